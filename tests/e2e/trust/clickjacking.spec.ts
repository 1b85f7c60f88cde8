import type { Frame, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask } from '../support/background.ts';
import { recordCardMessages } from '../support/card-messages.ts';
import {
  ATTACKS,
  type Attack,
  applyAttack,
  CLICKED_ID,
  EDITOR_PAGE,
  expectSeen,
  UNFAMILIAR_ID,
} from '../support/clickjacking.ts';
import { cardFrame, clickId, drawFrames, expect, expectNoCard, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const attack = (page: Page, each: Attack, isOn: boolean): Promise<void> =>
  page.evaluate(`(${applyAttack})(${JSON.stringify(each)}, ${isOn})`);

const HIDDEN = ATTACKS[0] as Attack;

const button = (card: Frame, name: string) => card.getByRole('button', { name, exact: true });
const pasted = (page: Page) => page.evaluate(() => (window as unknown as { pasted: number }).pasted);

/** Focuses the editor, opens the card and its reply. */
async function openReply(page: Page): Promise<Frame> {
  await page.getByRole('textbox', { name: 'Reply' }).focus();
  await clickId(page, CLICKED_ID);
  const card = await cardFrame(page);
  // By keyboard, because a card that is growing may move the button away from the pointer.
  await button(card, t.copying.openReply).press('Enter');
  await expect(button(card, t.replyForm.back)).toBeVisible();
  return card;
}

/** Waits until the frame is as high as the card's content, so that its buttons stay where they are. */
async function expectFullHeight(card: Frame): Promise<void> {
  const isFull = () =>
    card.evaluate(() => {
      const parts = [...document.querySelectorAll('[data-part]')];
      const height = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      return Math.ceil(height) === innerHeight;
    });
  await expect.poll(isFull, { intervals: [50] }).toBe(true);
}

async function expectRefused(card: Frame): Promise<void> {
  await expect(card.getByText(t.replyForm.insertOutcome.hidden.notCopied)).toBeAttached();
}

test('refuses to insert and to change lists while the page hides, covers or moves the card', async ({
  openHtml,
}) => {
  const page = await openHtml(EDITOR_PAGE);
  const messages = await recordCardMessages(page, CLICKED_ID);
  const card = await openReply(page);
  const shown = (await messages()).at(-1);
  if (shown?.kind !== 'show') throw new Error('no card was shown');
  for (const each of ATTACKS) {
    await test.step(each.name, async () => {
      await expectSeen(card, shown.nonce);
      await attack(page, each, true);
      await button(card, t.copying.insert).dispatchEvent('click');
      await expectRefused(card);
      await attack(page, each, false);
      await button(card, t.replyForm.back).dispatchEvent('click');
      await button(card, t.copying.openReply).dispatchEvent('click');
    });
  }
  expect(await pasted(page)).toBe(0);

  await button(card, t.replyForm.back).dispatchEvent('click');
  const watch = card.getByRole('button', { name: t.shipment.watch.toggle });
  await attack(page, HIDDEN, true);
  await watch.dispatchEvent('click');
  await expect(card.getByText(t.card.hiddenTitle)).toBeAttached();
  await expect(watch).toHaveAttribute('aria-pressed', 'false');
  await attack(page, HIDDEN, false);

  await expectSeen(card, shown.nonce);
  await button(card, t.copying.insert).press('Enter');
  await expect(card.getByText(t.replyForm.insertOutcome.landed.copied)).toBeVisible();
  expect(await pasted(page)).toBe(1);
});

test('changes no choice, offers no format and ignores no ID while the page hides the card', async ({
  openHtml,
  resetBrowser: { context, firstPage },
}) => {
  const page = await openHtml(EDITOR_PAGE);
  const tabs = context.pages().length;
  await clickId(page, UNFAMILIAR_ID);
  const card = await cardFrame(page);
  await expect(button(card, t.shipment.teach)).toBeVisible();
  await attack(page, HIDDEN, true);
  for (const name of [t.shipment.teach, t.shipment.notId]) await button(card, name).dispatchEvent('click');
  await expect(card.getByText(t.card.hiddenTitle)).toBeAttached();
  await attack(page, HIDDEN, false);
  await page.keyboard.press('Escape');
  await expectNoCard(page);

  const reply = await openReply(page);
  const language = reply.getByLabel(t.replyForm.language, { exact: true });
  await attack(page, HIDDEN, true);
  // Twice: each refusal shows the old choice again, not only the first one, which also shows the notice.
  for (const choice of ['fr', 'es']) {
    await language.evaluate((select, chosen) => {
      Object.assign(select, { value: chosen }).dispatchEvent(new Event('change', { bubbles: true }));
    }, choice);
    await expect(language).toHaveValue('en');
    await expect(reply.getByText(t.card.hiddenTitle)).toBeAttached();
  }

  // All messages of the card have been answered by now.
  const { value: replies } = await ask(firstPage, 'getReplySettings');
  expect(replies).toMatchObject({ choices: { leavesNameOut: false } });
  expect(replies).not.toMatchObject({ choices: { language: expect.anything() } });
  const { value: detection } = await ask(firstPage, 'getDetectionRules');
  expect(detection).toMatchObject({ rules: { notIds: [] } });
  expect(context.pages()).toHaveLength(tabs);
});

test('loads proof images as before while the page hides the card', async ({
  openHtml,
  resetBrowser: { firstPage },
}) => {
  const page = await openHtml(`<p>Tracking number: ${SAMPLE_IDS.deliveredWithProof}</p>`);
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  const choice = button(card, t.proof.onlyWhenAsked);
  await expect(choice).toBeVisible();
  await attack(page, HIDDEN, true);
  await choice.dispatchEvent('click');
  await expect(card.getByText(t.card.hiddenTitle)).toBeAttached();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  expect(await ask(firstPage, 'getProofPreference')).toMatchObject({ value: { onDemand: false } });
});

test('refuses to insert if the page shows a hidden card as soon as it is pressed, however long the press', async ({
  openHtml,
}) => {
  const page = await openHtml(EDITOR_PAGE);
  const card = await openReply(page);
  await expectFullHeight(card);
  await page.getByRole('textbox', { name: 'Reply' }).evaluate((editor) => {
    const host = document.querySelector<HTMLElement>('waybill-card');
    host?.style.setProperty('opacity', '0.001', 'important');
    // Focused by script, so that the card stays open and the press in it takes the focus away from the page.
    editor.focus();
    addEventListener('blur', () => host?.style.setProperty('opacity', '1', 'important'), { once: true });
  });
  // Drawn hidden, for longer than the browser takes between two observations.
  await drawFrames(page, 30);
  await button(card, t.copying.insert).hover();
  await page.mouse.down();
  await expect.poll(() => page.locator('waybill-card').evaluate((host) => host.style.opacity)).toBe('1');
  // Shown for longer than a card must have been visible before a click.
  await drawFrames(page, 30);
  await page.mouse.up();
  await expectRefused(card);
  expect(await pasted(page)).toBe(0);
});

test('inserts at once from a card that was just opened, scrolled over and laid out again', async ({
  openHtml,
}) => {
  const page = await openHtml(EDITOR_PAGE);
  for (const expected of [1, 2]) {
    const card = await openReply(page);
    await page.evaluate(() => scrollBy(0, 40));
    await button(card, t.copying.insert).press('Enter');
    await expect(card.getByText(t.replyForm.insertOutcome.landed.copied)).toBeVisible();
    expect(await pasted(page)).toBe(expected);
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 0));
  }
});
