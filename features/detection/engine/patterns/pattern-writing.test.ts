import { describe, expect, it } from 'vitest';
import { findTrackingIds } from '../detect.ts';
import type { CustomPattern } from './custom-pattern.ts';
import { inferPattern } from './infer-pattern.ts';

function pattern(...examples: string[]): CustomPattern {
  const inference = inferPattern(examples);
  if (!inference.ok) throw new Error(inference.problem.kind);
  return inference.pattern;
}

const foundByPattern = (text: string, taught: CustomPattern): string[] =>
  findTrackingIds(text, { patterns: [taught] })
    .filter(({ evidence }) => evidence === 'pattern')
    .map(({ id, start, end }) => `${id} ${text.slice(start, end)}`);

describe('a pattern from examples with groups', () => {
  const SLASHES = pattern('LZ/85-93630', 'LZ/20-55495', 'LZ/83-25459');
  const LETTERS = pattern('TL84-CB71-9599', 'BJ20-CP30-9250', 'FB56-RG72-1949');
  const YEARS = pattern('973/GC/2026', '357/LU/2026', '538/UT/2025');
  const DIGITS = pattern('527-670-559', '521-669-591', '544-873-510');
  const UNDERSCORES = pattern('AXV_26_1140P', 'AXV_26_0933M', 'AXV_26_7525K');

  it.each([
    ['zu LZ/64-07052 sowie LZ/46-08041', SLASHES, ['LZ6407052', 'LZ4608041']],
    ['in one piece: LZ6407052', SLASHES, ['LZ6407052']],
    ['with spaces: LZ 64 07052', SLASHES, ['LZ6407052']],
    ['in a mail, wrapped: LZ/64-\n07052.', SLASHES, ['LZ6407052']],
    ['with <wbr> or soft hyphens: LZ/64-\u200b07\u00ad052', SLASHES, ['LZ6407052']],
    ['label-LZ6407052.pdf, LZ6408052-pod.png', SLASHES, ['LZ6407052', 'LZ6408052']],
    ['https://wms.example/s/LZ6407052?v=2', SLASHES, ['LZ6407052']],
    ['GET /pod/HD00-BF40-3822.pdf 404', LETTERS, ['HD00BF403822']],
    ['order TL84-CB71-9590, invoice BJ20-CP30-9251', LETTERS, ['TL84CB719590', 'BJ20CP309251']],
    ['{"id":"hd00-bf40-3822"} or TL84 CB71 9590', LETTERS, ['HD00BF403822', 'TL84CB719590']],
    ['dot. 118/PA/2027', YEARS, ['118PA2027']],
    ['401-573-626.pdf', DIGITS, ['401573626']],
    ['AXV_26_8214L, AXV268215L', UNDERSCORES, ['AXV268214L', 'AXV268215L']],
  ])('is found: %s', (text, taught, ids) => {
    expect(foundByPattern(text, taught).map((found) => found.split(' ')[0])).toEqual(ids);
  });

  it.each([
    ['LZ/26-465 and LZ/640-7052', SLASHES],
    ['LZ/64-07052/2 and LX/64-07052', SLASHES],
    ['118/PA/20261 and 118/PA/2026/07', YEARS],
    ['118PA2026', YEARS],
    ['HD00B-F40-3822, HD00-BF403822', LETTERS],
    ['HD00 BF40 3822 7, in HD00 BF40 3822x', LETTERS],
    ['40157-3626 and 401-573-626.7', DIGITS],
    ['Rechnung 401-573-626', DIGITS],
    ['quoted as AXV_2026_14L', UNDERSCORES],
  ])('leaves a look-alike alone: %s', (text, taught) => {
    expect(foundByPattern(text, taught)).toEqual([]);
  });

  it('does not treat a word behind a space as its last letter', () => {
    const last = pattern('0488-4208-U', '0823-1594-S', '0480-4295-X');
    expect(foundByPattern('5620 5418 2592 2596 a été débitée, 0817-0018 e P.IVA', last)).toEqual([]);
    expect(foundByPattern('nr 2592 2596 A', last)).toEqual(['25922596A 2592 2596 A']);
  });

  it('does not treat a size as an ID of alternating letters and digits', () => {
    const turns = pattern('90B95Y41', '72T90Y75', '49P83J36');
    expect(foundByPattern('DIM 60x40x40, 73g35l35', turns)).toEqual(['73G35L35 73g35l35']);
  });
});
