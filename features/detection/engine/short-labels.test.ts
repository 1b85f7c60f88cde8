import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import type { DetectionRules } from './rules.ts';

const NUMBER = '4824519887';
const SHAPED = 'ABCD1234567890';
const STRICT: DetectionRules = { mode: 'strict', labels: true, carriers: true, notIds: [] };
const EAGER: DetectionRules = { ...STRICT, mode: 'eager' };

const ids = (text: string, rules?: DetectionRules): string[] =>
  findTrackingIds(text, rules ? { rules } : {}).map(({ id }) => id);

describe('an abbreviated label of a tracking number', () => {
  it.each([
    `cons no ${NUMBER}, 3 pcs`,
    `con no ${NUMBER}, 3 pcs`,
    `Con number: ${NUMBER}`,
    `pcl no. ${NUMBER} not delivered`,
    `PRO# ${NUMBER}`,
    `n° exp. ${NUMBER}`,
    `N° de exp. : ${NUMBER}`,
    `Bord. n° ${NUMBER}`,
    `num. lt ${NUMBER}`,
    `nº env. ${NUMBER}`,
    `Seg. n.º ${NUMBER}`,
    `cód. rastr. ${NUMBER}`,
    `Sdg.-Nr. ${NUMBER}`,
    `Sendnr. ${NUMBER}`,
    `Frachtbr.-Nr. ${NUMBER}`,
    `Sped. n. ${NUMBER}`,
    `n. racc. ${NUMBER}`,
    `zend. nr ${NUMBER}`,
    `nº obj. ${NUMBER}`,
    `nr przes. ${NUMBER}`,
    `nr listu przew. ${NUMBER}`,
  ])('makes the number after it an ID: %s', (text) => {
    for (const rules of [undefined, STRICT, EAGER]) expect(ids(text, rules)).toEqual([NUMBER]);
  });

  it.each([
    `obj_id=${NUMBER}`,
    `env key ${NUMBER}`,
    `the cons are ${NUMBER}`,
    `exp ${NUMBER}`,
    `exp. 03/29, ${NUMBER}`,
    `My parcel is late. No ${NUMBER} was given.`,
    `I send no ${'4111111111111111'}`,
    `a professional no. ${NUMBER}`,
  ])('is no part of other words, and no label without "number": %s', (text) => {
    for (const rules of [undefined, STRICT, EAGER]) expect(ids(text, rules)).toEqual([]);
  });
});

it.each([
  'inv no',
  'Cust#',
  'a/c no.',
  'clm ref',
  'n° cde',
  'N° cli.',
  'fact. n°',
  'nº ped.',
  'Alb. n.º',
  'Kd.-Nr.',
  'Re.-Nr.',
  'Auftr.-Nr.',
  'n. fatt.',
  'ordr. nr',
  'nr zam.',
  'nº fat.',
  'pol.',
  'Acc.:',
  'acct.',
  'cust:',
  'fra.',
  'LRN:',
  'DUCR',
  'CUPS',
  'CPE',
  'kod PPE:',
  'RUM',
  'UMR:',
  'Mandatsref.',
  'Zählerstand',
  'PDL',
  'chave PIX:',
  'Réf pièce',
  'ServiceNow',
  'ear tag',
])('an abbreviated label of another number silences the shape after it: %s', (label) => {
  expect(ids(SHAPED)).toEqual([SHAPED]);
  for (const rules of [undefined, STRICT, EAGER]) expect(ids(`${label} ${SHAPED}`, rules)).toEqual([]);
});

it('the number of a business in New Zealand is no ID', () => {
  expect(ids('NZBN 9429042730847')).toEqual([]);
  expect(ids('NZBC 9429042730847')).toEqual(['NZBC9429042730847']);
});
