import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from './browser.ts';
import type { MessageMap, Sender } from './messaging.ts';
import { fail, type Outcome, succeed } from './outcome.ts';
import { serve } from './serve.ts';
import { EmptySchema, z } from './zod.ts';

// In Node.js, unlike in browsers, extension URLs have no origin.
const OWN_ORIGIN = 'https://waybill.extension.example';
const OPTIONS = { id: 'waybill', url: `${OWN_ORIGIN}/options.html`, origin: OWN_ORIGIN };
const CONTENT_SCRIPT = {
  id: 'waybill',
  url: 'https://desk.example/ticket',
  origin: 'https://desk.example',
  frameId: 3,
  tab: { id: 7, windowId: 2, url: 'https://desk.example/' },
};

const protocol = {
  report: { from: 'page', request: z.object({ count: z.number() }), reply: EmptySchema },
  listIds: {
    from: 'page',
    request: z.object({ ids: z.array(z.string()).check(z.maxLength(3)) }),
    reply: EmptySchema,
  },
  moveCard: { from: 'card', request: EmptySchema, reply: EmptySchema },
  readKeys: { from: 'extension', request: EmptySchema, reply: z.object({ keys: z.number() }) },
} as const satisfies MessageMap;

type Listener = (message: unknown, sender: object, sendResponse: (answer: unknown) => void) => unknown;
let listener: Listener;
let handled: { request: unknown; sender: Sender }[];
let answer: () => Promise<Outcome<{ keys: number }>>;
let readings: number;

beforeEach(() => {
  handled = [];
  readings = 0;
  answer = async () => succeed({ keys: 1 });
  const runtime = {
    id: 'waybill',
    getManifest: () => ({ version: '1.2.3' }),
    getURL: (path: string) => `${OWN_ORIGIN}/${path}`,
    onMessage: { addListener: (added: Listener) => (listener = added) },
  };
  Object.assign(browser, { runtime });
  serve(protocol, {
    async report(request, sender) {
      handled.push({ request, sender });
      return succeed({});
    },
    listIds: async () => succeed({}),
    async moveCard(request, sender) {
      handled.push({ request, sender });
      return succeed({});
    },
    readKeys() {
      readings += 1;
      return answer();
    },
  });
});

/** Delivers a message. @returns the reply; `undefined` if the message is left to other listeners */
function deliver(message: unknown, sender: object): Promise<unknown> {
  return new Promise((resolve) => {
    if (listener(message, sender, resolve) !== true) resolve(undefined);
  });
}

const REFUSED = fail('invalidInput');
const REPORT = { name: 'report', request: { count: 2 } };
const READ_KEYS = { name: 'readKeys', request: {} };

test('handles a page message from a tab, and passes on the sender as reported by the browser', async () => {
  expect(await deliver(REPORT, CONTENT_SCRIPT)).toEqual(succeed({}));
  const sender = { tabId: 7, frameId: 3, windowId: 2, address: 'https://desk.example/ticket' };
  expect(handled).toEqual([{ request: { count: 2 }, sender }]);
});

test('reports that a message comes from a private window, by its tab or by the page itself', async () => {
  await deliver(REPORT, { ...CONTENT_SCRIPT, tab: { ...CONTENT_SCRIPT.tab, incognito: true } });
  await deliver({ ...REPORT, isPrivate: true }, CONTENT_SCRIPT);
  await deliver(REPORT, { ...CONTENT_SCRIPT, tab: { ...CONTENT_SCRIPT.tab, incognito: false } });
  expect(handled.map(({ sender }) => sender.isPrivate)).toEqual([true, true, undefined]);
});

test('uses the URL of the tab for a frame without its own URL', async () => {
  await deliver(REPORT, { ...CONTENT_SCRIPT, url: 'about:srcdoc', origin: 'null' });
  expect(handled[0]?.sender.address).toBe('https://desk.example/');
});

test('answers a request that has an object in place of a list', async () => {
  for (const request of [{ ids: { length: { toString: 0 } } }, { length: { toString: 0 } }]) {
    expect(await deliver({ name: 'listIds', request }, CONTENT_SCRIPT)).toEqual(REFUSED);
  }
});

test('sends nothing that is not in the schema of the reply', async () => {
  const reply = { keys: 1, secret: 'k-1' };
  answer = async () => succeed(reply);
  expect(await deliver(READ_KEYS, OPTIONS)).toEqual(succeed({ keys: 1 }));
});

test('sends a failure instead of a reply that does not match its schema', async () => {
  const reply: unknown = { keys: 'two' };
  answer = async () => succeed(reply as { keys: number });
  expect(await deliver(READ_KEYS, OPTIONS)).toEqual(fail('unreadableReply'));
});

test.each(['1.2.2', '1.3.0', ''])('does nothing for a page of version %j, and says so', async (version) => {
  expect(await deliver({ ...READ_KEYS, version }, OPTIONS)).toEqual({ isOutdated: true });
  expect(readings).toBe(0);
});

test('answers a page of its own version', async () => {
  expect(await deliver({ ...READ_KEYS, version: '1.2.3' }, OPTIONS)).toEqual(succeed({ keys: 1 }));
});

test('rejects a page message from outside a tab', async () => {
  const { tab: _, ...sender } = CONTENT_SCRIPT;
  expect(await deliver(REPORT, sender)).toEqual(REFUSED);
  expect(handled).toEqual([]);
});

test('answers an extension message from a page of its own origin', async () => {
  expect(await deliver(READ_KEYS, OPTIONS)).toEqual(succeed({ keys: 1 }));
});

test('refuses an extension message without an origin', async () => {
  const { origin: _, ...sender } = OPTIONS;
  expect(await deliver(READ_KEYS, sender)).toEqual(REFUSED);
});

test.each([
  ['a content script', CONTENT_SCRIPT],
  ['a content script that names an address of the extension', { ...CONTENT_SCRIPT, url: OPTIONS.url }],
  ['a sender without origin and address', { id: 'waybill' }],
  ['another extension', { ...OPTIONS, id: 'other' }],
])('rejects an extension message from %s', async (_name, sender) => {
  expect(await deliver(READ_KEYS, sender)).toEqual(REFUSED);
});

const CARD = { ...CONTENT_SCRIPT, url: `${OWN_ORIGIN}/card.html`, origin: OWN_ORIGIN };
const MOVE_CARD = { name: 'moveCard', request: {} };

test('handles a message of the card from a page of the extension in a tab', async () => {
  expect(await deliver(MOVE_CARD, CARD)).toEqual(succeed({}));
  expect(handled.map(({ sender }) => [sender.tabId, sender.frameId])).toEqual([[7, 3]]);
});

test.each([
  ['a content script', CONTENT_SCRIPT],
  ['another extension', { ...CARD, id: 'other' }],
  ['a page of the extension outside a tab', { ...CARD, tab: undefined }],
  ['a tab that the browser does not name', { ...CARD, tab: {} }],
  ['a frame that the browser does not name', { ...CARD, frameId: undefined }],
])('rejects a message of the card from %s', async (_name, sender) => {
  expect(await deliver(MOVE_CARD, sender)).toEqual(REFUSED);
  expect(handled).toEqual([]);
});

test('rejects a page message with the ID of another extension', async () => {
  expect(await deliver(REPORT, { ...CONTENT_SCRIPT, id: 'other' })).toEqual(REFUSED);
  expect(handled).toEqual([]);
});

test.each([[{ name: 'unknown', request: {} }], [{ name: 'toString', request: {} }], ['text'], [null]])(
  'leaves %j to other listeners',
  async (message) => {
    expect(await deliver(message, OPTIONS)).toBeUndefined();
  },
);

test('rejects a request that does not match its schema', async () => {
  expect(await deliver({ name: 'report', request: { count: 'two' } }, CONTENT_SCRIPT)).toEqual(REFUSED);
  expect(handled).toEqual([]);
});

test('returns `interrupted` if a handler throws', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = () => Promise.reject(new Error('broken'));
  expect(await deliver(READ_KEYS, OPTIONS)).toEqual(fail('interrupted'));
  log.mockRestore();
});

test.each([
  new Error('Resource::kQuotaBytes quota exceeded'),
  new Error('Session storage quota bytes exceeded. Values were not stored.'),
  new DOMException('storage.local API call exceeded its quota limitations.', 'QuotaExceededError'),
  new Error('IO error: 000003.log: No space left on device (ChromeMethodBFE: 8::WritableFileAppend::8)'),
])('names storage that is full: %s', async (error) => {
  answer = () => Promise.reject(error);
  expect(await deliver(READ_KEYS, OPTIONS)).toEqual(fail('storageFull'));
});
