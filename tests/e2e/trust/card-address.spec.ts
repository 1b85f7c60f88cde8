import type { Frame, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const ISOLATED = '/agent/isolated-frame';

/** Measures the memory of a page and its frames, which the browser does when it next collects garbage. */
async function measureMemory(page: Page, frame: Frame, others: Frame[]): Promise<string> {
  const measuring = frame.evaluate(async () => {
    const { measureUserAgentSpecificMemory } = performance as Performance & {
      measureUserAgentSpecificMemory(): Promise<object>;
    };
    return JSON.stringify(await measureUserAgentSpecificMemory.call(performance));
  });
  for (const each of [page, frame, ...others]) {
    const session = await page.context().newCDPSession(each);
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
  }
  return measuring;
}

test('a page that measures the memory of its frames does not learn the address of the card', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>${ID}</p>`);
  await page.route(`**${ISOLATED}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      // Only isolated documents may measure memory; a frame can be one in any page.
      headers: { 'document-isolation-policy': 'isolate-and-credentialless' },
      body: 'Isolated',
    }),
  );
  await page.evaluate(async (src) => {
    const isolated = Object.assign(document.createElement('iframe'), { src });
    const loaded = new Promise((resolve) => isolated.addEventListener('load', resolve));
    document.body.append(isolated);
    await loaded;
  }, ISOLATED);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  const isolated = page.frames().find((frame) => frame.url().endsWith(ISOLATED));
  if (!isolated) throw new Error('The frame was not loaded.');

  const memory = await measureMemory(page, isolated, [card]);
  // The card is among what is measured, without its address.
  expect(memory).toContain('cross-origin-aggregated');
  expect(memory).toContain(ISOLATED);
  expect(memory).not.toContain('chrome-extension:');
});
