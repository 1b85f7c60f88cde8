import { beforeEach, expect, test, vi } from 'vitest';
import type { CardToggled } from '../../page/model.ts';
import type { Occurrence } from '../../page/occurrences.ts';
import { createOpenAndMark } from './mark-open.ts';

const { listeners } = vi.hoisted(() => ({ listeners: [] as ((toggled: CardToggled) => void)[] }));

vi.mock('../../page/content/page-messaging.ts', () => ({
  onCardToggled: (listener: (toggled: CardToggled) => void) => void listeners.push(listener),
}));
vi.mock('../../page/content/occurrence-index.ts', () => ({ anchorOf: () => ({}) }));
vi.mock('../../page/content/text-around.ts', () => ({ textAround: () => '' }));

const occurrence = (id: string) => ({ id }) as Occurrence;

let marked: string | undefined;
let answers: ((nonce: string | undefined) => void)[];
let open: (occurrence: Occurrence) => void;

beforeEach(() => {
  listeners.length = 0;
  marked = undefined;
  answers = [];
  open = createOpenAndMark(
    { open: () => new Promise((resolve) => answers.push(resolve)) },
    {
      show: (shown) => {
        marked = shown?.id;
      },
    },
    new AbortController().signal,
  );
});

function toggle(nonce: string, isOpen: boolean): void {
  for (const listener of listeners) listener({ command: 'cardToggled', nonce, isOpen });
}

async function answer(nonce: string | undefined): Promise<void> {
  answers.shift()?.(nonce);
  await Promise.resolve();
  await Promise.resolve();
}

test('marks the ID from the click until its card closes', async () => {
  open(occurrence('ONE'));
  expect(marked).toBe('ONE');
  toggle('n1', true);
  await answer('n1');
  toggle('other', false);
  expect(marked).toBe('ONE');
  toggle('n1', false);
  expect(marked).toBeUndefined();
});

test('marks the next ID when its card replaces the first', async () => {
  open(occurrence('ONE'));
  toggle('n1', true);
  await answer('n1');
  open(occurrence('TWO'));
  toggle('n1', false);
  toggle('n2', true);
  expect(marked).toBe('TWO');
  await answer('n2');
  expect(marked).toBe('TWO');
});

test('ends when a card opens in another frame', async () => {
  open(occurrence('ONE'));
  toggle('n1', true);
  await answer('n1');
  toggle('elsewhere', true);
  expect(marked).toBeUndefined();
});

test.each([
  ['no card was opened', undefined, []],
  ['the card could not be shown', 'n1', []],
  ['the card is closed before the answer', 'n1', [true, false]],
] as const)('ends if %s', async (_name, nonce, toggles) => {
  open(occurrence('ONE'));
  for (const isOpen of toggles) toggle('n1', isOpen);
  await answer(nonce);
  expect(marked).toBeUndefined();
});

test('an old answer does not end the mark of the next ID', async () => {
  open(occurrence('ONE'));
  open(occurrence('TWO'));
  toggle('n2', true);
  await answer('n1');
  await answer('n2');
  expect(marked).toBe('TWO');
});
