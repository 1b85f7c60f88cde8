import type { Page } from '@playwright/test';
import { recordTrace } from '../../../dev/chromium-trace.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, expectHighlighted, expectNoCard, test } from '../support/fixtures.ts';
import { HTML_PAGE, serveHtml } from '../support/html-page.ts';
import { evaluateInContentScripts } from '../support/isolated-world.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const WITHOUT_IDS = ['Signature', 'Logo', 'Order 4711'];
const FRAMES = [`Mail ${ID}`, ...WITHOUT_IDS, `Reply ${bulkId(1)}`];
/** The top frame, in which the script is loaded early. */
const TOP = 'Ticket';
const TICKET = `<p>${TOP}</p>${FRAMES.map((text) => `<iframe srcdoc="<p>${text}</p>"></iframe>`).join('')}`;
const WITH_IDS = [`Mail ${ID}`, `Reply ${bulkId(1)}`];

/** The texts of the frames that have loaded `page.js`, in order. */
async function framesWithScript(page: Page): Promise<string[]> {
  const loads = '[document.body.innerText.trim(), globalThis.waybillPage !== undefined]';
  const frames = (await evaluateInContentScripts(page, loads)) as [string, boolean][];
  expect(frames).toHaveLength(FRAMES.length + 1);
  return frames
    .filter(([, hasLoaded]) => hasLoaded)
    .map(([text]) => text)
    .sort();
}

async function openFrames(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    const text = await frame.locator('body').innerText();
    const id = WITH_IDS.includes(text.trim()) ? text.trim().split(' ').at(-1) : undefined;
    if (id) await expectHighlighted(frame, id);
  }
}

test('loads the page script into the top frame, and into other frames only if they hold an ID', async ({
  openHtml,
}) => {
  const page = await openHtml(TICKET);
  await openFrames(page);
  await expect.poll(() => framesWithScript(page)).toEqual([...WITH_IDS, TOP]);

  const mail = page.frames()[1];
  if (!mail) throw new Error('The mail has no frame.');
  await clickId(page, ID, mail);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  expect(await framesWithScript(page)).toEqual([...WITH_IDS, TOP]);

  const before = await (await card.frameElement()).boundingBox();
  const head = await card.locator('header').first().boundingBox();
  if (!before || !head) throw new Error('The card has no box.');
  await page.mouse.move(head.x + head.width / 2, head.y + 4);
  await page.mouse.down();
  await page.mouse.move(head.x + head.width / 2 + 60, head.y + 44, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await (await card.frameElement()).boundingBox())?.x)
    .toBeGreaterThan(before.x + 40);
  expect(await framesWithScript(page)).toEqual([...WITH_IDS, TOP]);

  await page.keyboard.press('Escape');
  await expectNoCard(page);
  expect(await framesWithScript(page)).toEqual([...WITH_IDS, TOP]);
});

/** Loads a helpdesk page into a new tab. @returns the size of the compiled page script if the browser had kept it */
async function keptCodeBytes(page: Page): Promise<number | undefined> {
  await serveHtml(page, `<p>Parcel ${ID}</p>`);
  const session = await page.context().newCDPSession(page);
  const events = await recordTrace(
    session,
    ['devtools.timeline', 'disabled-by-default-v8.compile'],
    async () => {
      await page.goto(HTML_PAGE);
      await expectHighlighted(page, ID);
    },
  );
  const [script, ...others] = events
    .filter(({ name }) => name === 'v8.compileModule')
    .flatMap(({ args }) => args.data ?? [])
    .filter(({ url }) => url?.endsWith('/page.js'));
  expect(script).toBeDefined();
  expect(others).toEqual([]);
  return script?.consumedCacheSize;
}

test('on a known helpdesk, the browser keeps the compiled page script for the next pages', async ({
  openPage,
}) => {
  // Chromium notes the first load and keeps the code of the second.
  await expect.poll(async () => keptCodeBytes(await openPage('about:blank'))).toBeGreaterThan(100_000);
});
