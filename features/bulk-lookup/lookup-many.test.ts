import { beforeEach, expect, test } from 'vitest';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { type Ending, lookUpMany } from './lookup-many.ts';

type Answer = Outcome<string>;

const IDS = Array.from({ length: 200 }, (_, index) => `ID${index}`);

let now: number;
let alarms: { at: number; act: () => void }[];
let asked: string[];
let underWay: Map<string, (answer: Answer) => void>;
let answered: Map<string, Answer>;
let pauses: (number | undefined)[];
let ending: Ending | undefined;
let cancel: () => void;

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function start(ids: readonly string[]): void {
  const controller = new AbortController();
  cancel = () => controller.abort();
  void lookUpMany<string>(ids, {
    ask(id) {
      asked.push(id);
      return new Promise((resolve) => underWay.set(id, resolve));
    },
    hear: {
      asking: () => undefined,
      answer(id, outcome) {
        if (answered.has(id)) throw new Error(`${id} was answered twice`);
        answered.set(id, outcome);
      },
      postponed: () => undefined,
      pause: (until) => pauses.push(until),
    },
    timers: {
      now: () => now,
      after(ms, act) {
        const alarm = { at: now + ms, act };
        alarms.push(alarm);
        return () => {
          alarms = alarms.filter((each) => each !== alarm);
        };
      },
    },
    signal: controller.signal,
  }).then((how) => {
    ending = how;
  });
}

/** Answers all that is under way. */
async function round(answerOf: (id: string) => Answer = succeed): Promise<void> {
  for (const [id, resolve] of [...underWay]) {
    underWay.delete(id);
    resolve(answerOf(id));
  }
  await settle();
}

async function pass(ms: number): Promise<void> {
  now += ms;
  const due = alarms.filter(({ at }) => at <= now);
  alarms = alarms.filter(({ at }) => at > now);
  for (const { act } of due) act();
  await settle();
}

const tooMany = (retryAfterMs?: number) =>
  fail('rateLimited', retryAfterMs === undefined ? {} : { retryAfterMs });

beforeEach(() => {
  now = 1_000_000;
  alarms = [];
  asked = [];
  underWay = new Map();
  answered = new Map();
  pauses = [];
  ending = undefined;
});

test('asks for all of them, six at a time, in order', async () => {
  start(IDS);
  let rounds = 0;
  while (underWay.size > 0) {
    expect(underWay.size).toBeLessThanOrEqual(6);
    rounds += 1;
    await round();
  }
  expect(rounds).toBe(Math.ceil(200 / 6));
  expect(asked).toEqual(IDS);
  expect([...answered.keys()]).toEqual(IDS);
  expect(ending).toEqual({ kind: 'done' });
});

test('none is a run that is done', async () => {
  start([]);
  await settle();
  expect(ending).toEqual({ kind: 'done' });
});

test('a slow one holds up only its own place', async () => {
  start(IDS.slice(0, 20));
  const answerSlow = underWay.get('ID0');
  underWay.delete('ID0');
  while (underWay.size > 0) await round();
  expect(answered.size).toBe(19);
  expect(ending).toBeUndefined();
  answerSlow?.(succeed('late'));
  await settle();
  expect(ending).toEqual({ kind: 'done' });
});

test('cancelled, it starts nothing more and ends with what is under way', async () => {
  start(IDS);
  await round();
  cancel();
  await settle();
  expect(ending).toBeUndefined();
  expect(asked).toHaveLength(12);
  await round();
  expect(ending).toEqual({ kind: 'cancelled' });
  expect(asked).toHaveLength(12);
  expect(answered.size).toBe(12);
});

test('cancelled in a pause, it ends at once', async () => {
  start(IDS);
  await round(() => tooMany(60_000));
  cancel();
  await settle();
  expect(ending).toEqual({ kind: 'cancelled' });
  expect(alarms).toEqual([]);
  expect(pauses.at(-1)).toBeUndefined();
});

test('a 429 holds everything up for as long as it says, and loses nothing', async () => {
  start(IDS);
  await round((id) => (id === 'ID2' ? tooMany(90_000) : succeed(id)));
  await round();
  const before = asked.length;
  expect(underWay.size).toBe(0);
  expect(pauses).toEqual([now + 90_000]);
  await pass(89_999);
  expect(asked).toHaveLength(before);
  await pass(1);
  expect(asked.at(-1)).toBe('ID2');
  while (underWay.size > 0) await round();
  expect(new Set(answered.keys())).toEqual(new Set(IDS));
  expect([...answered.values()].every(({ ok }) => ok)).toBe(true);
  expect(ending).toEqual({ kind: 'done' });
});

test('after a pause one is tried, then more and more', async () => {
  start(IDS);
  await round(() => tooMany(5_000));
  await pass(5_000);
  const sizes: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    sizes.push(underWay.size);
    await round();
  }
  expect(sizes).toEqual([1, 2, 4, 6, 6]);
});

test('pauses without a time double, up to a minute; those turned away together are one', async () => {
  start(IDS);
  const waits: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    await round(() => tooMany());
    const [alarm] = alarms;
    expect(alarms).toHaveLength(1);
    waits.push((alarm?.at ?? 0) - now);
    await pass(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('a time of nothing is no reason to ask without end', async () => {
  start(IDS);
  await round(() => tooMany(0));
  expect(underWay.size).toBe(0);
  await pass(1_000);
  expect(underWay.size).toBe(1);
});

test('the longest of several waits holds', async () => {
  start(IDS.slice(0, 6));
  await round((id) => tooMany(id === 'ID3' ? 30_000 : 2_000));
  await pass(29_000);
  expect(underWay.size).toBe(0);
  await pass(1_000);
  expect(underWay.size).toBe(1);
});

test('a wait beyond all patience ends the run', async () => {
  start(IDS);
  await round(() => tooMany(86_400_000));
  expect(ending).toMatchObject({ kind: 'stopped', failure: { kind: 'rateLimited' } });
  expect(answered.size).toBe(0);
});

test.each(['notFound', 'platformError', 'unreadableReply'] as const)(
  '%s is an answer like any other',
  async (kind) => {
    start(IDS);
    while (underWay.size > 0) await round(() => fail(kind));
    expect(answered.size).toBe(200);
    expect(ending).toEqual({ kind: 'done' });
  },
);

test.each(['keyRejected', 'notConfigured', 'permissionMissing'] as const)(
  '%s ends the run, because it would be the same for all',
  async (kind) => {
    start(IDS);
    await round(() => fail(kind));
    expect(asked).toHaveLength(6);
    expect(ending).toMatchObject({ kind: 'stopped', failure: { kind } });
  },
);

test('so do six in a row that do not reach the platform, but not six among others', async () => {
  start(IDS);
  for (let index = 0; index < 10; index += 1) {
    await round((id) => (id.endsWith('3') ? fail('offline') : succeed(id)));
  }
  expect(ending).toBeUndefined();
  await round(() => fail('timedOut'));
  const before = asked.length;
  await round();
  expect(asked).toHaveLength(before);
  expect(ending).toMatchObject({ kind: 'stopped', failure: { kind: 'timedOut' } });
});
