import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickDrawn, clickId, expect, expectHighlighted, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';
import { ID, insert } from './editors-page.ts';

/** Two tickets, the second of which is not open yet. */
const TICKETS = `<p id="message">Where is ${ID}?</p><style>textarea { display: block }</style>
  <div id="first"><textarea id="one" rows="6" cols="50"></textarea></div>
  <div id="second" hidden><textarea id="two" rows="6" cols="50"></textarea></div>`;

const drafts = (page: Page): Promise<string[]> =>
  page.locator('textarea').evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));

/** Ways in which consoles put away a ticket that stays open. */
const WAYS: Record<string, (ticket: HTMLElement) => void> = {
  'moved off the page': (ticket) => (ticket.style.cssText = 'position: absolute; left: -10000px'),
  'made transparent': (ticket) => (ticket.style.opacity = '0'),
  'made inert': (ticket) => (ticket.inert = true),
};

for (const [name, putAway] of Object.entries(WAYS))
  test(`inserts no reply into a ticket that was ${name}`, async ({ openHtml, sharedBrowser }) => {
    const page = await openHtml(TICKETS);
    await expectHighlighted(page, ID);
    await page.locator('#one').click();
    await page.locator('#first').evaluate(putAway);
    await page.locator('#second').evaluate((ticket) => ticket.removeAttribute('hidden'));
    expect(await insert(sharedBrowser)).toBe('landed');
    expect((await drafts(page)).map((draft) => draft.includes(ID))).toEqual([false, true]);
  });

test('the agent confirms the editor in a page that has changed to another ticket since the card opened', async ({
  openHtml,
}) => {
  const page = await openHtml(TICKETS);
  await page.locator('#one').click();
  await clickId(page, ID);
  const card = await cardFrame(page);
  await page.evaluate((other) => {
    history.pushState({}, '', '/agent/tickets/2');
    document.querySelector('#message')?.replaceChildren(`And where is ${other}?`);
  }, SAMPLE_IDS.problem);
  await clickDrawn(card.getByRole('button', { name: t.copying.insert, exact: true }));
  // One element for the card, one for the choice.
  await expect(page.locator('waybill-card')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(card.getByText(t.replyForm.insertOutcome.cancelled.copied)).toBeVisible();
  expect(await drafts(page)).toEqual(['', '']);
});
