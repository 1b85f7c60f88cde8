import { beforeEach, expect, test } from 'vitest';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { type Ending, runBulkLookup } from './bulk-run.ts';

type Answer = Outcome<string>;

const IDS = Array.from({ length: 200 }, (_, index) => `ID${index}`);

let now: number;
let alarms: { at: number; callback: () => void }[];
let asked: string[];
let running: Map<string, (answer: Answer) => void>;
let answered: Map<string, Answer>;
let pauses: (number | undefined)[];
let ending: Ending | undefined;
let cancel: () => void;

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function start(ids: readonly string[]): void {
  const controller = new AbortController();
  cancel = () => controller.abort();
  void runBulkLookup<string>(ids, {
    lookUp(id) {
      asked.push(id);
      return new Promise((resolve) => running.set(id, resolve));
    },
    on: {
      started: () => undefined,
      answered(id, outcome) {
        if (answered.has(id)) throw new Error(`${id} was answered twice`);
        answered.set(id, outcome);
      },
      postponed: () => undefined,
      paused: (until) => pauses.push(until),
    },
    timers: {
      now: () => now,
      after(ms, callback) {
        const alarm = { at: now + ms, callback };
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

/** Answers all running lookups. */
async function round(answerOf: (id: string) => Answer = succeed): Promise<void> {
  for (const [id, resolve] of [...running]) {
    running.delete(id);
    resolve(answerOf(id));
  }
  await settle();
}

async function pass(ms: number): Promise<void> {
  now += ms;
  const due = alarms.filter(({ at }) => at <= now);
  alarms = alarms.filter(({ at }) => at > now);
  for (const { callback } of due) callback();
  await settle();
}

const tooMany = (retryAfterMs: number) => fail('rateLimited', { retryAfterMs });

beforeEach(() => {
  now = 1_000_000;
  alarms = [];
  asked = [];
  running = new Map();
  answered = new Map();
  pauses = [];
  ending = undefined;
});

test('looks up all IDs in order, six at a time', async () => {
  start(IDS);
  let rounds = 0;
  while (running.size > 0) {
    expect(running.size).toBeLessThanOrEqual(6);
    rounds += 1;
    await round();
  }
  expect(rounds).toBe(Math.ceil(200 / 6));
  expect(asked).toEqual(IDS);
  expect([...answered.keys()]).toEqual(IDS);
  expect(ending).toEqual({ kind: 'done' });
});

test('finishes immediately without IDs', async () => {
  start([]);
  await settle();
  expect(ending).toEqual({ kind: 'done' });
});

test('continues with other IDs while one is slow', async () => {
  start(IDS.slice(0, 20));
  const answerSlow = running.get('ID0');
  running.delete('ID0');
  while (running.size > 0) await round();
  expect(answered.size).toBe(19);
  expect(ending).toBeUndefined();
  answerSlow?.(succeed('late'));
  await settle();
  expect(ending).toEqual({ kind: 'done' });
});

test('starts no more lookups after a cancel, and ends when the running ones are done', async () => {
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

test('ends immediately if cancelled during a pause', async () => {
  start(IDS);
  await round(() => tooMany(60_000));
  cancel();
  await settle();
  expect(ending).toEqual({ kind: 'cancelled' });
  expect(alarms).toEqual([]);
  expect(pauses.at(-1)).toBeUndefined();
});

test('pauses after a 429 for as long as the platform requests, and still answers every ID', async () => {
  start(IDS);
  await round((id) => (id === 'ID2' ? tooMany(90_000) : succeed(id)));
  await round();
  const before = asked.length;
  expect(running.size).toBe(0);
  expect(pauses).toEqual([now + 90_000]);
  await pass(89_999);
  expect(asked).toHaveLength(before);
  await pass(1);
  expect(asked.at(-1)).toBe('ID2');
  while (running.size > 0) await round();
  expect(new Set(answered.keys())).toEqual(new Set(IDS));
  expect([...answered.values()].every(({ ok }) => ok)).toBe(true);
  expect(ending).toEqual({ kind: 'done' });
});

test('starts with one lookup after a pause, then doubles the number', async () => {
  start(IDS);
  await round(() => tooMany(5_000));
  await pass(5_000);
  const sizes: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    sizes.push(running.size);
    await round();
  }
  expect(sizes).toEqual([1, 2, 4, 6, 6]);
});

test('a pause ends soon after the computer has slept through it, although its timers stood still', async () => {
  start(IDS);
  await round(() => tooMany(300_000));
  for (const alarm of alarms) alarm.at += 600_000;
  now += 600_000;
  await pass(1_000);
  expect(running.size).toBe(1);
  expect(pauses.at(-1)).toBeUndefined();
});

test('a pause lasts no longer if the clock is set back', async () => {
  start(IDS);
  await round(() => tooMany(3_000));
  now -= 3_600_000;
  for (const alarm of alarms) alarm.at -= 3_600_000;
  for (let second = 1; second <= 3; second += 1) {
    expect(running.size).toBe(0);
    await pass(1_000);
  }
  expect(running.size).toBe(1);
});

test('pauses for at least a second', async () => {
  start(IDS);
  await round(() => tooMany(0));
  expect(running.size).toBe(0);
  await pass(1_000);
  expect(running.size).toBe(1);
});

test('pauses for the longest of several given times', async () => {
  start(IDS.slice(0, 6));
  await round((id) => tooMany(id === 'ID3' ? 30_000 : 2_000));
  await pass(29_000);
  expect(running.size).toBe(0);
  await pass(1_000);
  expect(running.size).toBe(1);
});

test('ends the run if the platform requests too long a pause', async () => {
  start(IDS);
  await round(() => tooMany(86_400_000));
  expect(ending).toMatchObject({ kind: 'stopped', failure: { kind: 'rateLimited' } });
  expect(answered.size).toBe(0);
});

test.each(['notFound', 'platformError', 'unreadableReply'] as const)(
  'treats %s as an answer',
  async (kind) => {
    start(IDS);
    while (running.size > 0) await round(() => fail(kind));
    expect(answered.size).toBe(200);
    expect(ending).toEqual({ kind: 'done' });
  },
);

test.each(['keyRejected', 'notConfigured', 'permissionMissing'] as const)(
  'ends the run after %s, which concerns all IDs',
  async (kind) => {
    start(IDS);
    await round(() => fail(kind));
    expect(asked).toHaveLength(6);
    expect(ending).toMatchObject({ kind: 'stopped', failure: { kind } });
  },
);

test('ends the run after six consecutive failures to reach the platform, but not after six among answers', async () => {
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
