import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARRIERS } from '../features/detection/engine/carriers/carriers.ts';
import { mayContainId } from '../features/detection/engine/prefilter.ts';
import { carrierNamed } from '../features/shipment/tracking-pages.ts';

interface Table {
  carrier: string;
  numbers: { text: string; eager: boolean; knownFailing?: string }[];
}

const FOLDER = 'tests/fixtures/carriers';
const TABLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Table[] => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')));

test('the prefilter lets every text with a number of a carrier through, also short ones beside a name', () => {
  const found = TABLES.flatMap(({ numbers }) => numbers.filter((row) => row.eager && !row.knownFailing));
  expect(found.length).toBeGreaterThan(300);
  expect(found.map(({ text }) => text).filter((text) => !mayContainId(text))).toEqual([]);
});

/** Carriers whose page for a parcel is not known, names that stand for several, and those without such a page. */
const WITHOUT_PAGE = [
  'Post',
  'bpost',
  'Poste Italiane',
  'Swiss Post',
  'Czech Post',
  'Posti',
  'Poczta Polska',
  'SSCC',
  'Amazon',
  'Yanwen',
  'InPost',
  'Air waybill',
  'Packeta',
  'J&T',
  'Ekart',
  'SF Express',
];

test('features/shipment/tracking-pages.ts has the page of every carrier but these', () => {
  const missing = CARRIERS.map(({ name }) => name).filter((name) => !carrierNamed(name));
  expect(missing.toSorted()).toEqual(WITHOUT_PAGE.toSorted());
});
