import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../tests/random.ts';
import { findTrackingIds, mayContainMatch } from '../detect.ts';
import { plainText, toId } from '../normalise.ts';
import { mayContainId } from '../prefilter.ts';
import type { CustomPattern } from './custom-pattern.ts';
import { inferPattern } from './infer-pattern.ts';

function pattern(...examples: string[]): CustomPattern {
  const inference = inferPattern(examples);
  if (!inference.ok) throw new Error(inference.problem.kind);
  return inference.pattern;
}

const UR = pattern('UR04260000000000001', 'UR08260000000000731', 'UR11250000000004410');
const ID = 'UR12261234567890123';
/** Shorter than any ID that the built-in rules find. */
const TG = pattern('TG7XKQ', 'TGA2B9', 'TG11AB');
const TWELVE = pattern('123456789012', '987654321098', '555544443333');
const POSTAL = pattern('RA123456785CA', 'RB223456785CA', 'RX987654321CA');

const foundByPattern = (text: string, ...patterns: CustomPattern[]): string[] =>
  findTrackingIds(text, { patterns })
    .filter(({ evidence }) => evidence === 'pattern')
    .map(({ id, start, end }) => `${id} ${text.slice(start, end)}`);

describe('a pattern with fixed letters', () => {
  it.each([
    ['alone', `Where is ${ID}?`, ID],
    ['after a label for something else', `Order number: ${ID}`, ID],
    ['after a word for something else', `invoice ${ID}`, ID],
    ['in lower case', `where is ${ID.toLowerCase()} please`, ID.toLowerCase()],
    ['with one capital, as a phone writes it', `Ur${ID.slice(2)} is late`, `Ur${ID.slice(2)}`],
    ['in groups', 'UR 12 2612 3456 7890 123.', 'UR 12 2612 3456 7890 123'],
    ['with dashes', 'UR-12-26-1234567890123', 'UR-12-26-1234567890123'],
    ['with invisible characters', 'UR1226\u00ad12345\u200b67890123', 'UR1226\u00ad12345\u200b67890123'],
    ['with NBSP', 'UR12\u00a0261234567890123', 'UR12\u00a0261234567890123'],
    ['glued to a label', `No.${ID}`, ID],
    ['in a file name', `${ID}_label.pdf`, ID],
    ['at the end of a sentence', `It is ${ID}.`, ID],
  ])('is found %s', (_name, text, shown) => {
    expect(foundByPattern(text, UR)).toEqual([`${ID} ${shown}`]);
  });

  it.each([
    ['a longer number', `${ID}4`],
    ['a shorter number', ID.slice(0, -1)],
    ['a longer word', `X${ID}`],
    ['a longer code', `${ID}-ABC and ABC-${ID}`],
    ['an e-mail address', `${ID}@shop.example`],
    ['groups with words in between', 'UR 12 parcels 261234567890123'],
  ])('is not found in %s', (_name, text) => {
    expect(foundByPattern(text, UR)).toEqual([]);
  });

  it('may have letters at the end', () => {
    expect(foundByPattern('RA 123 456 785 CA', POSTAL)).toEqual(['RA123456785CA RA 123 456 785 CA']);
  });
});

describe('a short pattern of letters and digits', () => {
  it('is found in texts that the general prefilter rejects', () => {
    expect(mayContainId('see TG4F2Z')).toBe(false);
    expect(mayContainMatch('see TG4F2Z', { patterns: [TG] })).toBe(true);
    expect(foundByPattern('see TG4F2Z, tg4f2y', TG)).toEqual(['TG4F2Z TG4F2Z', 'TG4F2Y tg4f2y']);
  });

  it('does not match words', () => {
    expect(foundByPattern('TGABCD TG is 12 TGV 4711', TG)).toEqual([]);
  });
});

describe('a pattern of digits', () => {
  it('is found alone and in groups', () => {
    expect(foundByPattern('About 123456789012 and 1234 5678 9013', TWELVE)).toEqual([
      '123456789012 123456789012',
      '123456789013 1234 5678 9013',
    ]);
  });

  it('is found right after another number', () => {
    expect(foundByPattern('12 parcels, 12 123456789012', TWELVE)).toEqual(['123456789012 123456789012']);
  });

  it.each([
    'Order number: 123456789012',
    'Phone +12 345 678 9012, +123456789012',
    'Card 1234 5678 9012 3456',
    '12 3456789012 and 123456 789012',
    'v=123456789012 a/123456789012 123456789012.pdf',
    'on 202611031412',
  ])('is not found in %j', (text) => {
    expect(foundByPattern(text, TWELVE)).toEqual([]);
  });
});

describe('a pattern from examples in mixed case', () => {
  const MIXED = pattern('Fl-1716-jzY', 'Fl-6275-qpC', 'Fl-1542-qeN');
  const SPACED = pattern('Qp 29 505 Ds3', 'Qp 27 965 Da9', 'Qp 17 109 Zd9');
  const LOWER = pattern('hmx-26-019986S', 'hmx-26-504860S', 'hmx-26-342679Q');

  it('is found in any case', () => {
    expect(foundByPattern('Fl-3261-nwS and FL-5321-MVD, fl5321mvd', MIXED)).toHaveLength(3);
    expect(foundByPattern('Qp 58 083 Tn8 est revenu', SPACED)).toEqual(['QP58083TN8 Qp 58 083 Tn8']);
    expect(foundByPattern('our docket hmx-26-734413H', LOWER)).toEqual(['HMX26734413H hmx-26-734413H']);
  });

  it.each([
    ['Fl-18410-ttA', MIXED],
    ['Fl-118-x', MIXED],
    ['Qp 35 c est le quai, Qp 20 931 le', SPACED],
    ['hmx-26-4361 and hmx-25-0091', LOWER],
  ])('leaves a look-alike alone: %s', (text, taught) => {
    expect(foundByPattern(text, taught)).toEqual([]);
  });

  it('needs examples that differ in case', () => {
    const upper = pattern('TG7XKQM4Z', 'TGA2B9C1Z', 'TG11AB22Z');
    expect(foundByPattern('TG7xKqM4Z', upper)).toEqual([]);
  });
});

describe('a pattern from examples with spaces', () => {
  const LETTERS = pattern('77 LA 8335', '77 sg 2313', '77 NS 7864');
  const TAIL = pattern('DX 809 504 P', 'dx 963 497 h', 'DX 930 280 V');
  const WHOLE = pattern('BST-21163-ZM47', 'bst-76318-qs99', 'BST-29694-WP41');

  it.each([
    ['his box is "77 FB 6995", and 77 us 1298 too', LETTERS, ['77FB6995', '77US1298']],
    ['separad DX 572 747 C y dx 875 211 m para', TAIL, ['DX572747C', 'DX875211M']],
    ['07:11  BST-48897-wr19', WHOLE, ['BST48897WR19']],
  ])('is found in any case: %s', (text, taught, ids) => {
    expect(findTrackingIds(text, { patterns: [taught] }).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['77 KP 412 and 77 KP 41205', LETTERS],
    // Digits that are a group of their own in every example are part of the form.
    ['78 KP 4120', LETTERS],
    ['DX 394 32 no, DX 2771 x', TAIL],
    ['seal BST-48113, TRL-48113-AX09', WHOLE],
  ])('leaves a look-alike alone: %s', (text, taught) => {
    expect(foundByPattern(text, taught)).toEqual([]);
  });
});

describe('a pattern from examples with dots or underscores', () => {
  const DOTS = pattern('84.8389.201.35', '84.6840.873.68', '84.9880.510.25');
  const MORE = pattern('Mz.T2-3630-x', 'Mz.Y6-3346-c', 'Mz.F4-2213-p');
  const LOW = pattern('QX_1234_56', 'QX_9876_54', 'QX_5555_12');

  it.each([
    ['<b>84.9853.598.24</b> was left out', DOTS, '84985359824'],
    ['84.9662.701.06.', DOTS, '84966270106'],
    ['- Mz.R5-5152-g falta portal', MORE, 'MZR55152G'],
    ['see QX_2468_10, please', LOW, 'QX246810'],
  ])('is found: %s', (text, taught, id) => {
    expect(findTrackingIds(text, { patterns: [taught] }).map((match) => match.id)).toEqual([id]);
  });

  it.each([
    ['84.7617.118.3955', DOTS],
    ['84.20.118.44', DOTS],
    ['1.182.093.445.67', DOTS],
    ['Mz.K4-42566-b', MORE],
    ['QX_2468_101', LOW],
    ['84.9853.598.24.7', DOTS],
  ])('leaves a look-alike alone: %s', (text, taught) => {
    expect(foundByPattern(text, taught)).toEqual([]);
  });
});

it('finds the longest of several patterns at each position', () => {
  const short = pattern('UR123', 'UR456', 'UR789');
  const lengths = pattern('UR1234567', 'UR12345678901234567', 'UR123456789');
  expect(foundByPattern(`${ID} UR321 UR 1234 5678`, UR, short, lengths)).toEqual([
    `${ID} ${ID}`,
    'UR321 UR321',
    'UR12345678 UR 1234 5678',
  ]);
});

it('applies the label of a list to the numbers beside a custom pattern', () => {
  const found = findTrackingIds(`Tracking numbers: ${ID}, 9400111899223`, { patterns: [UR] });
  expect(found.map(({ evidence }) => evidence)).toEqual(['pattern', 'label']);
});

it('does not change the matches in other texts, or without patterns', () => {
  const text = `Order ORD1234567890, tracking 9400111899223100001234, ABCD1234567890`;
  expect(findTrackingIds(text, { patterns: [UR] })).toEqual(findTrackingIds(text));
  expect(findTrackingIds(text, { patterns: [] })).toEqual(findTrackingIds(text));
});

it('never throws, and returns offsets that match the text', () => {
  const pieces = [
    'UR',
    'ur',
    'TG',
    'CA',
    '1',
    '12',
    '1234',
    '12345678',
    ID,
    'A',
    ' ',
    ' ',
    '-',
    '\u00ad',
    '.',
    '@',
    'é',
  ];
  const roll = createRandom(5).below;
  let places = 0;
  for (let round = 0; round < 5000; round++) {
    const text = Array.from({ length: 1 + roll(20) }, () => pieces[roll(pieces.length)]).join('');
    let reached = 0;
    for (const { id, start, end } of findTrackingIds(text, { patterns: [UR, TG, TWELVE, POSTAL] })) {
      expect(start).toBeGreaterThanOrEqual(reached);
      expect(toId(plainText(text.slice(start, end)).text)).toBe(id);
      reached = end;
      places++;
    }
  }
  expect(places).toBeGreaterThan(500);
});
