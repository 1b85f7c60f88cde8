import { expect, test } from 'vitest';
import type { FieldProblem } from '../shipment/model.ts';
import { readEvents } from './event-reader.ts';
import { readShipment } from './shipment-reader.ts';

/** Members that all have the folded name `events`, and are no lists. */
const manyHistories = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`events${'-'.repeat(index)}`, index]));

test('reports at most 200 problems', () => {
  const { problems } = readShipment(
    { trackingId: 'ABCD1234567890', status: 7, ...manyHistories(900) },
    false,
  );
  expect(problems).toHaveLength(200);
  expect(problems[0]).toEqual({ path: 'status', expected: 'text', found: '7' });
});

test('truncates the path of a problem to 200 characters', () => {
  const name = `events${'-'.repeat(100_000)}`;
  const { problems } = readShipment({ trackingId: 'ABCD1234567890', [name]: 7 }, false);
  expect(problems.map(({ path }) => path)).toEqual([`events${'-'.repeat(193)}…`]);
});

test('leaves a path of 200 characters as it is', () => {
  const name = `events${'-'.repeat(194)}`;
  const { problems } = readShipment({ trackingId: 'ABCD1234567890', [name]: 7 }, false);
  expect(problems).toEqual([{ path: name, expected: 'list', found: '7' }]);
});

test('counts the entries of a history that are not reported, because there are too many problems', () => {
  const problems: FieldProblem[] = [];
  const { events, eventsLeftOut } = readEvents(
    [{ ...manyHistories(190), events: [1, 2, { text: 'A' }] }],
    problems,
  );
  expect([events?.length, eventsLeftOut, problems.length]).toEqual([1, undefined, 191]);
  const more: FieldProblem[] = [];
  const crowded = readEvents([{ ...manyHistories(200), events: [1, 2, { text: 'A' }] }], more);
  expect([crowded.events?.length, crowded.eventsLeftOut, more.length]).toEqual([1, 1, 200]);
});
