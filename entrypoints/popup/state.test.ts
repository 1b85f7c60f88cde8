import { beforeEach, describe, expect, test } from 'vitest';
import { messagesFor } from '../../features/catalogue.ts';
import type { LookupRequest } from '../../features/lookup/model.ts';
import type { Send } from '../../features/protocol.ts';
import type { Lookup } from '../../features/shipment/model.ts';
import { connections } from '../../tests/fakes/connections.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Clipboard } from './clipboard.ts';
import { createPopupState, type PopupState } from './state.ts';

const ID = 'ABCD1234567890';
const OTHER = 'ABCD1234567804';

const NINE_DIGITS = { parts: [{ kind: 'digits', min: 9, max: 9 }] };

let sent: { name: string; request: unknown }[];
let clipboardText: string | undefined;
let isAllowed: boolean;
let grants: boolean;
let kept: Lookup[];
let hear: (ids: string[]) => void;
let left: LookupRequest | undefined;
let state: PopupState;

const clipboard: Clipboard = {
  isAllowed: async () => isAllowed,
  request: async () => grants,
  read: async () => clipboardText,
};

const answer = async (name: string, request: unknown) => {
  sent.push({ name, request });
  if (name === 'claimLookup') return succeed({ request: left });
  if (name === 'getPatterns') return succeed({ patterns: [{ id: 'a', name: 'Ours', pattern: NINE_DIGITS }] });
  if (name === 'getCachedLookups') return succeed({ lookups: kept });
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
  kept = [];
  clipboardText = undefined;
  isAllowed = false;
  grants = true;
  left = undefined;
  state = createPopupState({
    send: answer as Send,
    language: 'en',
    clipboard,
    wording: () => ({ messages: messagesFor('en'), locale: 'en-GB', now: 0 }),
    listenToPage: async (listener) => {
      hear = listener;
    },
  });
});

describe('offers', () => {
  test('what stands on the page now is offered, not what stood there before', async () => {
    await state.start();
    hear([ID]);
    hear([OTHER]);
    expect(state.offers.onPage.value).toEqual([OTHER]);
  });

  test('what is known of them is shown, and only what is not fresh needs a request', async () => {
    kept = [lookupOf(ID, true), lookupOf(OTHER, false)];
    await state.start();
    hear([ID, OTHER, 'ABCD1234567805']);
    await settled();
    expect(state.offers.describeKnown(ID)).toMatchObject({ rowStatus: 'moving' });
    expect(state.offers.describeKnown('ABCD1234567805')).toBeUndefined();
    expect(state.offers.requests.value).toBe(2);
    await state.checkPage();
    expect(state.bulkLookup.view.value).toBe('table');
    expect(lookUps().map((request) => (request as { trackingId: string }).trackingId)).toEqual([
      OTHER,
      'ABCD1234567805',
    ]);
  });

  test('an ID on the clipboard is offered when it may be read', async () => {
    isAllowed = true;
    clipboardText = `Tracking ID: ${ID}`;
    await state.start();
    expect(state.offers.fromClipboard.value).toBe(ID);
  });

  test('any other text on it is not', async () => {
    isAllowed = true;
    clipboardText = 'correct horse battery staple';
    await state.start();
    expect(state.offers.fromClipboard.value).toBeUndefined();
  });

  test('it is not read without the permission', async () => {
    clipboardText = ID;
    await state.start();
    expect(state.offers.fromClipboard.value).toBeUndefined();
  });

  test('nothing is looked up before the agent asks', async () => {
    isAllowed = true;
    clipboardText = ID;
    await state.start();
    hear([ID, OTHER]);
    expect(lookUps()).toEqual([]);
  });
});

describe('submit', () => {
  test('looks up the ID in the text, and shows it alone', async () => {
    state.enter(`Where is ${ID}?`);
    await state.submit();
    expect(lookUps()).toEqual([{ trackingId: ID, refresh: false }]);
    expect(state.text.value).toBe(ID);
  });

  test.each([
    ['   ', 'nothingEntered'],
    ['ab', 'invalidInput'],
  ] as const)('%j is said to be %s, and nothing is sent', async (text, problem) => {
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
  ])('that is pasted into the field is kept whole, and nothing is sent: %s', (_kind, text) => {
    expect(state.takePasted(text)).toBe(true);
    expect(state.bulkLookup.view.value).toBe('draft');
    expect(state.bulkLookup.draft.text.value).toBe(text);
    expect(state.bulkLookup.draft.ids.value).toHaveLength(2);
    expect(state.text.value).toBe('');
    expect(lookUps()).toEqual([]);
  });

  test('that was typed into the field is taken for one as well', async () => {
    state.enter(`${ID} ${OTHER}`);
    await state.submit();
    expect(state.bulkLookup.draft.ids.value).toEqual([ID, OTHER]);
  });

  test('on the clipboard opens with all its IDs', async () => {
    clipboardText = `${ID}\n${OTHER}`;
    await state.pasteAndLookUp();
    expect(state.bulkLookup.draft.ids.value).toEqual([ID, OTHER]);
    expect(lookUps()).toEqual([]);
  });

  test('is none where one ID stands twice', () => {
    state.takePasted(`${ID}, again ${ID}`);
    expect(state.bulkLookup.view.value).toBe('closed');
    expect(state.text.value).toBe(ID);
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
  ] as const)('%j: %s, neither sent nor shown', async (text, problem) => {
    clipboardText = text;
    await state.pasteAndLookUp();
    expect(state.problem.value).toBe(problem);
    expect(state.text.value).toBe('');
    expect(lookUps()).toEqual([]);
  });

  test('respects a refusal', async () => {
    grants = false;
    clipboardText = ID;
    await state.pasteAndLookUp();
    expect(state.problem.value).toBe('clipboardRefused');
    expect(lookUps()).toEqual([]);
  });
});

describe('takeRequest', () => {
  test('looks up what was asked for elsewhere in this window', async () => {
    left = { kind: 'lookUp', trackingId: ID };
    await state.takeRequest(4);
    expect(sent).toContainEqual({ name: 'claimLookup', request: { windowId: 4 } });
    expect(lookUps()).toEqual([{ trackingId: ID, refresh: false }]);
    expect(state.text.value).toBe(ID);
  });

  test('says why a selection was not looked up, in place of an older answer', async () => {
    await state.lookUp(OTHER);
    left = { kind: 'refused', reason: 'notAnId' };
    await state.takeRequest(4);
    expect(state.problem.value).toBe('notAnId');
    expect(state.lookup.state.value).toEqual({ step: 'idle' });
  });

  test('without one everything stays', async () => {
    await state.lookUp(OTHER);
    await state.takeRequest(4);
    expect(state.text.value).toBe(OTHER);
    expect(state.problem.value).toBeUndefined();
    expect(lookUps()).toHaveLength(1);
  });
});

test('shapes that were taught are recognised in pasted texts', async () => {
  await state.start();
  expect(state.takePasted('please check 123456789 today')).toBe(true);
  expect(state.text.value).toBe('123456789');
});
