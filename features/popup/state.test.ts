import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
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
let state: PopupState;

const clipboard: ClipboardAccess = {
  isAllowed: async () => isAllowed,
  request: async () => grants,
  read: async () => clipboardText,
};

const answer = async (name: string, request: unknown) => {
  sent.push({ name, request });
  if (name === 'getPatterns') return succeed({ patterns: [{ id: 'a', name: 'Ours', pattern: NINE_DIGITS }] });
  if (name === 'getCachedLookups') return succeed({ lookups: cached });
  return name === 'getConnections' ? succeed(connections({})) : fail('notFound');
};

const lookupOf = (trackingId: string, isFresh: boolean) =>
  fakeLookup(trackingId, { status: 'IN_TRANSIT' }, { isFresh });

const settled = () => new Promise((resolve) => setTimeout(resolve));

const idOf = (request: unknown) => (request as { trackingId: string }).trackingId;
const lookUps = () => sent.filter(({ name }) => name === 'getShipment').map(({ request }) => request);

beforeEach(() => {
  sent = [];
  cached = [];
  clipboardText = undefined;
  isAllowed = false;
  grants = true;
  state = createPopupState({
    send: answer as Send,
    clipboard,
    formatContext: () => ({ messages: allEnglishMessages, locale: 'fr-CA', now: 0 }),
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
    expect(state.suggestions.describe(ID)).toMatchObject({ rowStatus: 'inTransit' });
    expect(state.suggestions.describe('ABCD1234567805').rowStatus).toBe('waiting');
    expect(state.suggestions.requests.value).toBe(2);
    await state.checkPage();
    expect(state.bulkLookup.view.value).toBe('table');
    expect(lookUps().map(idOf)).toEqual([OTHER, 'ABCD1234567805']);
  });

  test('contain the ID on the clipboard if it may be read; Enter in the empty field looks it up', async () => {
    isAllowed = true;
    clipboardText = `Tracking ID: ${ID}`;
    await state.start();
    expect(state.suggestions.fromClipboard.value).toBe(ID);
    expect(state.suggestions.mayReadClipboard.value).toBe(true);
    await state.submit();
    expect(lookUps().map(idOf)).toEqual([ID]);
  });

  test('open as a table of the known answers, without a request', async () => {
    cached = [lookupOf(OTHER, false)];
    await state.start();
    reportIds([ID, OTHER]);
    await settled();
    state.showPageAsTable();
    expect(state.bulkLookup.view.value).toBe('table');
    expect(state.bulkLookup.table.counts.value).toMatchObject({ inTransit: 1, waiting: 1 });
    expect(lookUps()).toEqual([]);
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

test('replies begin in the language of the interface', () => {
  expect(state.replies.language.value).toBe('fr');
});

describe('submit', () => {
  test('looks up the ID in the text, and shows only the ID', async () => {
    state.enter(`Where is ${ID}?`);
    await state.submit();
    expect(lookUps()).toEqual([{ trackingId: ID, refresh: false }]);
    expect(state.text.value).toBe(ID);
  });

  test.each(['hello there', 'délivré?'])('asks before it sends %j, which has no digit', async (text) => {
    state.enter(text);
    await state.submit();
    expect([state.problem.value, lookUps()]).toEqual(['unlikely', []]);
    await state.submitAnyway();
    expect(lookUps().map(idOf)).toEqual([text.replace(/[ ?]/g, '')]);
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
    ['eleven IDs', Array.from({ length: 11 }, (_, at) => `ABCD${1234567800 + at}`).join('\n'), 11],
    ['a column of no known shape', '77665544\n77665545', 2],
  ])('opens as a draft when pasted into the field, without a request: %s', async (_kind, text, count) => {
    expect(state.takePasted(text)).toBe(true);
    await vi.waitFor(() => expect(state.bulkLookup.view.value).toBe('draft'), LOADING);
    expect(state.bulkLookup.draft.text.value).toBe(text);
    expect(state.bulkLookup.draft.ids.value).toHaveLength(count);
    expect(state.text.value).toBe('');
    expect(lookUps()).toEqual([]);
  });

  test.each([`${ID}\n${OTHER}`, `Where are ${ID} and ${OTHER}?`])(
    'of a few IDs is pasted into the field, and looked up at once: %j',
    async (text) => {
      expect(state.takePasted(text)).toBe(true);
      await vi.waitFor(() => expect(state.text.value).toBe(`${ID} ${OTHER}`), LOADING);
      expect([state.bulkLookup.view.value, lookUps()]).toEqual(['closed', []]);
      await state.submit();
      expect(state.bulkLookup.view.value).toBe('table');
      await vi.waitFor(() => expect(lookUps().map(idOf)).toEqual([ID, OTHER]));
      state.back();
      expect([state.bulkLookup.view.value, state.text.value]).toEqual(['closed', `${ID} ${OTHER}`]);
    },
  );

  test.each([`${ID} ${OTHER}`, '77665544\n77665545'])('leads home, not to a shipment: %j', async (text) => {
    await state.recognition.prepare();
    await state.lookUp(ID);
    state.takePasted(text);
    if (text.includes(ID)) await state.submit();
    state.bulkLookup.back();
    expect([state.bulkLookup.view.value, state.lookup.state.value.step]).toEqual(['closed', 'idle']);
  });

  test('of a few IDs on the clipboard is looked up at once', async () => {
    clipboardText = `${ID}\n${OTHER}`;
    await state.pasteAndLookUp();
    await vi.waitFor(() => expect(lookUps().map(idOf)).toEqual([ID, OTHER]));
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

test('recognises custom patterns in pasted text', async () => {
  await state.start();
  expect(state.takePasted('please check 123456789 today')).toBe(true);
  await vi.waitFor(() => expect(state.text.value).toBe('123456789'), LOADING);
});
