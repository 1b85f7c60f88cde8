import { expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const NUMBER = '482451988778';
const WRONG = '482451988787';
const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

it.each([
  `The tracking number is not ${WRONG}, but ${NUMBER}`,
  `Die Sendungsnummer ist nicht die ${WRONG} sondern die ${NUMBER}`,
  `le numéro de suivi n’est pas ${WRONG} mais ${NUMBER}`,
  `El número de seguimiento no es ${WRONG} sino ${NUMBER}`,
  `het trackingnummer is niet ${WRONG} maar ${NUMBER}`,
  `the tracking number is ${NUMBER}, not ${WRONG}`,
])('a number that a text corrects is no ID: %s', (text) => {
  expect(ids(text)).toEqual([NUMBER]);
});

it.each([
  [`tracking number ${WRONG} but ${NUMBER}`, [WRONG]],
  ['it is not ABCD1234567890 but ABCD1234567891', ['ABCD1234567890', 'ABCD1234567891']],
  [`it is not ${WRONG} but ${NUMBER}`, []],
])('two numbers are no correction without a label and “not”: %s', (text, expected) => {
  expect(ids(text)).toEqual(expected);
});
