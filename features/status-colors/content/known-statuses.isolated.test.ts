import { beforeEach, expect, test, vi } from 'vitest';
import type { KnownStatus } from '../../shipment/model.ts';
import { createKnownStatuses } from './known-statuses.ts';

interface Question {
  trackingIds: string[];
  answer(statuses: KnownStatus[] | undefined): Promise<void>;
}

const { listeners, questions } = vi.hoisted(() => ({
  listeners: new Set<unknown>(),
  questions: [] as unknown[],
}));

vi.mock('wxt/browser', () => ({
  browser: {
    runtime: {
      id: 'ours',
      sendMessage: ({ request }: { request: { trackingIds: string[] } }) =>
        new Promise((resolve) => {
          questions.push({
            trackingIds: request.trackingIds,
            async answer(statuses: KnownStatus[] | undefined) {
              resolve(statuses ? { ok: true, value: { statuses } } : { ok: false });
              await settled();
            },
          });
        }),
      onMessage: {
        addListener: (listener: unknown) => listeners.add(listener),
        removeListener: (listener: unknown) => listeners.delete(listener),
      },
    },
  },
}));

const settled = () => new Promise((resolve) => setTimeout(resolve));
const asked = questions as Question[];
const delivered = (trackingId: string): KnownStatus => ({ trackingId, statusCategory: 'delivered' });

function send(known: unknown): void {
  for (const listen of listeners as Set<(message: unknown, sender: object) => void>)
    listen({ command: 'knownStatusChanged', ...(known as object) }, { id: 'ours' });
}

let changes: number;
/** The number of requests that had been sent at each report of the frame. */
let reports: number[];

function create() {
  return createKnownStatuses(
    () => {
      changes += 1;
    },
    () => void reports.push(asked.length),
    new AbortController().signal,
  );
}

beforeEach(() => {
  listeners.clear();
  asked.length = 0;
  changes = 0;
  reports = [];
});

test('requests nothing and ignores changes while the colours are off', async () => {
  const statuses = create();
  statuses.restart(false);
  send(delivered('ABC1'));
  expect(statuses.categoryOf('ABC1')).toBe('unknown');
  await settled();
  expect([asked.length, changes]).toEqual([0, 0]);
});

test('requests IDs that are highlighted together in one message, each once, up to 200', async () => {
  const statuses = create();
  statuses.restart(true);
  for (let index = 0; index < 201; index++) statuses.categoryOf(`ABC${index}`);
  statuses.categoryOf('ABC1');
  await settled();
  expect(asked.map(({ trackingIds }) => trackingIds.length)).toEqual([200, 1]);
  await asked[0]?.answer([delivered('ABC1')]);
  expect([statuses.categoryOf('ABC1'), statuses.categoryOf('ABC2')]).toEqual(['delivered', 'unknown']);
  await settled();
  expect(asked).toHaveLength(2);
});

test('reports the frame before each request, because changes are sent only to reported frames', async () => {
  const statuses = create();
  statuses.restart(true);
  expect(reports).toEqual([]);
  statuses.categoryOf('ABC1');
  await settled();
  statuses.categoryOf('ABC2');
  await settled();
  expect([reports, asked.length]).toEqual([[0, 1], 2]);
});

test('forgets the statuses of a frame without IDs, and requests them again when the IDs come back', async () => {
  const statuses = create();
  statuses.restart(true);
  statuses.categoryOf('ABC1');
  statuses.categoryOf('ABC2');
  await settled();
  send(delivered('ABC1'));
  statuses.forget();
  await asked[0]?.answer([{ trackingId: 'ABC2', statusCategory: 'inTransit' }]);
  expect([statuses.categoryOf('ABC1'), statuses.categoryOf('ABC2')]).toEqual(['unknown', 'unknown']);
  await settled();
  expect(asked[1]?.trackingIds).toEqual(['ABC1', 'ABC2']);
});

test('prefers a change to the answer of an earlier request, and reports only differences', async () => {
  const statuses = create();
  statuses.restart(true);
  changes = 0;
  statuses.categoryOf('ABC1');
  await settled();
  send(delivered('ABC1'));
  await asked[0]?.answer([{ trackingId: 'ABC1', statusCategory: 'inTransit' }]);
  send(delivered('ABC1'));
  expect([statuses.categoryOf('ABC1'), changes]).toEqual(['delivered', 1]);
});

test('ignores IDs of other frames and unknown categories', async () => {
  const statuses = create();
  statuses.restart(true);
  statuses.categoryOf('ABC1');
  changes = 0;
  send(delivered('ABC2'));
  send({ trackingId: 'ABC1', statusCategory: 'green' });
  expect([statuses.categoryOf('ABC1'), changes]).toEqual(['unknown', 0]);
});

test('forgets all statuses on a restart, and ignores answers to earlier requests', async () => {
  const statuses = create();
  statuses.restart(true);
  statuses.categoryOf('ABC1');
  await settled();
  statuses.restart(true);
  statuses.categoryOf('ABC1');
  await settled();
  await asked[0]?.answer([delivered('ABC1')]);
  expect(statuses.categoryOf('ABC1')).toBe('unknown');
  await asked[1]?.answer([delivered('ABC1')]);
  expect(statuses.categoryOf('ABC1')).toBe('delivered');
  statuses.restart(false);
  expect(statuses.categoryOf('ABC1')).toBe('unknown');
});

test('requests an ID again the next time it is highlighted if there was no answer', async () => {
  const statuses = create();
  statuses.restart(true);
  statuses.categoryOf('ABC1');
  await settled();
  await asked[0]?.answer(undefined);
  statuses.categoryOf('ABC1');
  await settled();
  expect(asked).toHaveLength(2);
});
