import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClickBudget, createClickBudget } from './click-budget.ts';

let budget: ClickBudget;
/** The cards that were opened, by the number of the request. */
let opened: number[];
let refused: number[];

beforeEach(() => {
  vi.useFakeTimers();
  budget = createClickBudget(() => performance.now());
  opened = [];
  refused = [];
});

afterEach(() => {
  vi.useRealTimers();
});

/** Asks for cards at once. @returns how many are opened at once */
async function ask(tabId: number, count: number): Promise<number> {
  const before = opened.length;
  for (let card = 1; card <= count; card += 1)
    void budget.take(tabId).then((isOpened) => (isOpened ? opened : refused).push(card));
  await vi.advanceTimersByTimeAsync(0);
  return opened.length - before;
}

test('lets a tab open 40 cards at once, and two more each second', async () => {
  expect(await ask(1, 300)).toBe(40);
  for (let half = 0; half < 10; half += 1) {
    await vi.advanceTimersByTimeAsync(500);
    await ask(1, 300);
  }
  expect(opened).toHaveLength(50);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await ask(1, 300)).toBe(40);
});

test('a card without budget opens as soon as there is some, if it is the last one requested', async () => {
  await ask(1, 45);
  expect([opened.length, refused]).toEqual([40, []]);
  await vi.advanceTimersByTimeAsync(499);
  expect(opened).toHaveLength(40);
  await vi.advanceTimersByTimeAsync(1);
  expect([opened.slice(40), refused]).toEqual([[45], [41, 42, 43, 44]]);
});

test('a card requested by a key in the card does not change the budget', async () => {
  for (let key = 0; key < 300; key += 1) {
    budget.refund(1);
    expect(await ask(1, 1)).toBe(1);
  }
  // Keys save up nothing.
  for (let key = 0; key < 300; key += 1) budget.refund(1);
  expect(await ask(1, 300)).toBe(40);
});

test('counts each tab by itself', async () => {
  expect(await ask(1, 50)).toBe(40);
  expect(await ask(2, 50)).toBe(40);
});

test('takes nothing from the budget when the clock is set back', async () => {
  expect(await ask(1, 10)).toBe(10);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await ask(1, 50)).toBe(30);
});

test('lets steady clicks pass', async () => {
  for (let click = 0; click < 200; click += 1) {
    await vi.advanceTimersByTimeAsync(500);
    expect(await ask(1, 1)).toBe(1);
  }
});
