import { expect, it } from 'vitest';
import { foldSame, lineDiff } from './line-diff.ts';

const SIGN = { same: ' ', removed: '-', added: '+' };
const render = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => SIGN[kind] + text);

it('marks what was removed and added, and nothing else', () => {
  expect(render('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d']);
  expect(render('same\ntext', 'same\ntext')).toEqual([' same', ' text']);
  expect(render('a\na', 'a')).toEqual([' a', '-a']);
  expect(render('', 'new')).toEqual(['-', '+new']);
});

it('leads from one text to the other', () => {
  const before = 'one\ntwo\nthree\nfour\nfive';
  const after = 'zero\ntwo\nfour\nthree\nfive\nsix';
  const diff = lineDiff(before, after);
  const without = (kind: string) => diff.filter((line) => line.kind !== kind).map(({ text }) => text);
  expect(without('added').join('\n')).toBe(before);
  expect(without('removed').join('\n')).toBe(after);
});

it('is quick with texts that have nothing in common', () => {
  const lines = (sign: string) => Array.from({ length: 20_000 }, (_, index) => `${sign}${index}`).join('\n');
  const started = performance.now();
  expect(lineDiff(lines('a'), lines('b'))).toHaveLength(40_000);
  expect(performance.now() - started).toBeLessThan(1000);
});

it('folds long stretches that are alike', () => {
  const before = Array.from({ length: 30 }, (_, index) => `${index}`);
  const after = before.with(15, 'changed');
  expect(foldSame(lineDiff(before.join('\n'), after.join('\n'))).map((part) => part.kind)).toEqual([
    'folded',
    'lines',
    'folded',
  ]);
  expect(foldSame(lineDiff('a\nb', 'a\nb'))).toEqual([{ kind: 'folded', count: 2 }]);
});
