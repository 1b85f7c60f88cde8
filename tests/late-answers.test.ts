import { beforeEach, describe, expect, it } from 'vitest';
import { allEnglishMessages } from '../features/catalogue.ts';
import { createRecognition } from '../features/detection/recognition.ts';
import { createPopupState } from '../features/popup/state.ts';
import type { RecentEntry } from '../features/recent/model.ts';
import { createRecentState } from '../features/recent/state.ts';
import { createReplyStore } from '../features/replies/state.ts';
import type { Watch } from '../features/watch/model.ts';
import { createWatchStore } from '../features/watch/state.ts';
import { succeed } from '../utils/outcome.ts';
import { connections } from './fakes/connections.ts';
import { createSlowBackground } from './fakes/slow-background.ts';

const [ID, OTHER] = ['ABCD1234567890', 'ABCD1234567804'];

let background: ReturnType<typeof createSlowBackground>;
beforeEach(() => {
  background = createSlowBackground();
});

describe('the field', () => {
  let paste: (text: string) => void;

  function open() {
    return createPopupState({
      send: background.send,
      clipboard: {
        isAllowed: async () => false,
        request: async () => true,
        read: () =>
          new Promise((resolve) => {
            paste = resolve;
          }),
      },
      formatContext: () => ({ messages: allEnglishMessages, locale: 'en-GB', now: 0 }),
      subscribeToPageIds: async () => undefined,
    });
  }

  it.each([`see ${ID}`, 'no such thing', ''])('keeps the current lookup while %j is pasted', async (text) => {
    const state = open();
    const pasting = state.pasteAndLookUp();
    await Promise.resolve();
    state.enter(OTHER);
    void state.submit();
    paste(text);
    await pasting;
    expect([state.text.value, state.problem.value]).toEqual([OTHER, undefined]);
    expect(background.named('getShipment')).toHaveLength(1);
  });

  it.each([
    { kind: 'lookUp', trackingId: ID },
    { kind: 'refused', reason: 'notAnId' },
  ])('keeps the current lookup while a request from elsewhere is pending: %j', async (request) => {
    const state = open();
    void state.claimLookup(1);
    state.enter(OTHER);
    void state.submit();
    await background.answer('claimLookup', 0, succeed({ request }));
    expect([state.text.value, state.problem.value]).toEqual([OTHER, undefined]);
    expect(state.lookup.state.value).toEqual({ step: 'loading', trackingId: OTHER });
  });

  it('handles a request even if the next one is empty', async () => {
    const state = open();
    void state.claimLookup(1);
    void state.claimLookup(1);
    await background.answer('claimLookup', 1, succeed({}));
    await background.answer('claimLookup', 0, succeed({ request: { kind: 'lookUp', trackingId: ID } }));
    expect(state.text.value).toBe(ID);
  });
});

describe('the later of two overlapping reads wins', () => {
  it('for connections', async () => {
    const state = createPopupState({
      send: background.send,
      clipboard: { isAllowed: async () => false, request: async () => true, read: async () => '' },
      formatContext: () => ({ messages: allEnglishMessages, locale: 'en-GB', now: 0 }),
      subscribeToPageIds: async () => undefined,
    });
    void state.loadConnections();
    void state.loadConnections();
    await background.answer('getConnections', 1, succeed(connections({}, { environment: 'production' })));
    await background.answer('getConnections', 0, succeed(connections({})));
    expect(state.connections.value?.environment).toBe('production');
  });

  it('for the ignore list', async () => {
    const recognition = createRecognition(background.send);
    void recognition.load();
    void recognition.load();
    for (const at of [1, 0]) {
      await background.answer('getPatterns', at, succeed({ patterns: [] }));
      await background.answer('getDetectionRules', at, succeed({ rules: { notIds: at === 1 ? [ID] : [] } }));
    }
    expect(recognition.isIgnored(ID)).toBe(true);
  });

  it('for reply templates', async () => {
    const store = createReplyStore(background.send, () => 'en');
    void store.load();
    void store.load();
    await background.answer('getReplySettings', 1, succeed({ edits: {}, choices: { language: 'fr' } }));
    await background.answer('getReplySettings', 0, succeed({ edits: {}, choices: { language: 'de' } }));
    expect(store.language.value).toBe('fr');
  });

  it('for watches: ignores a read from before a stop', async () => {
    const watch = { environment: 'sandbox', trackingId: ID } as Watch;
    const store = createWatchStore(background.send, async () => true);
    void store.load();
    void store.stop(watch);
    await background.answer(
      'unwatch',
      0,
      succeed({ environment: 'sandbox', watches: [], unreadable: false }),
    );
    await background.answer('getWatches', 0, succeed({ environment: 'sandbox', watches: [watch] }));
    expect(store.watches.value?.watches).toEqual([]);
  });

  it('for the notification permission, even if it was just granted', async () => {
    const store = createWatchStore(background.send, async () => true);
    void store.load();
    await background.answer('getWatches', 0, succeed({ environment: 'sandbox', watches: [] }));
    await store.allowNotifications();
    await background.answer('getNotificationAccess', 0, succeed({ isGranted: false }));
    expect(store.isNotified.value).toBe(true);
  });
});

describe('recent IDs', () => {
  const entry = (trackingId: string) => ({ trackingId, environment: 'sandbox' }) as RecentEntry;
  const listed = (...ids: string[]) => succeed({ entries: ids.map(entry), unreadable: false });

  async function shown(...ids: string[]) {
    const state = createRecentState(background.send);
    void state.show('sandbox');
    await background.answer('getRecent', 0, listed(...ids));
    return state;
  }

  it('come from the later read', async () => {
    const state = await shown('A');
    void state.reload();
    void state.reload();
    await background.answer('getRecent', 2, listed('C'));
    await background.answer('getRecent', 1, listed('B'));
    expect(state.list.value).toMatchObject({ entries: [entry('C')] });
  });

  it('can be restored while an earlier one is being restored', async () => {
    const state = await shown('A', 'B');
    void state.remove('A');
    await background.answer('removeRecent', 0, succeed({ forgotten: [entry('A')] }));
    await background.answer('getRecent', 1, listed('B'));
    void state.remove('B');
    void state.undo();
    await background.answer('removeRecent', 1, succeed({ forgotten: [entry('B')] }));
    await background.answer('getRecent', 2, listed());
    await background.answer('restoreRecent', 0, succeed({}));
    await background.answer('getRecent', 3, listed('A'));
    expect(state.removed.value).toEqual([entry('B')]);
  });
});
