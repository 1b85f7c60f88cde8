import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { bundleEditors } from '../../../dev/editors/bundle.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import type { InsertOutcome } from '../../../features/page/model.ts';
import { expectHighlighted } from '../support/fixtures.ts';
import { HTML_PAGE } from '../support/html-page.ts';

export const ID = SAMPLE_IDS.moving;
export const LINES = ['Dear Robin,', `your parcel ${ID} is on its way.`, 'Kind regards'];
export const TEXT = `${LINES[0]}\n\n${LINES[1]}\n${LINES[2]}`;

declare const chrome: {
  tabs: {
    query(filter: object): Promise<{ id: number; url?: string }[]>;
    sendMessage(tab: number, message: object, options: object): Promise<InsertOutcome>;
  };
};

declare global {
  interface Window {
    /** The editors of `dev/editors/page`, with what the framework of each keeps as its text. */
    editors: Record<string, { target: HTMLElement; text(): string }>;
    submissions: number;
    keys: string[];
  }
}

/** Sends to the newest tab what the card has the background send. Waybill cannot read the address of helpdesks. */
export const insert = ({ firstPage }: ChromiumWithExtension): Promise<InsertOutcome> =>
  firstPage.evaluate(async (text) => {
    const tab = (await chrome.tabs.query({})).findLast(({ url }) => !url);
    return chrome.tabs.sendMessage(tab?.id ?? 0, { command: 'insertText', text }, { frameId: 0 });
  }, TEXT);

/** The text in the editor's framework, with the same notation of paragraphs for all. */
export async function stateOf(page: Page, name: string): Promise<string[]> {
  const text = await page.evaluate((key) => window.editors[key]?.text() ?? '', name);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A page with an ID and the editors of `dev/editors/page`. */
export async function openEditors(openPage: (url: string) => Promise<Page>) {
  const page = await openPage('about:blank');
  const script = await bundleEditors();
  await page.route(`${HTML_PAGE}/editors.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(HTML_PAGE, (route) =>
    // TinyMCE is shown by the style sheet of its skin, which is left out.
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Editors</title><style>section * { min-height: 20px } .tox-tinymce { visibility: inherit !important }</style><p>${ID}</p><script src="${HTML_PAGE}/editors.js"></script>`,
    }),
  );
  await page.goto(HTML_PAGE);
  await expectHighlighted(page, ID);
  const names = await page.evaluate(async () => {
    while (!window.editors) await new Promise((resolve) => setTimeout(resolve, 20));
    return Object.keys(window.editors);
  });
  return { page, names };
}

/** Puts the caret into an editor, as a click there does. */
export const enter = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (key) => {
    const target = window.editors[key]?.target;
    target?.ownerDocument.defaultView?.focus();
    target?.focus();
    // The page can read a focus in a frame in its next task.
    await new Promise((resolve) => setTimeout(resolve));
  }, name);
