import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { findTrackingIds, type Match } from './detect.ts';
import { findInLink } from './links.ts';
import { type DetectionRules, isDefault } from './rules.ts';

const ID = 'ABCD1234567890';
const EVERYTHING: DetectionRules = { mode: 'eager', labels: true, carriers: true, notIds: [] };
const PATTERNS = [
  {
    parts: [
      { kind: 'literal' as const, text: 'UR' },
      { kind: 'digits' as const, min: 17, max: 17 },
    ],
  },
];

const FOLDER = resolve(import.meta.dirname, '../../../tests/fixtures/tickets');
/** Many kinds of tickets. HTML is read as text. */
const TEXTS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as { text?: string; html?: string })
  .map(({ text, html = '' }) => text ?? html.replace(/<[^>]*>/g, ' '));

const find = (text: string, rules?: Partial<DetectionRules>): Match[] =>
  findTrackingIds(text, { patterns: PATTERNS, rules: rules && { ...EVERYTHING, ...rules } });
const ids = (text: string, rules?: Partial<DetectionRules>) => find(text, rules).map(({ id }) => id);
const places = (matches: readonly Match[]) => matches.map(({ id, start, end }) => `${id} ${start}-${end}`);

it('finds the number beside the name of a carrier although its label does not count', () => {
  const text = 'The Aramex tracking number: 41234567890';
  expect(find(text).map(({ evidence }) => evidence)).toEqual(['label']);
  expect(find(text, { labels: false }).map(({ evidence }) => evidence)).toEqual(['carrier']);
});

describe('many tickets', () => {
  const found = TEXTS.map((text) => ({ text, all: find(text) }));

  it('contain every kind of evidence', () => {
    const evidence = new Set(found.flatMap(({ all }) => all.map((match) => match.evidence)));
    expect([...evidence].sort()).toEqual(['carrier', 'label', 'link', 'pattern', 'shape']);
  });

  it('lose no match with rules that exclude nothing', () => {
    expect(isDefault(EVERYTHING)).toBe(true);
    // One comparison: thousands of them take seconds.
    expect(found.map(({ text }) => find(text, EVERYTHING))).toEqual(found.map(({ all }) => all));
  });

  it.each<Partial<DetectionRules>>([
    { mode: 'strict' },
    { labels: false },
    { carriers: false },
    { mode: 'strict', labels: false, carriers: false },
  ])('only lose matches with %j', (rules) => {
    expect(isDefault({ ...EVERYTHING, ...rules })).toBe(false);
    const some = found.map(({ text, all }) => ({ text, all: places(all), left: places(find(text, rules)) }));
    expect(some.filter(({ all, left }) => left.some((place) => !all.includes(place)))).toEqual([]);
    expect(some.some(({ all, left }) => left.length < all.length)).toBe(true);
  });

  it('lose only ignored IDs', () => {
    const ignored = found.map(({ text, all }) => ({
      text,
      all,
      notIds: all.slice(0, 1).map(({ id }) => id),
    }));
    expect(ignored.map(({ text, notIds }) => find(text, { notIds }))).toEqual(
      ignored.map(({ all, notIds }) => all.filter(({ id }) => !notIds.includes(id))),
    );
  });
});

test('accepts labels, links and custom patterns in strict mode, but not the built-in shape', () => {
  const text = `Tracking number: ${ID}. See https://shop.example/track/EFGH1234567890. UR04260000000000001. WXYZ1234567890 or UPS 1Z999AA10123456784`;
  expect(ids(text)).toHaveLength(5);
  expect(find(text, { mode: 'strict' }).map(({ evidence }) => evidence)).toEqual([
    'label',
    'link',
    'pattern',
  ]);
  expect(ids(text, { mode: 'strict', labels: false })).toEqual(['EFGH1234567890', 'UR04260000000000001']);
});

test('accepts the built-in shape without labels, but not digits or an order number', () => {
  expect(ids('Tracking number: 77665544')).toEqual(['77665544']);
  expect(ids('Tracking number: 77665544', { labels: false })).toEqual([]);
  expect(find(`Tracking number: ${ID}`, { labels: false })).toMatchObject([{ id: ID, evidence: 'shape' }]);
  expect(ids(`Order number: ${ID}`, { labels: false })).toEqual([]);
  const inTable = (labels: boolean) =>
    findTrackingIds('77665544', { label: 'Tracking', rules: { ...EVERYTHING, labels } });
  expect([inTable(true).length, inTable(false).length]).toEqual([1, 0]);
});

test('does not use a check digit as evidence without carriers', () => {
  expect(ids('Sent as 1Z999AA10123456784')).toEqual(['1Z999AA10123456784']);
  expect(ids('Sent as 1Z999AA10123456784', { carriers: false })).toEqual([]);
  expect(ids('Tracking number 1Z999AA10123456784', { carriers: false })).toEqual(['1Z999AA10123456784']);
});

it.each([
  `Tracking number ${ID}`,
  `It is ${ID}.`,
  'Tracking ABCD-1234-5678-90',
  'tracking number abcd1234567890',
  'AB\u00adCD12\u200b34567890',
  'tracking number ABCD１２３４５６７８９０',
  'tracking number: ABCD 1234567890',
  `https://shop.example/track/${ID}`,
  'https://shop.example/?trackingId=abcd-1234567890',
])('does not find an ignored ID in %j', (text) => {
  expect(ids(text)).toEqual([ID]);
  expect(ids(text, { notIds: [ID] })).toEqual([]);
});

test('does not find an ignored ID in the URL of a link', () => {
  const href = `https://shop.example/track/${ID}?nums=WXYZ1234567890`;
  expect(findInLink(href)).toContain(ID);
  expect(findInLink(href, { ...EVERYTHING, notIds: [ID] })).toEqual(
    findInLink(href).filter((id) => id !== ID),
  );
});
