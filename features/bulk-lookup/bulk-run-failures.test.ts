import { expect, test } from 'vitest';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { runBulkLookup } from './bulk-run.ts';
import { realTimers } from './timers.ts';

const IDS = Array.from({ length: 40 }, (_, index) => `ID${index}`);

/** Looks up all IDs, which are answered one after the other. */
async function run(answerOf: (asked: number) => Outcome<string>) {
  const asked: string[] = [];
  let running = 0;
  let mostRunning = 0;
  let last: Promise<unknown> = Promise.resolve();
  const ending = await runBulkLookup<string>(IDS, {
    async lookUp(id) {
      asked.push(id);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      const answer = answerOf(asked.length);
      const before = last;
      last = before.then(() => new Promise((resolve) => setTimeout(resolve)));
      await last;
      running -= 1;
      return answer;
    },
    on: {
      started: () => undefined,
      answered: () => undefined,
      postponed: () => undefined,
      paused() {
        mostRunning = 0;
      },
    },
    timers: { ...realTimers, after: (_, callback) => realTimers.after(0, callback) },
    signal: new AbortController().signal,
  });
  return { asked, ending, mostRunning };
}

test('tries only six IDs if the platform cannot be reached, although others are waiting', async () => {
  const { asked, ending } = await run(() => fail('offline'));
  expect(asked).toEqual(IDS.slice(0, 6));
  expect(ending).toMatchObject({ kind: 'stopped', failure: { kind: 'offline' } });
});

test('looks up six at a time again after a single failure to reach the platform', async () => {
  const { asked, ending, mostRunning } = await run((asked) => (asked === 3 ? fail('timedOut') : succeed('')));
  expect(asked).toEqual(IDS);
  expect(ending).toEqual({ kind: 'done' });
  expect(mostRunning).toBe(6);
});

test('tries one ID after the other if the platform cannot be reached after a pause', async () => {
  const { asked, ending, mostRunning } = await run((asked) =>
    asked <= 6 ? fail('rateLimited', { retryAfterMs: 1_000 }) : fail('timedOut'),
  );
  expect(asked).toHaveLength(12);
  expect(mostRunning).toBe(1);
  expect(ending).toMatchObject({ kind: 'stopped', failure: { kind: 'timedOut' } });
});

test.each([200, 500, 502, 503, 504])('ends the run if the platform itself fails with %s', async (status) => {
  const { asked, ending } = await run(() => fail('platformError', { status }));
  expect(asked).toHaveLength(6);
  expect(ending).toMatchObject({ kind: 'stopped', failure: { kind: 'platformError', status } });
});

test('treats an error that may concern the ID, or faults among answers, as answers', async () => {
  for (const answerOf of [
    () => fail('platformError', { status: 422 }),
    (asked: number) => (asked % 3 ? fail('platformError', { status: 500 }) : succeed('')),
  ]) {
    const { asked, ending } = await run(answerOf);
    expect(asked).toEqual(IDS);
    expect(ending).toEqual({ kind: 'done' });
  }
});
