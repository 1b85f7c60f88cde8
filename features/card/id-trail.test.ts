import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import { createIdTrail, type StepsAhead } from './id-trail.ts';

const ID = 'ABCD1234567890';
const OTHER = 'ABCD1234567891';

let sent: [name: string, request: unknown][];
let place: Outcome<unknown>;
let steps: ((outcome: Outcome<unknown>) => void)[];
let id: string | undefined;

const answer = async (name: string, request: unknown): Promise<Outcome<unknown>> => {
  sent.push([name, request]);
  return name === 'stepCard' ? new Promise((resolve) => steps.push(resolve)) : place;
};
const send = answer as Send;

beforeEach(() => {
  sent = [];
  steps = [];
  id = ID;
  place = succeed({ place: 1, count: 3, hasMore: false });
});

test('shows the place of the ID, as long as there are others', async () => {
  const trail = createIdTrail(send, () => id);
  expect(trail.place.value).toBeUndefined();
  await trail.load();
  expect(sent).toEqual([['getCardPlace', { trackingId: ID }]]);
  expect(trail.place.value).toEqual({ place: 1, count: 3, hasMore: false });
  place = succeed({ place: 1, count: 1, hasMore: false });
  await trail.load();
  expect(trail.place.value).toBeUndefined();
  place = succeed({ place: 0, count: 1, hasMore: false });
  await trail.load();
  expect(trail.place.value).toMatchObject({ place: 0, count: 1 });
  place = succeed({ place: 1, count: 1, hasMore: true });
  await trail.load();
  expect(trail.place.value).toMatchObject({ hasMore: true });
});

test.each([
  ['a page that has shown the ID and no longer does', [1, 0], false, true],
  ['a page that shows the ID again', [1, 0, 2], false, false],
  ['a page with an ID that was only selected', [0, 0], false, false],
  ['a page with more IDs than were counted', [1, 0], true, false],
])('%s', async (_page, places, hasMore, isGone) => {
  const trail = createIdTrail(send, () => id);
  for (const each of places) {
    place = succeed({ place: each, count: each, hasMore });
    await trail.load();
  }
  expect(trail.isGone.value).toBe(isGone);
});

test('does not treat an ID that the agent ignores as a change of the page, but notices one after undo', async () => {
  const trail = createIdTrail(send, () => id);
  const readAt = async (number: number): Promise<void> => {
    place = succeed({ place: number, count: 2, hasMore: false });
    await trail.load();
  };
  await readAt(1);
  trail.forget();
  await readAt(0);
  expect(trail.isGone.value).toBe(false);
  await readAt(1);
  await readAt(0);
  expect(trail.isGone.value).toBe(true);
});

test('goes one step at a time', async () => {
  const trail = createIdTrail(send, () => id);
  trail.step('next');
  expect(sent).toEqual([]);
  await trail.load();
  trail.step('next');
  trail.step('next');
  expect(sent.slice(1)).toEqual([['stepCard', { trackingId: ID, direction: 'next' }]]);
});

describe('steps that are requested faster than their cards appear', () => {
  const trails = () => {
    const ahead: StepsAhead = { waiting: [] };
    return [createIdTrail(send, () => id, ahead), createIdTrail(send, () => OTHER, ahead)] as const;
  };
  const asked = () => sent.filter(([name]) => name === 'stepCard').map(([, request]) => request);

  test('go on from the card that the one before has led to, once its place is known', async () => {
    const [first, second] = trails();
    first.step('next');
    await first.load();
    first.step('previous');
    expect(asked()).toEqual([{ trackingId: ID, direction: 'next' }]);
    await second.load();
    expect(asked().slice(1)).toEqual([{ trackingId: OTHER, direction: 'previous' }]);
  });

  test('are forgotten on a page without other IDs', async () => {
    const [first, second] = trails();
    await first.load();
    first.step('next');
    first.step('next');
    steps[0]?.(fail('notFound'));
    await vi.waitFor(() => expect(sent.at(-1)).toEqual(['getCardPlace', { trackingId: ID }]));
    await second.load();
    place = succeed({ place: 1, count: 1, hasMore: false });
    await second.load();
    second.step('next');
    place = succeed({ place: 1, count: 2, hasMore: false });
    await second.load();
    expect(asked()).toHaveLength(1);
  });

  test('can be asked for again if the page does not show the next card', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const [first] = trails();
    await first.load();
    first.step('next');
    steps[0]?.(succeed({}));
    await vi.advanceTimersByTimeAsync(999);
    first.step('next');
    expect(asked()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    first.step('next');
    expect(asked()).toHaveLength(2);
  });
});

test('the card that a step leads to keeps the buttons, without the number of the ID before', async () => {
  const ahead: StepsAhead = { waiting: [] };
  const first = createIdTrail(send, () => id, ahead);
  await first.load();
  expect(createIdTrail(send, () => OTHER, ahead).place.value).toBeUndefined();
  first.step('next');
  const second = createIdTrail(send, () => OTHER, ahead);
  expect(second.place.value).toEqual({ place: 0, count: 3, hasMore: false });
  expect(createIdTrail(send, () => OTHER, ahead).place.value).toBeUndefined();
});

test('reads the place again when there was no other ID', async () => {
  const trail = createIdTrail(send, () => id);
  await trail.load();
  trail.step('previous');
  place = succeed({ place: 1, count: 1, hasMore: false });
  steps[0]?.(fail('notFound'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(trail.place.value).toBeUndefined();
});

test('does nothing before the ID is known', async () => {
  id = undefined;
  const trail = createIdTrail(send, () => id);
  await trail.load();
  trail.step('next');
  expect(sent).toEqual([]);
});

test('reads the place once more for all reports during a reading', async () => {
  vi.useFakeTimers();
  const trail = createIdTrail(send, () => id);
  const loads = [trail.load(), trail.load(), trail.load()];
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(loads);
  expect(sent).toHaveLength(2);
  await trail.load();
  expect(sent).toHaveLength(3);
  vi.useRealTimers();
});
