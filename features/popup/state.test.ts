import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { messagesFor } from '../catalogue.ts';
import type { LookupRequest } from '../lookup/model.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import type { ClipboardAccess } from './clipboard.ts';
import { createPopupState, type PopupState } from './state.ts';

/** The detector is loaded on first use, here with all its modules. */
const LOADING = { timeout: 20_000 };

const [ID, OTHER] = ['ABCD1234567890', 'ABCD1234567804'];
const NINE_DIGITS = { parts: [{ kind: 'digits', min: 9, max: 9 }] };

let sent: { name: string; request: unknown }[];
let clipboardText: string | undefined;
let isAllowed: boolean;
let grants: boolean;
let cached: Lookup[];
let reportIds: (ids: string[], count?: number) => void;
let pending: LookupRequest | undefined;
let state: PopupState;

const clipboard: ClipboardAccess = {
  isAllowed: async () => isAllowed,
  request: async () => grants,
  read: async () => clipboardText,
};

const answer = async (name: string, request: unknown) => {
  sent.push({ name, request });
  if (name === 'claimLookup') return succeed({ request: pending });
  if (name === 'getPatterns') return succeed({ patterns: [{ id: 'a', name: 'Ours', pattern: NINE_DIGITS }] });
  if (name === 'getCachedLookups') return succeed({ lookups: cached });
  return name === 'getConnections' ? succeed(connections({})) : fail('notFound');
};

function lookupOf(trackingId: string, isFresh: boolean): Lookup {
  const shipment = { status: 'IN_TRANSIT', problems: [] };
  return {
    trackingId,
    environment: 'sandbox',
    host: 'api.example.com',
    retrievedAt: 0,
    isFresh,
    shipment,
    raw: '{}',
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const lookUps = () => sent.filter(({ name }) => name === 'getShipment').map(({ request }) => request);

beforeEach(() => {
  sent = [];
  cached = [];
  clipboardText = undefined;
  isAllowed = false;
  grants = true;
  pending = undefined;
  state = createPopupState({
    send: answer as Send,
    language: 'en',
    clipboard,
    formatContext: () => ({ messages: messagesFor('en'), locale: 'en-GB', now: 0 }),
    subscribeToPageIds: async (listener) => {
      reportIds = (ids, count = ids.length) => listener(ids, count);
    },
  });
});

describe('suggestions', () => {
  test('contain the current IDs of the page, without earlier ones', async () => {
    await state.start();
    reportIds([ID]);
    reportIds([OTHER]);
    expect(state.suggestions.onPage.value).toEqual([OTHER]);
  });

  test('are counted with those that the list leaves out', async () => {
    await state.start();
    reportIds([ID, OTHER], 5);
    expect(state.suggestions.onPageCount.value).toBe(5);
    expect(state.suggestions.requests.value).toBe(2);
  });

  test('show cached answers, and need requests for answers that are not fresh', async () => {
    cached = [lookupOf(ID, true), lookupOf(OTHER, false)];
    await state.start();
    reportIds([ID, OTHER, 'ABCD1234567805']);
    await settled();
    expect(state.suggestions.describeCached(ID)).toMatchObject({ rowStatus: 'inTransit' });
    expect(state.suggestions.describeCached('ABCD1234567805')).toBeUndefined();
    expect(state.suggestions.requests.value).toBe(2);
    await state.checkPage();
    expect(state.bulkLookup.view.value).toBe('table');
    expect(lookUps().map((request) => (request as { trackingId: string }).trackingId)).toEqual([
      OTHER,
      'ABCD1234567805',
    ]);
  });

  test('contain the ID on the clipboard if it may be read', async () => {
    isAllowed = true;
    clipboardText = `Tracking ID: ${ID}`;
    await state.start();
    expect(state.suggestions.fromClipboard.value).toBe(ID);
  });

  test('do not contain other text on the clipboard', async () => {
    isAllowed = true;
    clipboardText = 'correct horse battery staple';
    await state.start();
    expect(state.suggestions.fromClipboard.value).toBeUndefined();
  });

  test('do not read the clipboard without the permission', async () => {
    clipboardText = ID;
    await state.start();
    expect(state.suggestions.fromClipboard.value).toBeUndefined();
  });

  test('are not looked up before a click', async () => {
    isAllowed = true;
    clipboardText = ID;
    await state.start();
    reportIds([ID, OTHER]);
    expect(lookUps()).toEqual([]);
  });
});

describe('submit', () => {
  test('looks up the ID in the text, and shows only the ID', async () => {
    state.enter(`Where is ${ID}?`);
    await state.submit();
    expect(lookUps()).toEqual([{ trackingId: ID, refresh: false }]);
    expect(state.text.value).toBe(ID);
  });

  test.each([
    ['   ', 'nothingEntered'],
    ['ab', 'invalidInput'],
  ] as const)('reports %j as %s, and sends nothing', async (text, problem) => {
    state.enter(text);
    await state.submit();
    expect(state.problem.value).toBe(problem);
    expect(lookUps()).toEqual([]);
    state.enter('abc');
    expect(state.problem.value).toBeUndefined();
  });
});

describe('a list', () => {
  test.each([
    ['lines', `${ID}\n${OTHER}`],
    ['a ticket', `Where are ${ID} and ${OTHER}?`],
    ['a column of no known shape', '77665544\n77665545'],
  ])('opens as a draft when pasted into the field, without a request: %s', async (_kind, text) => {
    expect(state.takePasted(text)).toBe(true);
    await vi.waitFor(() => expect(state.bulkLookup.view.value).toBe('draft'), LOADING);
    expect(state.bulkLookup.draft.text.value).toBe(text);
    expect(state.bulkLookup.draft.ids.value).toHaveLength(2);
    expect(state.text.value).toBe('');
    expect(lookUps()).toEqual([]);
  });

  test('opens as a draft when typed into the field', async () => {
    state.enter(`${ID} ${OTHER}`);
    await state.submit();
    expect(state.bulkLookup.draft.ids.value).toEqual([ID, OTHER]);
  });

  test('opens as a draft from the clipboard', async () => {
    clipboardText = `${ID}\n${OTHER}`;
    await state.pasteAndLookUp();
    expect(state.bulkLookup.draft.ids.value).toEqual([ID, OTHER]);
    expect(lookUps()).toEqual([]);
  });

  test('does not open for the same ID twice', async () => {
    state.takePasted(`${ID}, again ${ID}`);
    await vi.waitFor(() => expect(state.text.value).toBe(ID), LOADING);
    expect(state.bulkLookup.view.value).toBe('closed');
  });
});

describe('pasteAndLookUp', () => {
  test('looks up the ID on the clipboard', async () => {
    clipboardText = `see ${ID} please`;
    await state.pasteAndLookUp();
    expect(lookUps()).toEqual([{ trackingId: ID, refresh: false }]);
  });

  test.each([
    ['correct horse battery staple', 'notRecognised'],
    [' ', 'clipboardEmpty'],
    [undefined, 'clipboardRefused'],
    ['hunter2\nhunter3', 'notRecognised'],
  ] as const)('does not send or show %j, and reports %s', async (text, problem) => {
    clipboardText = text;
    await state.pasteAndLookUp();
    expect(state.problem.value).toBe(problem);
    expect(state.text.value).toBe('');
    expect(lookUps()).toEqual([]);
  });

  test('respects a refused permission', async () => {
    grants = false;
    clipboardText = ID;
    await state.pasteAndLookUp();
    expect(state.problem.value).toBe('clipboardRefused');
    expect(lookUps()).toEqual([]);
  });
});

describe('claimLookup', () => {
  test('looks up the ID requested elsewhere in this window', async () => {
    pending = { kind: 'lookUp', trackingId: ID };
    await state.claimLookup(4);
    expect(sent).toContainEqual({ name: 'claimLookup', request: { windowId: 4 } });
    expect(lookUps()).toEqual([{ trackingId: ID, refresh: false }]);
    expect(state.text.value).toBe(ID);
  });

  test('explains why a selection was not looked up, and removes an older answer', async () => {
    await state.lookUp(OTHER);
    pending = { kind: 'refused', reason: 'notAnId' };
    await state.claimLookup(4);
    expect(state.problem.value).toBe('notAnId');
    expect(state.lookup.state.value).toEqual({ step: 'idle' });
  });

  test('changes nothing without a request', async () => {
    await state.lookUp(OTHER);
    await state.claimLookup(4);
    expect(state.text.value).toBe(OTHER);
    expect(state.problem.value).toBeUndefined();
    expect(lookUps()).toHaveLength(1);
  });
});

test('recognises custom patterns in pasted text', async () => {
  await state.start();
  expect(state.takePasted('please check 123456789 today')).toBe(true);
  await vi.waitFor(() => expect(state.text.value).toBe('123456789'), LOADING);
});
