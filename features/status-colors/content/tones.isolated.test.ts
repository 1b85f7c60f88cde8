import { beforeEach, expect, test, vi } from 'vitest';
import type { KnownStatus } from '../../shipment/model.ts';
import { createTones } from './tones.ts';

interface Question {
  trackingIds: string[];
  answer(tones: KnownStatus[] | undefined): Promise<void>;
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
            async answer(tones: KnownStatus[] | undefined) {
              resolve(tones ? { ok: true, value: { tones } } : { ok: false });
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
const delivered = (trackingId: string): KnownStatus => ({ trackingId, tone: 'delivered' });

function tell(known: unknown): void {
  for (const listen of listeners as Set<(message: unknown, sender: object) => void>)
    listen({ command: 'toneChanged', ...(known as object) }, { id: 'ours' });
}

let changes: number;
/** How many questions had been sent when the frame was reported. */
let reports: number[];

function create() {
  return createTones(
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

test('while the colours are off nothing is asked, and what is told is not heeded', async () => {
  const tones = create();
  tones.restart(false);
  tell(delivered('ABC1'));
  expect(tones.toneOf('ABC1')).toBe('unknown');
  await settled();
  expect([asked.length, changes]).toEqual([0, 0]);
});

test('IDs that are painted at one time are asked for at once, each once, 200 in a message', async () => {
  const tones = create();
  tones.restart(true);
  for (let index = 0; index < 201; index++) tones.toneOf(`ABC${index}`);
  tones.toneOf('ABC1');
  await settled();
  expect(asked.map(({ trackingIds }) => trackingIds.length)).toEqual([200, 1]);
  await asked[0]?.answer([delivered('ABC1')]);
  expect([tones.toneOf('ABC1'), tones.toneOf('ABC2')]).toEqual(['delivered', 'unknown']);
  await settled();
  expect(asked).toHaveLength(2);
});

test('reports the frame before each question: changes are sent only to frames that were reported', async () => {
  const tones = create();
  tones.restart(true);
  expect(reports).toEqual([]);
  tones.toneOf('ABC1');
  await settled();
  tones.toneOf('ABC2');
  await settled();
  expect([reports, asked.length]).toEqual([[0, 1], 2]);
});

test('forgets what was known of a frame without IDs: they are asked for anew when they come back', async () => {
  const tones = create();
  tones.restart(true);
  tones.toneOf('ABC1');
  tones.toneOf('ABC2');
  await settled();
  tell(delivered('ABC1'));
  tones.forget();
  await asked[0]?.answer([{ trackingId: 'ABC2', tone: 'moving' }]);
  expect([tones.toneOf('ABC1'), tones.toneOf('ABC2')]).toEqual(['unknown', 'unknown']);
  await settled();
  expect(asked[1]?.trackingIds).toEqual(['ABC1', 'ABC2']);
});

test('what is told is newer than the answer to a question from before; nothing new changes nothing', async () => {
  const tones = create();
  tones.restart(true);
  changes = 0;
  tones.toneOf('ABC1');
  await settled();
  tell(delivered('ABC1'));
  await asked[0]?.answer([{ trackingId: 'ABC1', tone: 'moving' }]);
  tell(delivered('ABC1'));
  expect([tones.toneOf('ABC1'), changes]).toEqual(['delivered', 1]);
});

test('IDs of other frames, and what is no tone, are not heeded', async () => {
  const tones = create();
  tones.restart(true);
  tones.toneOf('ABC1');
  changes = 0;
  tell(delivered('ABC2'));
  tell({ trackingId: 'ABC1', tone: 'green' });
  expect([tones.toneOf('ABC1'), changes]).toEqual(['unknown', 0]);
});

test('a restart forgets all, also answers that are under way', async () => {
  const tones = create();
  tones.restart(true);
  tones.toneOf('ABC1');
  await settled();
  tones.restart(true);
  tones.toneOf('ABC1');
  await settled();
  await asked[0]?.answer([delivered('ABC1')]);
  expect(tones.toneOf('ABC1')).toBe('unknown');
  await asked[1]?.answer([delivered('ABC1')]);
  expect(tones.toneOf('ABC1')).toBe('delivered');
  tones.restart(false);
  expect(tones.toneOf('ABC1')).toBe('unknown');
});

test('without an answer an ID is asked for again when it is painted next', async () => {
  const tones = create();
  tones.restart(true);
  tones.toneOf('ABC1');
  await settled();
  await asked[0]?.answer(undefined);
  tones.toneOf('ABC1');
  await settled();
  expect(asked).toHaveLength(2);
});
