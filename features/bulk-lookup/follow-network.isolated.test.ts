import { type Signal, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { createLookupStore, type LookupStore } from '../lookup/state.ts';
import type { Request } from '../protocol.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { followNetwork } from './follow-rows.ts';
import { type BulkRun, createBulkRun } from './run-state.ts';
import type { BulkLookupStore } from './state.ts';
import { realTimers } from './timers.ts';

vi.mock('../../utils/browser.ts', () => ({}));

const IDS = Array.from({ length: 20 }, (_, index) => `ABCD${1234568000 + index}`);

type View = BulkLookupStore['view']['value'];

let view: Signal<View>;
let failure: Outcome<Lookup> | undefined;
let asked: number;
let single: LookupStore;
let run: BulkRun;
let onOnline: () => void;

beforeEach(() => {
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'online') onOnline = listener;
  });
  asked = 0;
  const send = async (_name: string, { trackingId }: Request<'getShipment'>) => {
    asked += 1;
    return failure ?? succeed(fakeLookup(trackingId));
  };
  run = createBulkRun(send as unknown as PopupSend, realTimers);
  view = signal<View>('table');
  const shipment = createLookupStore(send as unknown as PopupSend);
  single = createLookupStore(send as unknown as PopupSend);
  followNetwork({ run, view, shipment }, single);
});

afterEach(() => {
  vi.useRealTimers();
});

/** The network comes back. */
async function goOnline(): Promise<void> {
  failure = undefined;
  asked = 0;
  vi.useFakeTimers();
  onOnline();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
}

test.each(['table', 'shipment', 'reply'] as const)(
  'a list goes on by itself when the network is back: %s',
  async (open) => {
    view.value = open;
    failure = fail('offline');
    await run.start(IDS, []);
    expect(run.state.value).toMatchObject({ ending: { kind: 'stopped', failure: { kind: 'offline' } } });
    await goOnline();
    await vi.waitFor(() => expect(run.state.value).toEqual({ step: 'ended', ending: { kind: 'done' } }));
    expect(asked).toBe(IDS.length);
  },
);

test.each(['closed', 'draft'] as const)('not if the agent has left the table: %s', async (other) => {
  failure = fail('timedOut');
  await run.start(IDS, []);
  view.value = other;
  await goOnline();
  expect(asked).toBe(0);
});

test('not if the list ended for another reason, or with an answer for each ID', async () => {
  failure = fail('platformError', { status: 503 });
  await run.start(IDS, []);
  await goOnline();
  expect(asked).toBe(0);
  await run.resume();
  await goOnline();
  expect(asked).toBe(0);
});

test('a single ID is looked up again, too', async () => {
  failure = fail('offline');
  await single.lookUp('ABCD1234567890');
  expect(single.state.value).toMatchObject({ step: 'failed' });
  await goOnline();
  expect(single.state.value).toMatchObject({ step: 'ready' });
  expect(asked).toBe(1);
});
