import { expect, test } from 'vitest';
import { createClickBudget } from './click-budget.ts';

function setUp() {
  const clock = { now: 1_000_000 };
  const take = createClickBudget(() => clock.now);
  const takeMany = (tabId: number, count: number) =>
    Array.from({ length: count }, () => take(tabId)).filter(Boolean).length;
  return { clock, takeMany };
}

test('lets a tab open 40 cards at once, and two more each second', () => {
  const { clock, takeMany } = setUp();
  expect(takeMany(1, 300)).toBe(40);
  clock.now += 1_000;
  expect(takeMany(1, 300)).toBe(2);
  clock.now += 3_600_000;
  expect(takeMany(1, 300)).toBe(40);
});

test('counts each tab by itself', () => {
  const { takeMany } = setUp();
  expect(takeMany(1, 50)).toBe(40);
  expect(takeMany(2, 50)).toBe(40);
});

test('takes nothing away when the clock is set back', () => {
  const { clock, takeMany } = setUp();
  expect(takeMany(1, 10)).toBe(10);
  clock.now -= 3_600_000;
  expect(takeMany(1, 50)).toBe(30);
});

test('lets steady clicks pass', () => {
  const { clock, takeMany } = setUp();
  for (let click = 0; click < 200; click += 1) {
    clock.now += 500;
    expect(takeMany(1, 1)).toBe(1);
  }
});
