import type { Page } from '@playwright/test';
import { bulkId } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, openCard, slowDown, test } from '../support/fixtures.ts';

const IDS = [1, 2, 3, 4, 5, 6, 7].map((number) => bulkId(number));
const TICKET = IDS.map((id) => `<p>Where is ${id}?</p>`).join('');
const STEPS = 3;
const TRIES = 4;

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
