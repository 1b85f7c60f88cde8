import { beforeEach, expect, test, vi } from 'vitest';
import { createShowInOptions, type OwnTab } from './options-tab.ts';

const OPTIONS = 'chrome-extension://waybill/options.html';

let own: OwnTab[] | Error;
let done: unknown[];
let letGo: () => void;

beforeEach(() => {
  own = [];
  done = [];
});

function create() {
  const opened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return createShowInOptions(OPTIONS, {
    async own() {
      if (own instanceof Error) throw own;
      return own;
    },
    async open(url) {
      done.push(['open', url]);
      await opened;
    },
    async activate({ tabId }, url) {
      done.push(['activate', tabId, url]);
    },
  });
}

test.each([OPTIONS, `${OPTIONS}#detection`])('navigates a tab at %s to the section', async (url) => {
  own = [
    { tabId: 3, windowId: 1, url: 'chrome-extension://waybill/popup.html' },
    { tabId: 4, windowId: 1, url },
  ];
  await create()('teach=A');
  expect(done).toEqual([['activate', 4, `${OPTIONS}#teach=A`]]);
});

test('opens a tab if no tab shows the options page', async () => {
  own = [{ tabId: 3, windowId: 1, url: `${OPTIONS}.other` }];
  const show = create();
  letGo();
  await show('teach=A');
  expect(done).toEqual([['open', `${OPTIONS}#teach=A`]]);
});

test('opens a tab if the browser does not list those that are open', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  own = new Error('No context');
  const show = create();
  letGo();
  await show('set-up');
  expect(done).toEqual([['open', `${OPTIONS}#set-up`]]);
  log.mockRestore();
});

test('opens one tab on a double click, and shows it again on a later request', async () => {
  const show = create();
  const both = [show('teach=A'), show('teach=A')];
  letGo();
  await Promise.all(both);
  expect(done).toHaveLength(1);
  await show('teach=A');
  expect(done).toHaveLength(2);
});
