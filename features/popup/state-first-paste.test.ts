import { beforeEach, describe, expect, test } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { fail } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import type { Send } from '../protocol.ts';
import { createPopupState, missingSetup, type PopupState } from './state.ts';

let state: PopupState;
let lookedUp: string[];

beforeEach(() => {
  lookedUp = [];
  state = createPopupState({
    send: (async (name: string, request: { trackingId: string }) => {
      if (name === 'getShipment') lookedUp.push(request.trackingId);
      return fail('interrupted');
    }) as Send,
    subscribeToPageIds: async () => undefined,
    clipboard: { isAllowed: async () => false, request: async () => false, read: async () => undefined },
    formatContext: () => ({ messages: allEnglishMessages, locale: 'en', now: 0 }),
  });
});

describe('text without an ID', () => {
  test('is in the field at once when it is the first thing pasted, and stays there', async () => {
    expect(state.takePasted('my parcel')).toBe(true);
    expect(state.text.value).toBe('my parcel');
    await state.recognition.prepare();
    expect(state.text.value).toBe('my parcel');
  });

  test('is left to the field when it is pasted later', async () => {
    state.enter('where is');
    await state.submit();
    expect(state.takePasted('my parcel')).toBe(false);
  });

  test('is not put back if the agent replaces it before the detector is loaded', async () => {
    state.takePasted('my parcel');
    state.enter('x');
    await state.submit();
    expect(state.text.value).toBe('x');
  });
});

describe('before the detector is loaded', () => {
  const [ID, OTHER] = ['ABCD1234567890', 'ABCD1234567804'];
  const COLUMN = '77665544\n77665545';

  test('a pasted list stays in the field if the agent types', async () => {
    state.takePasted(COLUMN);
    state.enter(`${state.text.value}x`);
    await state.recognition.prepare();
    expect([state.text.value, state.bulkLookup.view.value]).toEqual([`${COLUMN}x`, 'closed']);
  });

  test('a pasted list opens with all its lines if the agent presses Enter', async () => {
    state.takePasted(COLUMN);
    await state.submit();
    expect(state.bulkLookup.draft.text.value).toBe(COLUMN);
    state.back();
    expect(state.problem.value).toBeUndefined();
  });

  test('Enter looks up the ID that was in the field', async () => {
    state.enter(ID);
    const submitted = state.submit();
    state.enter(`${ID}x`);
    await submitted;
    expect(lookedUp).toEqual([ID]);
    expect(state.text.value).toBe(ID);
  });

  test('Enter finds no fault with a text that is no longer in the field', async () => {
    state.enter('hello');
    const submitted = state.submit();
    state.enter(`hello ${ID}`);
    await submitted;
    expect([state.problem.value, lookedUp]).toEqual([undefined, []]);
  });

  test('Enter looks up nothing if the agent looks up another ID, or goes back', async () => {
    state.enter(ID);
    let submitted = state.submit();
    void state.lookUp(OTHER);
    await submitted;
    state.enter(ID);
    submitted = state.submit();
    state.back();
    await submitted;
    expect(lookedUp).toEqual([OTHER]);
  });
});

const saved = { partnerUrl: 'https://api.example.com', hasKey: true };
test.each([
  [connections({}), 'notConfigured'],
  [connections({ ...saved, hasKey: false }), 'keyMissing'],
  [connections(saved), undefined],
  [connections(saved, { environment: 'production' }), 'notConfigured'],
  [connections({}, { unreadable: true }), 'settingsUnreadable'],
  [connections({ ...saved, managed: ['partnerUrl'] }, { unreadable: true }), 'settingsUnreadable'],
  [connections(saved, { unreadable: true, isEnvironmentManaged: true }), 'settingsUnreadable'],
  [
    connections({ ...saved, managed: ['partnerUrl'] }, { unreadable: true, isEnvironmentManaged: true }),
    undefined,
  ],
])('returns what is missing in %j', (given, missing) => {
  expect(missingSetup(given)).toBe(missing);
});
