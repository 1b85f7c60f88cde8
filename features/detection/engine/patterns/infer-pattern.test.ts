import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../tests/random.ts';
import { type CustomPattern, fitsPattern, isCustomPattern } from './custom-pattern.ts';
import { entriesOf, idsOf, inferPattern } from './infer-pattern.ts';

const SHORT = { digits: '9', capitals: 'A', alphanumerics: 'X' };

/** `UR 9{17}` for UR followed by 17 digits. */
function written({ parts }: CustomPattern): string {
  return parts
    .map((part) => {
      if (part.kind === 'literal') return part.text;
      return `${SHORT[part.kind]}{${part.min === part.max ? part.min : `${part.min},${part.max}`}}`;
    })
    .join(' ');
}

function inferred(examples: string, counterExamples = ''): string {
  const inference = inferPattern(entriesOf(examples), entriesOf(counterExamples));
  return inference.ok ? written(inference.pattern) : JSON.stringify(inference.problem);
}

describe('patterns', () => {
  it.each([
    ['letters, then digits', 'UR04260000000000001 UR08260000000000731 UR11250000000004410', 'UR 9{17}'],
    ['a shared month by chance', 'UR04260000000000001 UR04260000000000731 UR04260000000004410', 'UR 9{17}'],
    ['numbers in sequence', 'WB1000001 WB1000002 WB1000003', 'WB 9{7}'],
    ['different lengths', 'UUS1234567890 UUS12345678901234 UUS123456789012', 'UUS 9{10,14}'],
    ['a digit before the letters', '3SABCD12345678 3SABCD98765432 3SABCD55512345', '3SABCD 9{8}'],
    ['letters that change', 'RA123456785CA RB123456785CA RX987654321CA', 'R A{1} 9{9} CA'],
    ['letters, some of which change', 'ABX100200 ACX300400 ADX500601', 'A A{1} X 9{6}'],
    ['a letter or digit at one place', 'UR12345678 URB1234567 URB7654321 UR87654321', 'UR X{1} 9{7}'],
    ['a letter in some IDs only', 'UR12345678 URB12345678 URB87654321', 'UR A{0,1} 9{8}'],
    ['mixed letters and digits', '1Z999AA10123456784 1Z12345E0205271688 1Z5R89390357567127', '1Z X{6} 9{10}'],
    ['mixed letters and digits with a suffix', 'TG7XKQM4Z TGA2B9C1Z TG11AB22Z', 'TG X{6} Z'],
    ['mixed letters and digits of several lengths', 'TG7XKQ1234 TGA2B9C1234 TG1AB1234', 'TG X{3,5} 9{4}'],
    ['digits only', '123456789012 987654321098 555544443333', '9{12}'],
    ['digits that are a group of their own', '77-123-4567 77-987-6543 77-555-1212', '77 9{7}'],
    ['a year', '2026-123-4567 2026-987-6543 2026-555-1212', '9{11}'],
    ['a year between groups', 'AB-2026-4520 CD-2026-1088 EF-2025-3387', 'A{2} 9{8}'],
    ['digits like a year in a longer group', 'AB-20264 CD-20261 EF-20253', 'A{2} 9{5}'],
    ['slashes', 'LZ/85-93630 LZ/20-55495 LZ/83-25459', 'LZ 9{7}'],
    ['colons', 'PK:4964:Q34 PK:1930:A58 PK:5689:T55', 'PK 9{4} A{1} 9{2}'],
    ['digits only, with a shared start', '940011112222 940033334444 940055556666', '9{12}'],
  ])('%s', (_name, examples, expected) => {
    expect(inferred(examples.replaceAll(' ', '\n'))).toBe(expected);
  });

  it('reads grouped, lower-case, quoted and listed examples', () => {
    expect(inferred('“ur 0412 0000 0000 0000 1”,\nUR-08-260000000000731; #UR11\u00ad250000000004410.')).toBe(
      'UR 9{17}',
    );
  });
});

describe('counter-examples', () => {
  const five = 'UR04260000001\nUR04260000002\nUR08260000003\nUR09260000004\nUR01260000005';
  it('fix as few shared digits as needed, from five examples on', () => {
    expect(inferred(five)).toBe('UR 9{11}');
    expect(inferred(five, 'UR99260000001')).toBe('UR0 9{10}');
    expect(inferred(five, 'XY99260000001')).toBe('UR 9{11}');
    expect(inferred(five.split('\n').slice(0, 4).join('\n'), 'UR99260000001')).toBe('UR 9{11}');
  });

  it('change nothing if shared digits do not exclude them', () => {
    expect(inferred(five, 'UR99260000001\nUR04260000009')).toBe('UR 9{11}');
  });

  it('also work for IDs of digits', () => {
    expect(inferred('77123456 77234567 77345678 77456789 77567890'.replaceAll(' ', '\n'), '78123456')).toBe(
      '77 9{6}',
    );
  });
});

describe('inference fails', () => {
  it.each([
    ['nothing', '', { kind: 'tooFew', missing: 3 }],
    ['one ID twice', 'UR123456\nur 123 456\nUR123457', { kind: 'tooFew', missing: 1 }],
    ['a sentence', 'UR123456\nWhere is it?\nUR123457', { kind: 'notAnId', text: 'Where is it?' }],
    ['words', 'PARCEL\nLETTER\nPACKET', { kind: 'noDigits', text: 'PARCEL' }],
    [
      'an address',
      'https://x.example/AB1234\nx.example/AB1234\nAB1234',
      { kind: 'notAnId', text: 'https://x.example/AB1234' },
    ],
    ['a host and a path', 'x.example/AB1234\nAB1234', { kind: 'notAnId', text: 'x.example/AB1234' }],
    ['short IDs', 'A12\nA13\nA14', { kind: 'tooShort', text: 'A12' }],
    ['several kinds', '1234567890\nABCD12345678901234\n12AB', { kind: 'nothingInCommon' }],
  ])('for %s', (_name, examples, problem) => {
    expect(inferred(examples)).toBe(JSON.stringify(problem));
  });

  it('for an example that is also a counter-example', () => {
    expect(inferred('UR1234567\nUR1234568\nUR1234569', 'UR 1234 567')).toBe(
      JSON.stringify({ kind: 'both', text: 'UR1234567' }),
    );
  });
});

it('never throws, and returns patterns that match all examples and can be stored', () => {
  const roll = createRandom(11).below;
  const alphabet = 'AABCZ0123459 -é\u200b.@';
  let patterns = 0;
  for (let round = 0; round < 5000; round++) {
    const letters = roll(3) ? alphabet.length - 6 : alphabet.length;
    const start = ['', 'UR', '1Z', 'A'][roll(4)];
    const examples = Array.from(
      { length: 1 + roll(6) },
      () => start + Array.from({ length: roll(14) }, () => alphabet[roll(letters)]).join(''),
    );
    const counters = [examples[0]?.replace('0', '1') ?? '', 'UR0101'];
    const inference = inferPattern(examples, counters);
    if (!inference.ok) continue;
    patterns++;
    expect(isCustomPattern(structuredClone(inference.pattern))).toBe(true);
    for (const example of examples) {
      const [id = ''] = idsOf([example]);
      expect(fitsPattern(id, inference.pattern), `${id} ${written(inference.pattern)}`).toBe(true);
    }
  }
  expect(patterns).toBeGreaterThan(300);
});
