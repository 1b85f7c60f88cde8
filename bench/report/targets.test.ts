import { expect, test } from 'vitest';
import { createSamples } from '../samples.ts';
import { isReached, type Target, targetsOf, targetsTable } from './targets.ts';

const target = (value: number | undefined, limit: number, isFloor = false): Target => ({
  name: 'x',
  value,
  limit,
  isFloor,
  show: String,
});

test('a target is reached, missed or not measured', () => {
  expect(isReached(target(1, 1))).toBe(true);
  expect(isReached(target(1.1, 1))).toBe(false);
  expect(isReached(target(12, 10, true))).toBe(true);
  expect(isReached(target(9, 10, true))).toBe(false);
  expect(isReached(target(undefined, 1))).toBeUndefined();
});

function measured(ourScript: number) {
  const samples = createSamples();
  for (const size of [1_000, 50_000]) {
    samples.add('load', size, 'Waybill', { scriptMs: ourScript });
    samples.add('load', size, 'floor-re', { scriptMs: 10 });
    samples.add('load', size, 'mark.js', { scriptMs: 60 });
  }
  samples.add('append', 1_000, 'Waybill', { scriptPerMessageMs: 1 });
  samples.add('append', 50_000, 'Waybill', { scriptPerMessageMs: 3 });
  return { samples, sizes: [1_000, 50_000], settledSize: 1_000, growths: [], lookups: undefined };
}

const verdicts = (ourScript: number): Record<string, boolean | undefined> =>
  Object.fromEntries(targetsOf(measured(ourScript)).map((each) => [each.name, isReached(each)]));

test('sets stricter targets for large threads', () => {
  expect(verdicts(4)).toMatchObject({
    '1k load: script / floor-re': true,
    '50k load: script / floor-re': false,
    '1k load: script of mark.js / ours': true,
    '50k load: script of mark.js / ours': true,
  });
  expect(verdicts(5)).toMatchObject({
    '1k load: script of mark.js / ours': true,
    '50k load: script of mark.js / ours': false,
  });
});

test('compares an appended message between the shortest and the longest thread', () => {
  expect(verdicts(1)['append: script per message, 50k / 1k']).toBe(false);
});

test('omits targets that were not measured', () => {
  const text = targetsTable(targetsOf(measured(1)));
  expect(text).toContain('0.10x');
  expect(text).not.toContain('typing');
});

test('ten jumps may cost 10 ms of script at every length', () => {
  const { samples, ...rest } = measured(1);
  samples.add('jump', 1_000, 'Waybill', { scriptMs: 9 });
  samples.add('jump', 50_000, 'Waybill', { scriptMs: 11 });
  const reached = Object.fromEntries(
    targetsOf({ samples, ...rest }).map((each) => [each.name, isReached(each)]),
  );
  expect(reached).toMatchObject({ '1k ten jumps: script': true, '50k ten jumps: script': false });
});

test('compares a first mark and an appended message with the limits of their page', () => {
  const { samples, ...rest } = measured(1);
  samples.add('audit', 1_000, 'Waybill', { firstMarkedMs: 29 });
  samples.add('audit', 50_000, 'Waybill', { firstMarkedMs: 29 });
  samples.add('new-profile', 1_000, 'Waybill', { firstMarkedMs: 301 });
  samples.add('plain-append', 1_000, 'Waybill', { scriptPerMessageMs: 0.5 });
  const reached = Object.fromEntries(
    targetsOf({ samples, ...rest }).map((each) => [each.name, isReached(each)]),
  );
  expect(reached).toMatchObject({
    '1k load: first ID marked after load': true,
    '50k load: first ID marked after load': false,
    'first page of a new profile: first ID marked after load': false,
    '1k append in a plain document: script per message': false,
  });
});
