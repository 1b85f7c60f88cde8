import type { Page } from '@playwright/test';
import { isCard } from '../../../dev/journeys/card-frame.ts';
import { clickId } from '../../../dev/journeys/highlighted-ids.ts';
import { t } from '../../e2e/support/messages.ts';
import type { Action } from './actions.ts';
import { fillAndSubmit, press, settled } from './in-page.ts';
import type { Random } from './random.ts';
import { IDS } from './sources.ts';
import { IDS_IN_TICKET } from './stage.ts';

// The actions of the monkey in the popup, in the panel, and in a ticket.

const anyOf = (ids: readonly string[], random: Random): string => random.some(ids, 1)[0] ?? '';

/** Looks up an ID in the field of the popup or panel. Mostly waits for the answer; else the next action comes too early. */
export const lookUpInField: Action = async ({ witness }, page, random) => {
  const text = anyOf(IDS, random);
  witness.note(`enter ${text}`);
  const isThere = await fillAndSubmit(page, [{ around: '.lookup-form', label: t.popup.field, text }]);
  if (!isThere) await press(page, t.bulkView.back);
  if (!random.oneIn(4)) await settled(page);
};

export const refreshAnswer: Action = async ({ witness }, page, random) => {
  if (!(await press(page, t.common.refresh))) return;
  witness.note('refresh the answer');
  if (!random.oneIn(4)) await settled(page);
};

/** Looks up a list of some IDs in the popup or panel. */
export const lookUpList: Action = async ({ witness }, page, random) => {
  await press(page, t.popup.back);
  if (!(await press(page, t.bulkLookup.open))) return;
  await page.locator('.bulk-draft').waitFor();
  witness.note('look up a list');
  await submitList(page, random.some(IDS, random.between(2, 6)));
};

/** Fills in and submits the draft of a list, which is open. */
async function submitList(page: Page, ids: readonly string[]): Promise<void> {
  const text = ids.join('\n');
  await fillAndSubmit(page, [{ around: '.bulk-draft', label: t.bulkView.draftField, text }]);
  // The button was disabled until the list was there.
  await press(page, t.bulkView.lookUp(ids.length));
}

export const goBack: Action = async ({ witness }, page) => {
  witness.note('go back');
  (await press(page, t.popup.back)) || (await press(page, t.bulkView.back));
};

/** Opens the card of an ID in the ticket. */
export const openCardInTicket: Action = async ({ witness }, page, random) => {
  const id = anyOf(IDS_IN_TICKET, random);
  witness.note(`open the card of ${id}`);
  await page.keyboard.press('Escape');
  await clickId(page, id);
  if (!random.oneIn(4)) await settleCard(page);
};

export const refreshCard: Action = async ({ witness }, page, random) => {
  const card = page.frames().find(isCard);
  if (!card) return;
  witness.note('refresh the card');
  const isBusy = await press(card, t.common.refresh).catch(() => false);
  if (isBusy && !random.oneIn(4)) await settleCard(page);
};

async function settleCard(page: Page): Promise<void> {
  const card = page.frames().find(isCard);
  if (card) await settled(card);
}
