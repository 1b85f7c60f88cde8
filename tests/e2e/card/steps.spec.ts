import type { Page } from '@playwright/test';
import { bulkId } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, openCard, slowDown, test } from '../support/fixtures.ts';

const IDS = [1, 2, 3, 4, 5, 6, 7].map((number) => bulkId(number));
const TICKET = IDS.map((id) => `<p>Where is ${id}?</p>`).join('');
const STEPS = 3;
const TRIES = 3;

async function expectAt(page: Page, place: number): Promise<void> {
  await expect
    .poll(async () => (await openCard(page))?.locator('.id-steps').allTextContents())
    .toEqual([expect.stringContaining(`${place} of`)]);
}

test('goes one step for each key, also if the keys are pressed faster than the cards come', async ({
  openHtml,
}) => {
  const page = await openHtml(TICKET);
  await clickId(page, IDS[0] ?? '');
  await slowDown(await cardFrame(page));
  for (let tries = 0; tries < TRIES; tries += 1) {
    await expectAt(page, ((tries * STEPS) % IDS.length) + 1);
    for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('ArrowRight');
  }
  await expectAt(page, ((TRIES * STEPS) % IDS.length) + 1);
});

test('goes all the steps that were asked for, also where the next IDs are in other frames', async ({
  openHtml,
}) => {
  const inFrame = IDS.slice(1, 3).map((id) => `<p>Where is ${id}?</p>`);
  const page = await openHtml(
    `<p>Where is ${IDS[0]}?</p><iframe srcdoc="${inFrame.join('')}"></iframe><p>Where is ${IDS[3]}?</p>`,
  );
  await clickId(page, IDS[0] ?? '');
  const card = await cardFrame(page);
  await expect(card.locator('.id-steps')).toContainText('1 of 4');
  await card.evaluate(() => {
    for (let step = 0; step < 3; step += 1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await expectAt(page, 4);
});
