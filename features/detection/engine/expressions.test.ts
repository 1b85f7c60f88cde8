import { expect, it } from 'vitest';
import { compileNext, frequently } from './expressions.ts';
import { warmUpNext } from './warm-up.ts';

it('an expression that was compiled ahead finds what it found before', () => {
  const sticky = /[^a]b?/y;
  const word = /parcel/g;
  frequently(sticky, word);
  while (compileNext());
  expect([sticky.lastIndex, word.lastIndex]).toEqual([0, 0]);
  expect(sticky.exec('xb')?.[0]).toBe('xb');
  expect(word.exec('parcel')?.index).toBe(0);
});

it('the warm-up ends', () => {
  let steps = 0;
  while (warmUpNext() && steps < 1_000) steps++;
  expect(steps).toBeLessThan(1_000);
  expect(warmUpNext()).toBe(false);
});
