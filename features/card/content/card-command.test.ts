import { expect, test } from 'vitest';
import type { UncheckedCardCommand } from '../../page/model.ts';
import { isCardCommand } from './card-command.ts';

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
  { command: 'placeCard', nonce: 'n', change: 'move', dx: -8, dy: 0 },
];

const BAD: UncheckedCardCommand[] = [
  { ...SHOW, nonce: 1 },
  { ...SHOW, title: undefined },
  { ...SHOW, anchor: null },
  { ...SHOW, anchor: { x: 0, y: 0, width: 90 } },
  { ...SHOW, anchor: { ...SHOW.anchor, x: Number.NaN } },
  { command: 'placeCard', change: 'height', height: 300 },
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
