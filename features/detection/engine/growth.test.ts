import { expect, it } from 'vitest';
import { ADVERSARIAL_UNITS, repeatedBetweenIds } from '../../../tests/adversarial-texts.ts';
import { leastMs } from '../../../tests/processor-time.ts';
import { findInLink, findTrackingIds } from './detect.ts';
import { mayContainId } from './prefilter.ts';

const SMALL = 1 << 12;
const FACTOR = 32;
/** Large texts miss caches and leave garbage: far from the 1,024 times that quadratic work would cost. */
const MOST = FACTOR * 6;

/** Linear work costs 32 times as much for 32 times the text. */
it.each(ADVERSARIAL_UNITS)('costs in proportion to the text: %j', (unit) => {
  const [small, large] = [repeatedBetweenIds(unit, SMALL), repeatedBetweenIds(unit, SMALL * FACTOR)];
  const growth = (work: (text: string) => unknown): number =>
    leastMs(() => work(large)) / leastMs(() => work(small));
  expect(growth((text) => findTrackingIds(text))).toBeLessThan(MOST);
  expect(growth((text) => mayContainId(text.slice(15, -15)))).toBeLessThan(MOST);
});

it.each(ADVERSARIAL_UNITS)('reads a megabyte: %j', (unit) => {
  const text = repeatedBetweenIds(unit, 1 << 20);
  const ids = findTrackingIds(text).map(({ id }) => id);
  expect(ids[0]).toMatch(/^ABCD12345678/);
  expect(findInLink(`https://shop.example/track/${text}`)).toEqual([]);
});
