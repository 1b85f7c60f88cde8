import type { CDPSession, Page } from '@playwright/test';

interface Context {
  id: number;
  origin: string;
  name: string;
  auxData?: { type?: string; frameId?: string };
}

/**
 * Runs an expression in the content script's world of a page's top frame, as a compromised renderer could.
 * @param expression JavaScript; a promise is awaited
 */
export async function evaluateAsContentScript(page: Page, expression: string): Promise<unknown> {
  return withContentWorlds(page, async (session, [top]) => {
    if (!top) throw new Error('The content script does not run in this page.');
    return evaluate(session, top, expression);
  });
}

/**
 * Runs an expression in the content script's world of every frame that shares the page's process.
 * @param expression JavaScript; a promise is awaited
 * @returns one result for each frame, the top frame's first
 */
export async function evaluateInContentScripts(page: Page, expression: string): Promise<unknown[]> {
  return withContentWorlds(page, (session, worlds) =>
    Promise.all(worlds.map((world) => evaluate(session, world, expression))),
  );
}

async function withContentWorlds<T>(
  page: Page,
  use: (session: CDPSession, worlds: Context[]) => Promise<T>,
): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const contexts: Context[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => contexts.push(context));
  await session.send('Runtime.enable');
  try {
    return await use(
      session,
      contexts.filter(({ name, auxData }) => name === 'Waybill' && auxData?.type === 'isolated'),
    );
  } finally {
    await session.detach();
  }
}

async function evaluate(session: CDPSession, { id }: Context, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId: id,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
