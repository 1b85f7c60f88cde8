import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/random.ts';
import { findTrackingIds } from './detect.ts';
import { plainText, toId } from './normalise.ts';
import type { PatternPart } from './patterns/custom-pattern.ts';

const ID = 'ABCD1234567890';

describe('evidence', () => {
  it('is the strongest evidence at each position', () => {
    const text = `Tracking number ${ID}, see https://shop.example/track/${ID}. And ${ID} again`;
    expect(findTrackingIds(text).map(({ evidence }) => evidence)).toEqual(['label', 'link', 'shape']);
  });

  it('has more confidence if it is stronger', () => {
    const [label, shape] = findTrackingIds(`Tracking number: ${ID}. Then WXYZ1234567890 came.`);
    expect(label?.confidence).toBeGreaterThan(shape?.confidence ?? 1);
  });
});

describe('offsets', () => {
  it.each([
    ['tracking number: 9400\u00a01118\u00a09922\u00a03100\u00a00012\u00a034 ok'],
    ['Tracking 9400 1118 9922 3100 0012 34 ok'],
    ['tra\u00adcking num\u00adber: 9400\u00ad11189922\u200b3100001234 ok'],
    ['\u200btracking\u00a0number\u00a0\u200e940011189922310\u2060\u20600001234\u200b'],
  ])('%j', (text) => {
    const [match] = findTrackingIds(text);
    expect(match?.id).toBe('9400111899223100001234');
    expect(match && text.slice(match.start, match.end)).toMatch(/^9400.*1?234$|^9400.*34$/u);
  });

  it('cover an accent, without which the ID is written', () => {
    expect(findTrackingIds('see ÁBCD1234567890')).toMatchObject([{ id: ID, start: 4, end: 18 }]);
  });

  it('cover the run with the invisible characters inside it', () => {
    const text = 'é \u200bAB\u00adCD12\u200b34567890\u00ad.';
    const [match] = findTrackingIds(text);
    expect(match).toMatchObject({ id: ID, evidence: 'shape' });
    expect(match && text.slice(match.start, match.end)).toBe('AB\u00adCD12\u200b34567890');
  });
});

const PIECES = [
  ...'A1é9 \n\t.,:;/-_@=#%?&(){}<>"\u00ad\u200b\u00a0\u0301😀\ud800ß１',
  'ABCD',
  '1234',
  '567890',
  ID,
  'tracking number',
  'numéro de suivi',
  'Sendungsnummer',
  'order',
  'https://x.example/track/',
  '?trackingId=',
  ' is ',
  ' and ',
  'N/A',
];

it('never throws, and returns offsets that match the text', () => {
  const roll = createRandom(7).below;
  let places = 0;
  for (let round = 0; round < 4000; round++) {
    const text = Array.from({ length: 1 + roll(24) }, () => PIECES[roll(PIECES.length)]).join('');
    let reached = 0;
    for (const { id, start, end } of findTrackingIds(text, { label: roll(4) ? '' : 'Tracking' })) {
      expect(start).toBeGreaterThanOrEqual(reached);
      expect(toId(plainText(text.slice(start, end)).text)).toBe(id);
      reached = end;
      places++;
    }
  }
  expect(places).toBeGreaterThan(500);
});

it('is no sibling of an ID where something is attached to it', () => {
  expect(findTrackingIds(`${ID}, key=ABCD1234567899`).map(({ id }) => id)).toEqual([ID]);
});

describe('a custom pattern in a URL', () => {
  const matchesOf = (text: string, ...parts: PatternPart[]) =>
    findTrackingIds(text, { patterns: [{ parts }] }).map(({ id, evidence }) => [id, evidence]);
  const digits = { kind: 'digits', min: 4, max: 12 } as const;
  const letters = { kind: 'capitals', min: 2, max: 2 } as const;
  const fixed = { kind: 'literal', text: 'ABCD' } as const;

  it('counts if it has fixed letters', () => {
    expect(matchesOf('https://shop.example/a/ABCD123456', fixed, digits)).toEqual([
      ['ABCD123456', 'pattern'],
    ]);
    expect(matchesOf('https://shop.example/a/AB1234CD', letters, digits, letters)).toEqual([]);
  });

  it('adds nothing to what the link itself is evidence for', () => {
    const url = 'https://shop.example/track/ABCD1234567890';
    expect(matchesOf(url, fixed, digits)).toEqual([['ABCD1234567890', 'link']]);
  });
});
