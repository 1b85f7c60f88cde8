import type { View } from '../../dev/drivers/driver.ts';
import { DELIVERED, expectText } from '../../dev/journeys/answer.ts';
import { openCardOf, waitForCard } from '../../dev/journeys/ids.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { lookUp } from './support/look-up.ts';

/** Waits until the viewer shows its image. */
async function expectShown(view: View): Promise<void> {
  await expect
    .poll(() => view.run(() => document.querySelector<HTMLImageElement>('.viewer-image')?.naturalWidth ?? 0))
    .toBeGreaterThan(0);
}

test('the viewer zooms, turns and steps by keyboard, saves an image, and returns the focus', {
  tag: '@core',
}, async ({ openExtensionPage }) => {
  const popup = await openExtensionPage('popup.html');
  await lookUp(popup, DELIVERED.id);
  const first = popup.get('button', t.proof.imageOf(1, 3));
  await first.press('Enter');
  await expectText(popup, t.proof.position(1, 3));
  await expectShown(popup);
  const fitted = await popup.find('.viewer-image').run(sizeOf);

  await popup.press('+');
  await expectText(popup, t.images.percent(150));
  expect((await popup.find('.viewer-image').run(sizeOf)).width).toBeCloseTo(fitted.width * 1.5, 0);
  await popup.press('r');
  await expectText(popup, t.images.whole);
  for (let turn = 0; turn < 3; turn += 1) await popup.press('r');
  await expect.poll(() => popup.find('.viewer-image').run(sizeOf)).toEqual(fitted);
  await popup.press('ArrowLeft');
  await expectText(popup, t.proof.position(3, 3));
  await expectShown(popup);

  const { name } = await popup.download(() => popup.press('d'));
  expect(name).toMatch(new RegExp(`^${DELIVERED.id}_\\d{4}-\\d\\d-\\d\\d_3\\.png$`));
  await popup.press('Escape');
  await expect.poll(() => popup.get('dialog', t.proof.viewer).count()).toBe(0);
  await expect.poll(() => first.run((button) => button === document.activeElement)).toBe(true);
});

test('the viewer opens from the card, over the page, and Escape closes it before the card', async ({
  openTicket,
}) => {
  const page = await openTicket();
  const card = await openCardOf(page, DELIVERED.id);
  await card.get('button', t.proof.imageOf(1, 3)).click();
  await expectText(card, t.proof.position(1, 3));
  await expectShown(card);
  await page.press('Escape');
  await expect.poll(() => card.get('dialog', t.proof.viewer).count()).toBe(0);
  await expectText(await waitForCard(page), DELIVERED.recipient);
});

/** Runs in the page. */
function sizeOf(image: HTMLElement): { width: number; height: number } {
  const { width, height } = image.getBoundingClientRect();
  return { width: Math.round(width), height: Math.round(height) };
}
