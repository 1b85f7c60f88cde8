import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import type { InsertOutcome } from '../../../features/page/model.ts';
import {
  cardFrame,
  clickDrawn,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  test,
} from '../support/fixtures.ts';
import { t } from '../support/messages.ts';
import { enter, ID, insert, LINES, openEditors, stateOf, TEXT } from './editors-page.ts';

/** The text that the editor shows. */
const shownIn = (page: Page, name: string): Promise<string> =>
  page.evaluate((key) => {
    const target = window.editors[key]?.target;
    return (target instanceof HTMLTextAreaElement ? target.value : target?.innerText) ?? '';
  }, name);

// One test, because a page with all these editors takes seconds to load.
test('inserts into the editors that helpdesks use, once, with their own undo, and where the agent was writing', async ({
  openPage,
  sharedBrowser,
}) => {
  // A minute for each of the two ways.
  test.setTimeout(120_000);
  const { page, names } = await openEditors(openPage);
  const rows: Record<string, object> = {};
  for (const name of names) {
    await enter(page, name);
    const outcome = await insert(sharedBrowser);
    const state = await stateOf(page, name);
    const shown = (await shownIn(page, name)).replace(/\s+/g, ' ').trim();
    await page.keyboard.press('Control+z');
    const undone = await expect
      .poll(() => stateOf(page, name), { intervals: [20, 50] })
      .toEqual([])
      .then(
        () => true,
        () => false,
      );
    rows[name] = {
      landed: outcome === 'landed' && shown === LINES.join(' '),
      state: state.join('|') === LINES.join('|'),
      undo: undone,
    };
  }
  console.table(rows);
  const good = { landed: true, state: true, undo: true };
  expect(rows).toEqual(Object.fromEntries(names.map((name) => [name, good])));
  expect(names.length).toBeGreaterThan(12);

  await test.step('although the press on the ID has moved the selection', async () => {
    const texts: Record<string, string> = {};
    for (const name of names) {
      await enter(page, name);
      await page.keyboard.type('Hi. ');
      await clickId(page, ID);
      await cardFrame(page);
      await insert(sharedBrowser);
      texts[name] = (await stateOf(page, name)).join(' ').replace(/\s+/g, ' ');
      await page.keyboard.press('Escape');
      await expectNoCard(page);
    }
    const expected = `Hi. ${LINES.join(' ')}`;
    expect(texts).toEqual(Object.fromEntries(names.map((name) => [name, expected])));
  });
  expect(await page.evaluate(() => window.submissions)).toBe(0);
});

test('inserts into an editor that has the browser paste into a hidden field', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(`<p>${ID}</p>
    <div id="editor" contenteditable aria-label="Reply" style="height: 60px"></div>
    <div id="field" contenteditable style="position: fixed; top: -99px"></div>
    <script>
      editor.addEventListener('paste', () => {
        field.focus();
        setTimeout(() => editor.replaceChildren(...field.childNodes));
      });
    </script>`);
  await expectHighlighted(page, ID);
  await page.locator('#editor').click();
  expect(await insert(sharedBrowser)).toBe('landed');
  expect(await page.locator('#editor').innerText()).toContain(LINES.slice(1).join('\n'));
});

/** Two editors for replies, one of them in a shadow root, among others that are not. */
const TWO = `<p>${ID}</p>
  <textarea id="reply" aria-label="Public reply" rows="6" cols="60"></textarea>
  <div id="chat"></div>
  <search><textarea>Search</textarea></search>
  <textarea hidden></textarea><textarea readonly>Terms</textarea><input>
  <script>
    window.keys = [];
    document.addEventListener('keydown', ({ key }) => keys.push(key), true);
    chat.attachShadow({ mode: 'open' }).innerHTML = '<div id="note" contenteditable style="width: 200px; height: 40px">';
  </script>`;

const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.querySelector<HTMLTextAreaElement>('#reply')?.value ?? '',
    document.querySelector('#chat')?.shadowRoot?.querySelector<HTMLElement>('#note')?.innerText ?? '',
  ]);

const isAsking = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.localName === 'waybill-card');

test('has the agent choose among several editors by key or click, and inserts nothing after Escape', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(TWO);
  await expectHighlighted(page, ID);
  const ask = async (answer: () => Promise<void>): Promise<InsertOutcome> => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const outcome = insert(sharedBrowser);
    await expect.poll(() => isAsking(page)).toBe(true);
    await answer();
    return outcome;
  };
  expect(await ask(() => page.keyboard.press('Escape'))).toBe('cancelled');
  expect(await drafts(page)).toEqual(['', '']);
  expect(await ask(() => page.keyboard.press('2'))).toBe('landed');
  expect((await drafts(page)).map((draft) => draft.includes(ID))).toEqual([false, true]);
  expect(await page.evaluate(() => window.keys)).toEqual([]);
});

test('inserts where the agent was writing in a shadow root, and replaces what is selected there', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(TWO);
  await page.locator('#note').click();
  await page.keyboard.type('Hello big world');
  for (let left = 6; left > 0; left--) await page.keyboard.press('ArrowLeft');
  for (let left = 3; left > 0; left--) await page.keyboard.press('Shift+ArrowLeft');
  await clickId(page, ID);
  await cardFrame(page);
  expect(await insert(sharedBrowser)).toBe('landed');
  const [, note = ''] = await drafts(page);
  expect(note.split('\n').filter(Boolean)).toEqual([`Hello ${LINES[0]}`, LINES[1], `${LINES[2]} world`]);
});

test('chooses an editor by a click on it', async ({ openHtml, sharedBrowser }) => {
  const page = await openHtml(TWO);
  await expectHighlighted(page, ID);
  const outcome = insert(sharedBrowser);
  await expect.poll(() => isAsking(page)).toBe(true);
  await page.mouse.click(200, 80);
  expect(await outcome).toBe('landed');
  expect(await drafts(page)).toEqual([TEXT, '']);
});

test('marks the editors where they are, in a page that zooms its root', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(`<style>html { zoom: 1.5 }</style>${TWO}`);
  await expectHighlighted(page, ID);
  const outcome = insert(sharedBrowser);
  await expect.poll(() => isAsking(page)).toBe(true);
  const { x, y } = await page.evaluate(
    () =>
      document.querySelector('#chat')?.shadowRoot?.querySelector('#note')?.getBoundingClientRect() ?? {
        x: 0,
        y: 0,
      },
  );
  await page.mouse.click(x + 20, y + 20);
  expect(await outcome).toBe('landed');
  expect((await drafts(page)).map((draft) => draft.includes(ID))).toEqual([false, true]);
});

test('marks an editor where it is, in a frame that the page pads and scales', async ({
  openHtml,
  sharedBrowser,
}) => {
  const frame = `<iframe style="padding: 120px; scale: 0.5" srcdoc="<div contenteditable style='height: 40px'></div>"></iframe>`;
  const page = await openHtml(`${TWO}${frame}`);
  await expectHighlighted(page, ID);
  const outcome = insert(sharedBrowser);
  await expect.poll(() => isAsking(page)).toBe(true);
  const editor = page.frameLocator('iframe').locator('[contenteditable]');
  const { x, y, width, height } = (await editor.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width - 5, y + height - 5);
  expect(await outcome).toBe('landed');
  await expect(editor).toContainText(ID);
});

test('inserts a reply from the card into the only editor, which nobody has clicked', async ({
  openTicket,
}) => {
  const page = await openTicket();
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
  await clickDrawn(card.getByRole('button', { name: t.copying.insert, exact: true }));
  await expect(card.getByText(t.replyForm.insertOutcome.landed.copied)).toBeVisible();
  const editor = page.getByRole('textbox', { name: 'Public reply' });
  await expect(editor).toContainText(SAMPLE_IDS.deliveredWithProof);
  expect((await editor.innerText()).split('\n').length).toBeGreaterThan(2);
});

test('a card whose ID has left the page warns before its reply goes into another ticket', async ({
  openHtml,
}) => {
  const message = `Where are ${ID} and ${SAMPLE_IDS.problem}?`;
  const page = await openHtml(`<p id="message">${message}</p><textarea aria-label="Reply"></textarea>`);
  const show = (text: string) =>
    page.evaluate((next) => document.querySelector('#message')?.replaceChildren(next), text);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.getByText(t.card.idPlace(1, 2, false))).toBeVisible();
  await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
  await expect(card.getByRole('button', { name: t.copying.insert, exact: true })).toBeVisible();
  const warning = card.getByText(t.card.goneAdvice);
  await expect(warning).toHaveCount(0);
  await show('Thank you, they have arrived.');
  await expect(warning).toBeVisible();
  await show(message);
  await expect(warning).toHaveCount(0);
});
