import { expect, test } from 'vitest';
import { fetchAll } from './fetch-all.ts';
import type { ImageOutcome } from './fetch-image.ts';

const URLS = Array.from({ length: 9 }, (_, index) => `https://images.example/${index}`);
const problem = (url: string): ImageOutcome => ({ ok: false, problem: { kind: 'unreachable', host: url } });

test('a few at a time, answered in order, with progress', async () => {
  let running = 0;
  let most = 0;
  const progress: number[] = [];
  const outcomes = await fetchAll(
    URLS,
    async (url) => {
      running += 1;
      most = Math.max(most, running);
      // Later ones are quicker.
      await new Promise((resolve) => setTimeout(resolve, 10 - Number(url.slice(-1))));
      running -= 1;
      return problem(url);
    },
    { signal: new AbortController().signal, onProgress: (done) => progress.push(done) },
  );
  expect(outcomes).toEqual(URLS.map(problem));
  expect(most).toBe(4);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('cancelled, no further image is asked for, and nothing is returned', async () => {
  const controller = new AbortController();
  let asked = 0;
  const outcomes = await fetchAll(
    URLS,
    async (url) => {
      asked += 1;
      if (asked === 5) controller.abort();
      return problem(url);
    },
    { signal: controller.signal, onProgress: () => undefined },
  );
  expect(outcomes).toBeUndefined();
  expect(asked).toBeLessThan(URLS.length);
});
