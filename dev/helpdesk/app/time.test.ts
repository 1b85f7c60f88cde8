import { expect, test } from 'vitest';
import { ageLabel, countdown, timeOf } from './time.ts';

const NOW = new Date(2026, 10, 21, 12, 0).getTime();
const SECOND = 1000;

test('counts minutes, or days with a time of day, back from now', () => {
  expect(timeOf('12m', NOW)).toBe(new Date(2026, 10, 21, 11, 48).getTime());
  expect(timeOf('3d 09:12', NOW)).toBe(new Date(2026, 10, 18, 9, 12).getTime());
});

test.each([
  [4, 'just now'],
  [5, '5 s ago'],
  [59, '59 s ago'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [3600, 'Today 11:00'],
  [20 * 3600, 'Yesterday 16:00'],
])('formats an age of %i s as “%s”', (seconds, label) => {
  expect(ageLabel(NOW - seconds * SECOND, NOW)).toBe(label);
});

test('includes the day for an older message', () => {
  expect(ageLabel(timeOf('3d 09:12', NOW), NOW)).toBe('Wed 18 Nov, 09:12');
});

test('counts down in seconds, then returns overdue', () => {
  expect(countdown(NOW + 6127 * SECOND, NOW)).toBe('1:42:07');
  expect(countdown(NOW, NOW)).toBe('0:00:00');
  expect(countdown(NOW - SECOND, NOW)).toBe('overdue');
});
