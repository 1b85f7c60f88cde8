import { beforeEach, describe, expect, test } from 'vitest';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { messagesFor } from '../catalogue.ts';
import { readIdList } from '../detection/id-list.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { realTimers } from './lookup-many.ts';
import { createMany, type ManyState } from './state.ts';

const IDS = Array.from({ length: 20 }, (_, index) => `ABCD${1234568000 + index}`);
const [FIRST = '', SECOND = '', THIRD = ''] = IDS;
const NOW = Date.parse('2026-11-21T12:00:00Z');

interface Asked {
  trackingId: string;
  refresh: boolean;
}

let asked: Asked[];
let answerOf: (request: Asked) => Outcome<Lookup> | Promise<Outcome<Lookup>>;
let many: ManyState;

function lookupOf(trackingId: string, status = 'IN_TRANSIT', more: Partial<Lookup> = {}): Lookup {
  return {
    trackingId,
    environment: 'sandbox',
    host: 'api.example.com',
    retrievedAt: NOW,
    isFresh: true,
    shipment: { status, problems: [] },
    raw: '{}',
    ...more,
  };
}

const send = async (_name: string, request: Asked) => {
  asked.push(request);
  await new Promise((resolve) => setTimeout(resolve));
  return answerOf(request);
};

const idsAsked = () => asked.map(({ trackingId }) => trackingId);
const ids = () => many.run.rows.value.map(({ trackingId }) => trackingId);
const stepOf = (trackingId: string) =>
  many.run.rows.value.find((row) => row.trackingId === trackingId)?.answer.value.step;

beforeEach(() => {
  asked = [];
  answerOf = ({ trackingId }) => succeed(lookupOf(trackingId));
  many = createMany({
    send: send as unknown as Send,
    readList: (text) => readIdList(text, []),
    wording: () => ({ messages: messagesFor('en'), locale: 'en-GB', now: NOW }),
    timers: { ...realTimers, now: () => NOW },
  });
});

describe('from text to table', () => {
  test('nothing is asked before the agent asks', () => {
    many.openDraft(IDS.join('\n'));
    expect(many.view.value).toBe('draft');
    expect(many.draft.ids.value).toEqual(IDS);
    expect(asked).toEqual([]);
  });

  test('every ID is asked for once, and the table is ordered by trouble when all are answered', async () => {
    answerOf = ({ trackingId }) =>
      trackingId === THIRD ? succeed(lookupOf(trackingId, 'ADDRESS_PROBLEM')) : succeed(lookupOf(trackingId));
    many.openDraft(`${IDS.join('\n')}\n${FIRST}`);
    const done = many.lookUpDraft();
    expect(many.view.value).toBe('table');
    expect(ids()).toEqual(IDS);
    await done;
    expect(idsAsked()).toEqual(IDS);
    expect(ids()[0]).toBe(THIRD);
    expect(many.table.counts.value).toMatchObject({ problem: 1, moving: 19, waiting: 0 });
    expect(many.run.state.value).toEqual({ step: 'ended', ending: { kind: 'done' } });
  });

  test('answers that are known and fresh cost no request; a kept one that is not fresh is asked for again', async () => {
    answerOf = ({ trackingId, refresh }) =>
      succeed(lookupOf(trackingId, refresh ? 'DELIVERED' : 'IN_TRANSIT', { isFresh: refresh }));
    await many.lookUp([FIRST, SECOND], [lookupOf(FIRST)]);
    expect(asked).toEqual([
      { trackingId: SECOND, refresh: false },
      { trackingId: SECOND, refresh: true },
    ]);
    expect(many.table.counts.value).toMatchObject({ delivered: 1, moving: 1 });
  });
});

describe('a run that ends early', () => {
  test('cancelled, it leaves the rest for later', async () => {
    const done = many.lookUp(IDS, []);
    many.run.cancel();
    await done;
    expect(asked.length).toBeLessThanOrEqual(6);
    const left = IDS.length - asked.length;
    expect(many.table.counts.value.waiting).toBe(left);
    await many.run.goOn();
    expect(idsAsked().toSorted()).toEqual(IDS);
  });

  test('a refused key ends it; going on tries the key again, once for those that met the refusal', async () => {
    answerOf = () => fail('keyRejected');
    await many.lookUp(IDS, []);
    expect(asked).toHaveLength(6);
    expect(many.run.state.value).toMatchObject({
      ending: { kind: 'stopped', failure: { kind: 'keyRejected' } },
    });
    answerOf = ({ trackingId }) => succeed(lookupOf(trackingId));
    asked = [];
    await many.run.goOn();
    expect(asked.slice(0, 6).every(({ refresh }) => refresh)).toBe(true);
    expect(asked.slice(6).some(({ refresh }) => refresh)).toBe(false);
    expect(many.table.counts.value).toMatchObject({ moving: 20, failed: 0 });
  });

  test('only what failed is retried, not what the platform does not know', async () => {
    answerOf = ({ trackingId }) =>
      trackingId === FIRST
        ? fail('notFound')
        : trackingId === SECOND
          ? fail('platformError')
          : succeed(lookupOf(trackingId));
    await many.lookUp(IDS, []);
    asked = [];
    answerOf = ({ trackingId }) => succeed(lookupOf(trackingId));
    await many.run.retryFailed();
    expect(asked).toEqual([{ trackingId: SECOND, refresh: true }]);
    expect(many.table.counts.value).toMatchObject({ notFound: 1, failed: 0, moving: 19 });
  });

  test('answers of another environment never stand beside those from before', async () => {
    answerOf = ({ trackingId }) =>
      succeed(
        lookupOf(trackingId, 'IN_TRANSIT', trackingId === IDS[10] ? { environment: 'production' } : {}),
      );
    await many.lookUp(IDS, []);
    expect(many.run.state.value).toEqual({ step: 'ended', ending: { kind: 'environmentChanged' } });
    expect(many.table.counts.value.waiting).toBe(IDS.length);
    answerOf = ({ trackingId }) => succeed(lookupOf(trackingId, 'IN_TRANSIT', { environment: 'production' }));
    await many.run.goOn();
    expect(many.run.environment.value).toBe('production');
    expect(many.table.counts.value.moving).toBe(IDS.length);
  });

  test('another table waits for what the first one has under way, and hears none of it', async () => {
    let most = 0;
    let underWay = 0;
    answerOf = async ({ trackingId }) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      return succeed(lookupOf(trackingId));
    };
    const first = many.lookUp(IDS.slice(0, 10), []);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await Promise.all([first, many.lookUp(IDS.slice(5), [])]);
    expect(most).toBeLessThanOrEqual(6);
    expect(ids()).toEqual(IDS.slice(5));
    expect(many.table.counts.value.moving).toBe(15);
  });
});

describe('the table', () => {
  beforeEach(async () => {
    answerOf = ({ trackingId }) =>
      succeed(lookupOf(trackingId, trackingId === FIRST ? 'DELIVERED' : 'IN_TRANSIT'));
    await many.lookUp(IDS, []);
  });

  test('is narrowed down by words and by kind, and copied as it is seen', () => {
    many.table.showOnly('delivered');
    expect(many.table.visible.value.map(({ trackingId }) => trackingId)).toEqual([FIRST]);
    expect(many.table.copy('tsv').split('\n')).toHaveLength(2);
    many.table.showAll();
    many.table.filter(` ${SECOND.toLowerCase()} `);
    expect(many.table.visible.value.map(({ trackingId }) => trackingId)).toEqual([SECOND]);
    many.table.showAll();
    expect(many.table.copy('csv').trimEnd().split('\r\n')).toHaveLength(21);
  });

  test('a row opens its shipment without asking; what is heard there is in the table afterwards', async () => {
    asked = [];
    many.openRow(SECOND);
    expect(many.view.value).toBe('shipment');
    expect(many.shipment.state.value).toMatchObject({ step: 'ready', lookup: { trackingId: SECOND } });
    expect(asked).toEqual([]);
    answerOf = ({ trackingId }) => succeed(lookupOf(trackingId, 'RETURNED'));
    await many.shipment.refresh();
    many.back();
    expect(many.view.value).toBe('table');
    expect(many.lastOpened.value).toBe(SECOND);
    expect(many.table.counts.value).toMatchObject({ problem: 1, moving: 18 });
  });

  test('leaving it keeps it, and cancels what it waits for', async () => {
    const again = many.lookUp(IDS, []);
    many.back();
    await again;
    expect(many.view.value).toBe('closed');
    expect(many.table.counts.value.waiting).toBeGreaterThan(0);
    many.openTable();
    expect(many.view.value).toBe('table');
  });
});

test('a row that was not asked for is asked for when it is opened', async () => {
  const done = many.lookUp(IDS, []);
  many.run.cancel();
  await done;
  const last = IDS.at(-1) ?? '';
  expect(stepOf(last)).toBe('waiting');
  many.openRow(last);
  expect(many.shipment.state.value).toMatchObject({ step: 'loading' });
});
