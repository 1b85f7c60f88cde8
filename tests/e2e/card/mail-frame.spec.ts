import type { Frame, Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  middleOfId,
  test,
} from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.moving;
const FRAMED = bulkId(1);
/** A click on an ID opens its card below it, beside the frame. */
const TICKET = `<p>Where is ${ID}?</p>
  <iframe srcdoc="<p>Mail about ${FRAMED}</p><p>Regards</p>" style="margin: 150px 0 0 500px"></iframe>`;
const TRIES = 5;

/** @returns the frame in a ticket, and the card of the ID above it, which has the focus */
async function openAboveFrame(page: Page): Promise<{ mail: Frame; card: Frame }> {
  const mail = page.frames()[1];
  if (!mail) throw new Error('There is no frame.');
  await expectHighlighted(mail, FRAMED);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expectCardOf(card, ID);
  return { mail, card };
}

async function expectCardOf(card: Frame, id: string): Promise<void> {
  await expect(card.getByRole('main')).toHaveAccessibleName(new RegExp(id));
  await expect.poll(() => card.evaluate(() => document.hasFocus())).toBe(true);
}

test('a click into a mail closes the card and leaves the focus where the user clicked', async ({
  openHtml,
}) => {
  const page = await openHtml(TICKET);
  const { mail } = await openAboveFrame(page);
  await mail.getByText('Regards').click();
  await expectNoCard(page);
  expect(await mail.evaluate(() => document.hasFocus())).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
});

test('opens the card beside an ID in a mail while the card of another ID has the focus', async ({
  openHtml,
}) => {
  const page = await openHtml(TICKET);
  const { mail, card } = await openAboveFrame(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const id = await middleOfId(page, FRAMED, mail);
    await page.mouse.click(id.x, id.y);
    await expectCardOf(card, FRAMED);
    const box = await (await card.frameElement()).boundingBox();
    expect(Math.abs((box?.x ?? 0) - id.x)).toBeLessThan(150);
    await clickId(page, ID);
    await expectCardOf(card, ID);
  }
});

test('a pinned card takes the keys again after a click on an ID in a mail', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const { mail, card } = await openAboveFrame(page);
  await page.keyboard.press('p');
  const pin = card.getByRole('button', { name: t.card.keepOpen });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Twice: the second time, the card is the one of this ID, and pinned from before.
    for (const _ of 'ab') {
      await clickId(page, FRAMED, mail);
      await expectCardOf(card, FRAMED);
      await expect(card.getByText(t.card.idPlace(2, 2, false))).toBeVisible();
    }
    await page.keyboard.press('ArrowRight');
    await expectCardOf(card, ID);
    await expect(card.getByText(t.card.idPlace(1, 2, false))).toBeVisible();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  }
});
