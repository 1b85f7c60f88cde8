import { expect, test, vi } from 'vitest';
import type { UncheckedCardCommand } from '../../page/model.ts';
import { isCardCommand, onEnlargeCard, onPinCard } from './card-command.ts';

type Listener = (message: unknown, sender: { id: string }) => unknown;
const { listeners } = vi.hoisted(() => ({ listeners: [] as unknown[] }));
vi.mock('wxt/browser', () => ({
  browser: {
    runtime: { id: 'ours', onMessage: { addListener: (listener: unknown) => listeners.push(listener) } },
  },
}));

const SHOW = {
  command: 'showCard',
  nonce: 'n',
  title: 'Shipment',
  anchor: { x: 0, y: 0, width: 90, height: 18 },
} as const;

const GOOD: UncheckedCardCommand[] = [
  { command: 'prepareCard' },
  SHOW,
  { command: 'placeCard', nonce: 'n', change: 'height', height: 300 },
  { command: 'placeCard', nonce: 'n', change: 'step' },
  { command: 'placeCard', nonce: 'n', change: 'move', dx: -8, dy: 0 },
];

const BAD: UncheckedCardCommand[] = [
  { ...SHOW, nonce: 1 },
  { ...SHOW, title: undefined },
  { ...SHOW, anchor: null },
  { ...SHOW, anchor: { x: 0, y: 0, width: 90 } },
  { ...SHOW, anchor: { ...SHOW.anchor, x: Number.NaN } },
  { command: 'placeCard', change: 'height', height: 300 },
  { command: 'placeCard', change: 'step' },
  { command: 'placeCard', nonce: 'n', change: 'height', height: '300' },
  { command: 'placeCard', nonce: 'n', change: 'move', dx: 8 },
  { command: 'placeCard', nonce: 'n', change: 'width', height: 300 },
];

test.each(GOOD)('takes $command with all its fields', (message) => {
  expect(isCardCommand(message)).toBe(true);
});

test.each(BAD)('ignores a malformed $command', (message) => {
  expect(isCardCommand(message)).toBe(false);
});

test.each([
  ['pinCard', 'isPinned', onPinCard],
  ['enlargeCard', 'isLarge', onEnlargeCard],
] as const)('takes %s with a nonce and %s, and ignores others', (command, flag, listen) => {
  const received = vi.fn();
  listen(received, new AbortController().signal);
  const [receive] = listeners.splice(0) as Listener[];
  for (const message of [
    { command, nonce: 'n', [flag]: true },
    { command, nonce: 'n', [flag]: false },
    { command, [flag]: true },
    { command, nonce: 'n' },
    { command, nonce: 'n', [flag]: 'yes' },
    { command: 'prepareCard', nonce: 'n', [flag]: true },
  ])
    receive?.(message, { id: 'ours' });
  expect(received.mock.calls).toEqual([
    ['n', true],
    ['n', false],
  ]);
});
