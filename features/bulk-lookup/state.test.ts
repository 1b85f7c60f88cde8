import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import { readIdList } from '../detection/id-list.ts';
import type { Request, Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { type BulkLookupStore, createBulkLookup } from './state.ts';
import { realTimers } from './timers.ts';

const IDS = Array.from({ length: 20 }, (_, index) => `ABCD${1234568000 + index}`);
const [FIRST = '', SECOND = '', THIRD = ''] = IDS;
const NOW = Date.parse('2026-11-21T12:00:00Z');

type LookupMessage = Request<'getShipment'>;

let requests: LookupMessage[];
let answerOf: (request: LookupMessage) => Outcome<Lookup> | Promise<Outcome<Lookup>>;
let bulkLookup: BulkLookupStore;

const lookupOf = (trackingId: string, status = 'IN_TRANSIT', more: Partial<Lookup> = {}) =>
  fakeLookup(trackingId, { status }, { retrievedAt: NOW, ...more });

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const send = async (_name: string, request: LookupMessage) => {
  requests.push(request);
  await nextTask();
  return answerOf(request);
};

/** A promise that ends when it is released. */
function hold(): { released: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}

const idsRequested = () => requests.map(({ trackingId }) => trackingId);
const ids = () => bulkLookup.run.rows.value.map(({ trackingId }) => trackingId);
const stepOf = (trackingId: string) =>
  bulkLookup.run.rows.value.find((row) => row.trackingId === trackingId)?.answer.value.step;

beforeEach(() => {
  requests = [];
  answerOf = ({ trackingId }) => succeed(lookupOf(trackingId));
  bulkLookup = createBulkLookup({
    send: send as unknown as Send,
    readList: (text) => readIdList(text, []),
    formatContext: () => ({ messages: allEnglishMessages, locale: 'en-GB', now: NOW }),
    timers: { ...realTimers, now: () => NOW },
  });
});

describe('from text to table', () => {
  test('sends no request for a draft', () => {
    bulkLookup.openDraft(IDS.join('\n'));
    expect(bulkLookup.view.value).toBe('draft');
    expect(bulkLookup.draft.ids.value).toEqual(IDS);
    expect(requests).toEqual([]);
  });

  test('keeps a list that was started, and returns to it from its table, to correct it', async () => {
    bulkLookup.openDraft('');
    bulkLookup.draft.enter(FIRST);
    bulkLookup.back();
    bulkLookup.openDraft('');
    await bulkLookup.lookUpDraft();
    bulkLookup.back();
    expect([bulkLookup.view.value, bulkLookup.draft.text.value]).toEqual(['draft', FIRST]);
    bulkLookup.back();
    bulkLookup.openTable();
    bulkLookup.back();
    expect(bulkLookup.view.value).toBe('closed');
  });

  test('looks up every ID once and sorts the rows by severity at the end', async () => {
    answerOf = ({ trackingId }) =>
      trackingId === THIRD ? succeed(lookupOf(trackingId, 'ADDRESS_PROBLEM')) : succeed(lookupOf(trackingId));
    bulkLookup.openDraft(`${IDS.join('\n')}\n${FIRST}`);
    const done = bulkLookup.lookUpDraft();
    expect(bulkLookup.view.value).toBe('table');
    expect(ids()).toEqual(IDS);
    await done;
    expect(idsRequested()).toEqual(IDS);
    expect(ids()[0]).toBe(THIRD);
    expect(bulkLookup.table.counts.value).toMatchObject({ problem: 1, inTransit: 19, waiting: 0 });
    expect(bulkLookup.run.state.value).toEqual({ step: 'ended', ending: { kind: 'done' } });
  });

  test('shows a problem first while others are looked up, and rows of one state in the given order', async () => {
    const { released, release } = hold();
    answerOf = async ({ trackingId }) => {
      if (![THIRD, IDS[5]].includes(trackingId)) await released;
      return succeed(lookupOf(trackingId, trackingId === THIRD ? 'ADDRESS_PROBLEM' : 'IN_TRANSIT'));
    };
    const done = bulkLookup.lookUp(IDS, []);
    await vi.waitFor(() => expect(ids().slice(0, 2)).toEqual([THIRD, IDS[5]]));
    expect(bulkLookup.run.state.value.step).toBe('running');
    release();
    await done;
    expect(ids()).toEqual([THIRD, FIRST, SECOND, ...IDS.slice(3)]);
  });

  test('sends no request for a fresh answer, and refreshes a stale cached one', async () => {
    answerOf = ({ trackingId, refresh }) =>
      succeed(lookupOf(trackingId, refresh ? 'DELIVERED' : 'IN_TRANSIT', { isFresh: refresh }));
    await bulkLookup.lookUp([FIRST, SECOND], [lookupOf(FIRST)]);
    expect(requests).toEqual([
      { trackingId: SECOND, refresh: false },
      { trackingId: SECOND, refresh: true },
    ]);
    expect(bulkLookup.table.counts.value).toMatchObject({ delivered: 1, inTransit: 1 });
  });
});

describe('a run that ends early', () => {
  test('can be resumed after a cancel', async () => {
    const done = bulkLookup.lookUp(IDS, []);
    bulkLookup.run.cancel();
    await done;
    expect(requests.length).toBeLessThanOrEqual(6);
    const left = IDS.length - requests.length;
    expect(bulkLookup.table.counts.value.waiting).toBe(left);
    await bulkLookup.run.resume();
    expect(idsRequested().toSorted()).toEqual(IDS);
  });

  test('ends after a rejected key; resuming retries the failed IDs', async () => {
    answerOf = () => fail('keyRejected');
    await bulkLookup.lookUp(IDS, []);
    expect(requests).toHaveLength(6);
    expect(bulkLookup.run.state.value).toMatchObject({
      ending: { kind: 'stopped', failure: { kind: 'keyRejected' } },
    });
    answerOf = ({ trackingId }) => succeed(lookupOf(trackingId));
    requests = [];
    await bulkLookup.run.resume();
    expect(requests.slice(0, 6).every(({ refresh }) => refresh)).toBe(true);
    expect(requests.slice(6).some(({ refresh }) => refresh)).toBe(false);
    expect(bulkLookup.table.counts.value).toMatchObject({ inTransit: 20, failed: 0 });
  });

  test('retries failed IDs, but not IDs that were not found', async () => {
    answerOf = ({ trackingId }) =>
      trackingId === FIRST
        ? fail('notFound')
        : trackingId === SECOND
          ? fail('platformError')
          : succeed(lookupOf(trackingId));
    await bulkLookup.lookUp(IDS, []);
    requests = [];
    answerOf = ({ trackingId }) => succeed(lookupOf(trackingId));
    await bulkLookup.run.retryFailed();
    expect(requests).toEqual([{ trackingId: SECOND, refresh: true }]);
    expect(bulkLookup.table.counts.value).toMatchObject({ notFound: 1, failed: 0, inTransit: 19 });
  });

  test('never mixes answers of two environments', async () => {
    answerOf = ({ trackingId }) =>
      succeed(
        lookupOf(trackingId, 'IN_TRANSIT', trackingId === IDS[10] ? { environment: 'production' } : {}),
      );
    await bulkLookup.lookUp(IDS, []);
    expect(bulkLookup.run.state.value).toEqual({ step: 'ended', ending: { kind: 'platformChanged' } });
    expect(bulkLookup.table.counts.value.waiting).toBe(IDS.length);
    bulkLookup.run.update(FIRST, { step: 'answered', lookup: lookupOf(FIRST) });
    answerOf = ({ trackingId }) => succeed(lookupOf(trackingId, 'IN_TRANSIT', { environment: 'production' }));
    await bulkLookup.run.resume();
    expect(bulkLookup.run.environment.value).toBe('production');
    expect(bulkLookup.table.counts.value.inTransit).toBe(IDS.length);
  });

  test('waits for the running lookups of an earlier table and drops their answers', async () => {
    const { released, release } = hold();
    let running = 0;
    let maxRunning = 0;
    answerOf = async ({ trackingId }) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await released;
      running -= 1;
      return succeed(lookupOf(trackingId));
    };
    const first = bulkLookup.lookUp(IDS.slice(0, 10), []);
    await vi.waitFor(() => expect(running).toBe(6));
    const second = bulkLookup.lookUp(IDS.slice(5), []);
    await nextTask();
    expect(requests).toHaveLength(6);
    release();
    await first;
    expect(bulkLookup.run.state.value.step).toBe('running');
    await second;
    expect(maxRunning).toBeLessThanOrEqual(6);
    expect(ids()).toEqual(IDS.slice(5));
    expect(bulkLookup.table.counts.value.inTransit).toBe(15);
  });
});

describe('the table', () => {
  beforeEach(async () => {
    answerOf = ({ trackingId }) =>
      succeed(lookupOf(trackingId, trackingId === FIRST ? 'DELIVERED' : 'IN_TRANSIT'));
    await bulkLookup.lookUp(IDS, []);
  });

  test('can be filtered by text and status', () => {
    bulkLookup.table.showOnly('delivered');
    expect(bulkLookup.table.visible.value.map(({ trackingId }) => trackingId)).toEqual([FIRST]);
    bulkLookup.table.showAll();
    bulkLookup.table.filter(` ${SECOND.toLowerCase()} `);
    expect(bulkLookup.table.visible.value.map(({ trackingId }) => trackingId)).toEqual([SECOND]);
    bulkLookup.table.showAll();
    expect(bulkLookup.table.visible.value).toHaveLength(20);
  });

  test('opens a shipment without a request, and shows its refreshed answer', async () => {
    requests = [];
    bulkLookup.openRow(SECOND);
    expect(bulkLookup.shipment.state.value).toMatchObject({ step: 'ready', lookup: { trackingId: SECOND } });
    expect(requests).toEqual([]);
    answerOf = ({ trackingId }) => succeed(lookupOf(trackingId, 'RETURNED'));
    await bulkLookup.shipment.refresh();
    bulkLookup.back();
    expect(bulkLookup.view.value).toBe('table');
    expect(bulkLookup.lastOpened.value).toBe(SECOND);
    expect(bulkLookup.table.counts.value).toMatchObject({ returned: 1, inTransit: 18 });
  });

  test('preserves its answers when closed, but cancels the run', async () => {
    const again = bulkLookup.lookUp(IDS, []);
    bulkLookup.back();
    await again;
    expect(bulkLookup.table.counts.value.waiting).toBeGreaterThan(0);
    bulkLookup.openTable();
    expect(bulkLookup.view.value).toBe('table');
  });
});

test('looks up a waiting row when the agent opens it', async () => {
  const done = bulkLookup.lookUp(IDS, []);
  bulkLookup.run.cancel();
  await done;
  const last = IDS.at(-1) ?? '';
  expect(stepOf(last)).toBe('waiting');
  bulkLookup.openRow(last);
  expect(bulkLookup.shipment.state.value).toMatchObject({ step: 'loading' });
});
