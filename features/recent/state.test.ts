import { beforeEach, describe, expect, test } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Environment } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import type { RecentEntry } from './model.ts';
import { createRecentState, type RecentState } from './state.ts';

let stored: RecentEntry[];
let isUnreadable: boolean;
let isStopped: boolean;
let beforeAnswer: () => Promise<void>;
let state: RecentState;

function entry(trackingId: string, environment: Environment = 'sandbox'): RecentEntry {
  return { trackingId, environment, tone: 'inTransit', status: 'IN_TRANSIT', seenAt: 1 };
}

/** The background's handlers for the list. */
async function answer(name: string, request: Record<string, unknown>) {
  await beforeAnswer();
  if (isStopped) return fail('interrupted');
  const isMeant = (each: RecentEntry) =>
    each.environment === request.environment &&
    (request.trackingId === undefined || each.trackingId === request.trackingId);
  const meant = stored.filter(isMeant);
  if (name === 'getRecent') return succeed({ entries: meant, unreadable: isUnreadable, days: 30 });
  isUnreadable = false;
  if (name === 'restoreRecent') stored = [...(request.forgotten as RecentEntry[]), ...stored];
  else stored = stored.filter((each) => !isMeant(each));
  return succeed(name === 'restoreRecent' ? {} : { forgotten: meant });
}

const shown = () => {
  const list = state.list.value;
  return list.step === 'ready' ? list.entries.map(({ trackingId }) => trackingId) : list.step;
};

beforeEach(() => {
  stored = [entry('A01'), entry('A02'), entry('B01', 'production')];
  isUnreadable = false;
  isStopped = false;
  beforeAnswer = async () => undefined;
  state = createRecentState(answer as unknown as Send);
});

describe('the list', () => {
  test('contains the IDs of the selected environment', async () => {
    expect(shown()).toBe('loading');
    await state.show('sandbox');
    expect(shown()).toEqual(['A01', 'A02']);
    await state.show('production');
    expect(shown()).toEqual(['B01']);
  });

  test('ignores a late answer for the other environment', async () => {
    let goOn: () => void = () => undefined;
    beforeAnswer = () =>
      new Promise((resolve) => {
        goOn = resolve;
      });
    const first = state.show('sandbox');
    const release = goOn;
    beforeAnswer = async () => undefined;
    await state.show('production');
    release();
    await first;
    expect(shown()).toEqual(['B01']);
  });

  test('is reloaded on demand, but not before it is shown', async () => {
    await state.reload();
    expect(shown()).toBe('loading');
    await state.show('sandbox');
    stored = [entry('A03'), ...stored];
    await state.reload();
    expect(shown()).toEqual(['A03', 'A01', 'A02']);
  });

  test('reports damaged entries, and can be cleared', async () => {
    isUnreadable = true;
    stored = [];
    await state.show('sandbox');
    expect(shown()).toBe('unreadable');
    await state.clear();
    expect(shown()).toEqual([]);
  });

  test('reports why the background did not reply', async () => {
    isStopped = true;
    await state.show('sandbox');
    expect(state.list.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
  });
});

describe('removing', () => {
  beforeEach(() => state.show('sandbox'));

  test('removes one ID and restores it', async () => {
    await state.remove('A02');
    expect(shown()).toEqual(['A01']);
    expect(state.removed.value).toEqual([entry('A02')]);
    await state.undo();
    expect(shown()).toEqual(['A02', 'A01']);
    expect(state.removed.value).toEqual([]);
  });

  test('removes all IDs, clears the search and restores the IDs', async () => {
    state.search('A0');
    await state.clear();
    expect([shown(), state.query.value]).toEqual([[], '']);
    expect(stored).toEqual([entry('B01', 'production')]);
    await state.undo();
    expect(shown()).toEqual(['A01', 'A02']);
  });

  test('reports a failure and preserves the earlier undo', async () => {
    await state.remove('A01');
    isStopped = true;
    await state.undo();
    expect(state.failure.value).toEqual({ kind: 'interrupted' });
    expect(state.removed.value).toEqual([entry('A01')]);
    isStopped = false;
    await state.undo();
    expect(state.failure.value).toBeUndefined();
    expect(shown()).toEqual(['A01', 'A02']);
  });

  test('offers no undo after switching the environment, and neither a search nor a failure stays', async () => {
    await state.remove('A01');
    isStopped = true;
    await state.undo();
    isStopped = false;
    state.search('A0');
    await state.show('production');
    expect([state.removed.value, state.query.value, state.failure.value]).toEqual([[], '', undefined]);
  });

  test('an ID that is removed while another one is being restored can be restored next', async () => {
    await state.remove('A01');
    const late = Promise.withResolvers<unknown>();
    beforeAnswer = async () => void (await late.promise);
    const undoing = state.undo();
    beforeAnswer = async () => undefined;
    await state.remove('A02');
    late.resolve(undefined);
    await undoing;
    expect(state.removed.value).toEqual([entry('A02')]);
    await state.undo();
    expect(shown()).toEqual(['A02', 'A01']);
  });

  test('offers no undo if the environment is switched during the removal', async () => {
    const removing = state.remove('A01');
    await state.show('production');
    await removing;
    expect([shown(), state.removed.value]).toEqual([['B01'], []]);
  });
});
