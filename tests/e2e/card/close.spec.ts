import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectNoCard,
  middleOfId,
  openCard,
  slowDown,
  test,
} from '../support/fixtures.ts';

const FIRST = SAMPLE_IDS.moving;
const SECOND = SAMPLE_IDS.deliveredWithProof;
/** A card opens below its ID, so that the first one does not cover the second ID. */
const TICKET = `<p>Where are ${SECOND}</p><p>and ${FIRST}?</p>`;
const TRIES = 8;

async function expectCardOf(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => (await openCard(page))?.locator('main').getAttribute('aria-label'))
    .toContain(id);
}

test('keeps the next card open when the previous one closes slowly', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const second = await middleOfId(page, SECOND);
  await clickId(page, FIRST);
  await expectCardOf(page, FIRST);
  await slowDown(await cardFrame(page));
  for (let tries = 0; tries < TRIES; tries += 1) {
    await clickId(page, FIRST);
    await expectCardOf(page, FIRST);
    await Promise.all([page.keyboard.press('Escape'), page.mouse.click(second.x, second.y)]);
    await expectCardOf(page, SECOND);
    // By now a late close of the first card would have arrived as well.
    await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expectCardOf(page, SECOND);
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
});
