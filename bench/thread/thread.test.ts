import { expect, test } from 'vitest';
import { findTrackingIds } from '../../features/detection/engine/detect.ts';
import { createRandom } from '../../tests/random.ts';
import { idOf, threadMessages } from './message.ts';

const messages = threadMessages(0, 400);

test('generates the same thread each time, and another one for another series', () => {
  expect(threadMessages(0, 400)).toEqual(messages);
  expect(threadMessages(1, 400)).not.toEqual(messages);
});

test('messages 2, 12, 22 and so on contain one ID; the others contain none', () => {
  for (const [index, html] of messages.entries()) {
    const ids = html.match(/WBTK\d{10}/g) ?? [];
    expect(ids).toEqual(index % 10 === 2 ? [idOf(0, index)] : []);
  }
});

test('other numbers are not IDs', () => {
  for (const [index, html] of messages.entries()) {
    const found = findTrackingIds(html.replace(/<[^>]*>/g, '\n')).map(({ id }) => id);
    expect(found).toEqual(index % 10 === 2 ? [idOf(0, index)] : []);
  }
});

test('random numbers are below their limit and cover the whole range', () => {
  const random = createRandom(7);
  const seen = new Set(Array.from({ length: 500 }, () => random.below(6)));
  expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});
