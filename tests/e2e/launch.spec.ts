import type { Page, Worker } from '@playwright/test';
import type { ChromiumWithExtension } from '../../dev/chromium.ts';
import { workerOf } from '../../dev/chromium-worker.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { violations } from './support/axe.ts';
import { ask } from './support/background.ts';
import { lookUp } from './support/extension-pages.ts';
import { clickId, expect, expectHighlighted, expectNoCard, test } from './support/fixtures.ts';
import { t } from './support/messages.ts';

interface Tab {
  id: number;
  windowId: number;
}

declare const chrome: {
  tabs: { query(query: object): Promise<Tab[]> };
  windows: { create(properties: object): Promise<{ id: number }> };
  action: {
    openPopup(options: object): Promise<void>;
  };
  runtime: { getContexts(filter: object): Promise<{ contextType: string }[]> };
  commands: { onCommand: { dispatch(command: string, tab: Tab | undefined): void } };
  contextMenus: { onClicked: { dispatch(click: object, tab: Tab | undefined): void } };
  omnibox: {
    onInputEntered: { dispatch(text: string, disposition: string): void };
    onInputChanged: { dispatch(text: string, suggest: (suggestions: unknown) => void): void };
  };
};

const [FIRST, SECOND, THIRD] = [SAMPLE_IDS.moving, SAMPLE_IDS.deliveredWithProof, bulkId(3)];
/** IDs of this file only, so that no answer is cached. */
const UNASKED = bulkId(41);

/** Makes the browser refuse the popup, as in a window without toolbar: tests cannot enter popups. */
async function refusePopup(browser: ChromiumWithExtension): Promise<void> {
  await (await workerOf(browser)).evaluate(() => {
    chrome.action.openPopup = () => Promise.reject(new Error('Browser window has no toolbar.'));
  });
}

/** Triggers the browser's own interface, which automation cannot reach. @returns the page with the answer */
async function answerTo(
  browser: ChromiumWithExtension,
  page: Page,
  act: (worker: Worker) => Promise<void>,
): Promise<Page> {
  await page.bringToFront();
  await refusePopup(browser);
  const opened = browser.context.waitForEvent('page');
  await act(await workerOf(browser));
  return opened;
}

const chooseMenu = (selectionText: string) => (worker: Worker) =>
  worker.evaluate(async (text) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    chrome.contextMenus.onClicked.dispatch({ menuItemId: 'look-up', selectionText: text }, tab);
  }, selectionText);

const pressKey = (worker: Worker) =>
  worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    chrome.commands.onCommand.dispatch('look-up-selection', tab);
  });

const enterInAddressBar = (typed: string) => (worker: Worker) =>
  worker.evaluate((text) => chrome.omnibox.onInputEntered.dispatch(text, 'currentTab'), typed);

test('opens the popup and looks up the selected text', async ({ sharedBrowser, openTicket, platform }) => {
  const page = await openTicket();
  await page.bringToFront();
  const worker = await workerOf(sharedBrowser);
  const surfaces = () =>
    worker.evaluate(async () => (await chrome.runtime.getContexts({})).map(({ contextType }) => contextType));
  const before = await surfaces();
  await chooseMenu(UNASKED)(worker);
  await expect.poll(surfaces).toContain('POPUP');
  await expect.poll(async () => (await platform.counts()).sandbox.track).toBe(1);
  expect((await surfaces()).filter((type) => type === 'TAB')).toEqual(
    before.filter((type) => type === 'TAB'),
  );
});

test('looks up IDs from the context menu, the shortcut and the address bar', async ({
  resetBrowser,
  openHtml,
  platform,
}) => {
  const page = await openHtml(
    `<p id="text">Where is ${FIRST}, please?</p><input id="field" value="see ${THIRD}">`,
  );
  await expectHighlighted(page, FIRST);

  const fromMenu = await answerTo(resetBrowser, page, chooseMenu(` ${SECOND} `));
  await expect(fromMenu.getByText('Robin Marlow').first()).toBeVisible();
  await fromMenu.close();

  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('#text') as Node));
  const fromKey = await answerTo(resetBrowser, page, pressKey);
  await expect(fromKey.getByLabel(t.popup.field, { exact: true })).toHaveValue(FIRST);
  await fromKey.close();

  await page.focus('#field');
  await page.evaluate(() => document.querySelector<HTMLInputElement>('#field')?.select());
  const fromField = await answerTo(resetBrowser, page, pressKey);
  await expect(fromField.getByLabel(t.popup.field, { exact: true })).toHaveValue(THIRD);
  await fromField.close();

  const severalFromMenu = await answerTo(resetBrowser, page, chooseMenu(`${FIRST} and ${THIRD}`));
  await expect(severalFromMenu.locator('tbody').getByRole('row')).toHaveCount(2);
  await expect(severalFromMenu.getByText(t.bulkView.done(2))).toBeVisible();
  await severalFromMenu.close();

  const fromBar = await answerTo(resetBrowser, page, enterInAddressBar(`track ${SECOND}`));
  await expect(fromBar.getByText('Robin Marlow').first()).toBeVisible();
  await fromBar.close();

  await platform.resetCounts();
  const refused = await answerTo(resetBrowser, page, chooseMenu('my parcel is late'));
  await expect(refused.getByText(t.popup.notAnId)).toBeVisible();
  await expect(refused.getByLabel(t.popup.field, { exact: true })).toHaveValue('');
  expect(await violations(refused)).toEqual([]);
  await refused.close();
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    document.querySelector('input')?.blur();
  });
  const empty = await answerTo(resetBrowser, page, pressKey);
  await expect(empty.getByText(t.popup.nothingSelected)).toBeVisible();
  await empty.close();
  expect((await platform.counts()).sandbox.track).toBe(0);
});

test('the address bar suggests the typed ID and recent lookups', async ({ sharedBrowser, openPopup }) => {
  const popup = await openPopup();
  await lookUp(popup, FIRST);
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();
  const suggestions = (await workerOf(sharedBrowser)).evaluate(
    (text) => new Promise((resolve) => chrome.omnibox.onInputChanged.dispatch(text, resolve)),
    FIRST.slice(0, -2),
  );
  expect(await suggestions).toContainEqual({ content: FIRST, description: `Look up ${FIRST} again` });
});

test('a lookup that is requested elsewhere replaces an open list, which returns afterwards', async ({
  sharedBrowser: { context, firstPage, extensionUrl },
  resetIfChanged: _,
}) => {
  const opened = context.waitForEvent('page');
  const url = extensionUrl('sidepanel.html');
  const windowId = await firstPage.evaluate(
    async (address) => (await chrome.windows.create({ url: address, type: 'popup' })).id,
    url,
  );
  const panel = await opened;
  await lookUp(panel, [SECOND, THIRD].join(' '));
  const rows = panel.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);

  const request = (asked: object) => ask(firstPage, 'queueLookup', { windowId, request: asked });
  await request({ kind: 'lookUp', trackingId: FIRST });
  await expect(panel.getByText('IN_TRANSIT').first()).toBeVisible();
  await expect(panel.getByText(FIRST).first()).toBeVisible();
  await panel.getByRole('button', { name: t.popup.back, exact: true }).click();
  await expect(rows).toHaveCount(2);
  await request({ kind: 'refused', reason: 'nothingSelected' });
  await expect(panel.getByText(t.popup.nothingSelected)).toBeVisible();
  await panel.getByRole('button', { name: t.bulkLookup.showTable(2) }).click();
  await expect(rows).toHaveCount(2);
});

test('looks the ID up elsewhere when the page is isolated, which may block the photos of the card', async ({
  resetBrowser,
  openHtml,
}) => {
  const page = await openHtml(`<p>Parcel ${SECOND}</p>`, {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expectHighlighted(page, SECOND);
  const answer = await answerTo(resetBrowser, page, () => clickId(page, SECOND));
  await expect(answer.getByText('Robin Marlow').first()).toBeVisible();
  await expectNoCard(page);
  await answer.close();
});

const DIALOG = `<dialog>Parcel ${SECOND}</dialog>`;

for (const [place, html] of Object.entries({
  'a modal dialog': DIALOG,
  'a modal dialog in a component': `<my-part><template shadowrootmode="open">${DIALOG}</template></my-part>`,
}))
  test(`looks the ID up elsewhere when it is in ${place}, which blocks the card`, async ({
    resetBrowser,
    openHtml,
  }) => {
    const page = await openHtml(html);
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await expectHighlighted(page, SECOND);
    const answer = await answerTo(resetBrowser, page, () => clickId(page, SECOND));
    await expect(answer.getByText('Robin Marlow').first()).toBeVisible();
    await expectNoCard(page);
    await answer.close();
  });
