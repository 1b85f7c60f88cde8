import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { fail } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import type { Send } from '../protocol.ts';
import { createPopupState, missingSetup, type PopupState } from './state.ts';

/** The detector is loaded on first use, here with all its modules. */
const LOADING = { timeout: 20_000 };

let state: PopupState;

beforeEach(() => {
  state = createPopupState({
    send: (async () => fail('interrupted')) as Send,
    subscribeToPageIds: async () => undefined,
    clipboard: { isAllowed: async () => false, request: async () => false, read: async () => undefined },
    formatContext: () => ({ messages: allEnglishMessages, locale: 'en', now: 0 }),
    language: 'en',
  });
});

describe('text without an ID', () => {
  test('is entered when it is the first thing pasted, while the detector is loaded', async () => {
    expect(state.takePasted('my parcel')).toBe(true);
    expect(state.text.value).toBe('');
    await vi.waitFor(() => expect(state.text.value).toBe('my parcel'), LOADING);
  });

  test('is left to the field when it is pasted later', async () => {
    state.enter('where is');
    await state.submit();
    expect(state.takePasted('my parcel')).toBe(false);
  });

  test('is dropped if the agent types before the detector is loaded', async () => {
    state.takePasted('my parcel');
    state.enter('x');
    await state.submit();
    expect(state.text.value).toBe('x');
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
