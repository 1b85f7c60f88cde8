import { beforeEach, expect, test, vi } from 'vitest';
import type { KnownTone } from '../../utils/tone.ts';
import { createTones } from './tones.ts';

interface Question {
  trackingIds: string[];
  answer(tones: KnownTone[] | undefined): Promise<void>;
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
            async answer(tones: KnownTone[] | undefined) {
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
const delivered = (trackingId: string): KnownTone => ({ trackingId, tone: 'delivered' });

function tell(known: unknown): void {
  for (const listen of listeners as Set<(message: unknown, sender: object) => void>)
    listen({ command: 'toneChanged', ...(known as object) }, { id: 'ours' });
}

let changes: number;

function create() {
  return createTones(() => {
    changes += 1;
  }, new AbortController().signal);
}

beforeEach(() => {
  listeners.clear();
  asked.length = 0;
  changes = 0;
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
