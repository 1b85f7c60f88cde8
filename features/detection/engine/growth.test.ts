import { expect, it } from 'vitest';
import { ADVERSARIAL_UNITS, repeatedBetweenIds } from '../../../tests/adversarial-texts.ts';
import { leastMs, takesAtMost } from '../../../tests/processor-time.ts';
import { findInLink, findTrackingIds } from './detect.ts';
import { mayContainId } from './prefilter.ts';

const SMALL = 1 << 12;
const FACTOR = 16;
/** Allows for cache misses and garbage collection, but is far below the 256 times of quadratic work. */
const MOST = FACTOR * 6;

/** For 16 times the text, linear work takes 16 times as long. */
it.each(ADVERSARIAL_UNITS)('takes time in proportion to the length of the text: %j', (unit) => {
  const [small, large] = [repeatedBetweenIds(unit, SMALL), repeatedBetweenIds(unit, SMALL * FACTOR)];
  const isInProportion = (work: (text: string) => unknown): boolean =>
    takesAtMost(leastMs(() => work(small)) * MOST, () => work(large));
  expect(isInProportion((text) => findTrackingIds(text))).toBe(true);
  expect(isInProportion((text) => mayContainId(text.slice(15, -15)))).toBe(true);
});

it.each(ADVERSARIAL_UNITS)('reads half a megabyte: %j', (unit) => {
  const text = repeatedBetweenIds(unit, 1 << 19);
  const ids = findTrackingIds(text).map(({ id }) => id);
  expect(ids[0]).toMatch(/^ABCD12345678/);
  expect(findInLink(`https://shop.example/track/${text}`)).toEqual([]);
});
