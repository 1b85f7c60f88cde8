import type { Locator, Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

/** Presses a button and moves on to a field before the result can arrive. */
async function pressAndGoOn(button: Locator, field: Locator): Promise<void> {
  const next = await field.elementHandle();
  await button.evaluate((pressed: HTMLElement, goOnTo) => {
    pressed.focus();
    pressed.click();
    if (goOnTo instanceof HTMLElement) goOnTo.focus();
  }, next);
}

async function showShipment(popup: Page): Promise<void> {
  await lookUp(popup, SAMPLE_IDS.deliveredWithProof);
  await expect(popup.getByText('Robin Marlow').first()).toBeVisible();
}

test('removing and restoring an entry does not take the focus from a user who types', async ({
  resetBrowser,
  openPopup,
}) => {
  const popup = await openPopup(resetBrowser);
  await lookUpAll(popup, [bulkId(1), bulkId(2)]);
  await popup.reload();
  const field = popup.getByLabel(t.popup.field, { exact: true });
  const undo = popup.getByRole('button', { name: t.recent.undo });
  const rows = popup.locator('.recent-id');
  await pressAndGoOn(popup.getByRole('button', { name: t.recent.remove(bulkId(1)) }), field);
  await expect(undo).toBeVisible();
  await expect(rows).toHaveText([bulkId(2)]);
  await expect(field).toBeFocused();

  await pressAndGoOn(undo, field);
  await expect(rows).toHaveCount(2);
  await expect(field).toBeFocused();

  await popup.getByRole('button', { name: t.recent.remove(bulkId(1)) }).press('Enter');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(popup.locator(`[data-tracking-id="${bulkId(1)}"]`)).toBeFocused();
});

test('stopping a watch does not take the focus from a user who types', async ({
  resetBrowser,
  openPopup,
}) => {
  const popup = await openPopup(resetBrowser);
  const trackingId = bulkId(3);
  await ask(popup, 'watch', { environment: 'sandbox', trackingId });
  const field = popup.getByLabel(t.popup.field, { exact: true });
  await pressAndGoOn(popup.getByRole('button', { name: t.watch.stop(trackingId) }), field);
  await expect(popup.getByRole('button', { name: t.watch.undo })).toBeVisible();
  await expect(field).toBeFocused();
});

test('removing a list entry does not take the focus from a user who types', async ({
  resetBrowser,
  openOptions,
}) => {
  const options = await openOptions('detection', resetBrowser);
  const detection = options.getByRole('region', { name: t.detection.title, exact: true });
  const field = detection.getByLabel(t.rules.enter, { exact: true });
  for (const id of ['A1B2C3D4', 'E5F6G7H8']) {
    await field.fill(id);
    await detection.getByRole('button', { name: t.rules.add, exact: true }).click();
  }
  await pressAndGoOn(detection.getByRole('button', { name: t.rules.remove('A1B2C3D4') }), field);
  await expect(detection.getByText('A1B2C3D4')).toHaveCount(1);
  await expect(detection.getByRole('button', { name: t.rules.undo })).toBeVisible();
  await expect(field).toBeFocused();
  await detection.getByRole('button', { name: t.rules.remove('E5F6G7H8') }).press('Enter');
  await expect(detection.getByRole('button', { name: t.rules.undo })).toBeFocused();
});

test('a key pressed right after opening a menu, reply or list reaches it', async ({
  resetBrowser,
  openPopup,
}) => {
  const popup = await openPopup(resetBrowser);
  await showShipment(popup);
  /** The focused element before the browser draws anything or handles another key. */
  const pressed = (name: string) =>
    popup.getByRole('button', { name, exact: true }).evaluate(async (button: HTMLElement) => {
      button.click();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      return document.activeElement?.textContent;
    });
  expect(await pressed(t.copying.copySummary)).toBe(t.copying.oneLine);
  await popup.keyboard.press('Escape');
  // The view of replies is loaded when it is first needed.
  await popup.getByRole('button', { name: t.copying.openReply, exact: true }).click();
  await popup.getByRole('button', { name: t.replyForm.back, exact: true }).click();
  expect(await pressed(t.copying.openReply)).toContain(t.replyForm.copy);
});
