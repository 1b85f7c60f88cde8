import type { Page } from '@playwright/test';

interface Context {
  id: number;
  origin: string;
  name: string;
  auxData?: { type?: string };
}

/**
 * Runs an expression in the content script's world of a page's top frame: what a compromised renderer could do.
 * @param expression JavaScript; a promise is awaited
 */
export async function evaluateAsContentScript(page: Page, expression: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const contexts: Context[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => contexts.push(context));
  await session.send('Runtime.enable');
  const ours = contexts.find(({ name, auxData }) => name === 'Waybill' && auxData?.type === 'isolated');
  if (!ours) throw new Error('The content script does not run in this page.');
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId: ours.id,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
