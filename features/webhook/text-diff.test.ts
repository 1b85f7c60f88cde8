import { describe, expect, it } from 'vitest';
import { diffLines, smallestChange } from './text-diff.ts';

const SIGN = { same: ' ', removed: '-', added: '+' };
const render = (before: string, after: string) =>
  diffLines(before, after).flatMap((part) =>
    part.kind === 'folded' ? `… ${part.count}` : part.lines.map((line) => SIGN[part.kind] + line),
  );

describe('diffLines', () => {
  it('returns removed and added lines, removals first', () => {
    expect(render('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d']);
    expect(render('a\na', 'a')).toEqual([' a', '-a']);
    expect(render('', 'new')).toEqual(['-', '+new']);
  });

  it('returns lines from which both texts can be restored', () => {
    const before = 'one\ntwo\nthree\nfour\nfive';
    const after = 'zero\ntwo\nfour\nthree\nfive\nsix';
    const without = (sign: string) =>
      render(before, after)
        .filter((line) => !line.startsWith(sign))
        .map((line) => line.slice(1));
    expect(without('+').join('\n')).toBe(before);
    expect(without('-').join('\n')).toBe(after);
  });

  it('treats texts with too many differences as replaced', () => {
    const lines = (sign: string) => {
      const own = Array.from({ length: 600 }, (_, index) => `${sign}${index}`);
      return own.toSpliced(300, 0, 'shared');
    };
    const [before, after] = [lines('a'), lines('b')];
    expect(render(before.join('\n'), after.join('\n'))).toEqual([
      ...before.map((line) => `-${line}`),
      ...after.map((line) => `+${line}`),
    ]);
  });

  it('folds long runs of unchanged lines', () => {
    const before = Array.from({ length: 30 }, (_, index) => `${index}`);
    const after = before.with(15, 'changed');
    expect(render(before.join('\n'), after.join('\n'))).toEqual([
      '… 12',
      ' 12',
      ' 13',
      ' 14',
      '-15',
      '+changed',
      ' 16',
      ' 17',
      ' 18',
      '… 11',
    ]);
    expect(render('a\nb', 'a\nb')).toEqual(['… 2']);
  });
});

describe('smallestChange', () => {
  it.each([
    ['{"a": 1}', '{"a": 12}', { from: 7, to: 7, insert: '2' }],
    ['{"a": 12}', '{"a": 1}', { from: 7, to: 8, insert: '' }],
    ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['', 'new', { from: 0, to: 0, insert: 'new' }],
    ['one', 'two', { from: 0, to: 3, insert: 'two' }],
  ])('turns %s into %s', (before, after, expected) => {
    expect(smallestChange(before, after)).toEqual(expected);
    const { from, to, insert } = expected;
    expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
  });

  it('returns undefined for equal texts', () => {
    expect(smallestChange('{}', '{}')).toBeUndefined();
  });
});
