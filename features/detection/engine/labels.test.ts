import { expect, it } from 'vitest';
import { labelsOf } from './labels.ts';

const labels = (text: string): string[] =>
  labelsOf(text).map(({ kind, full, start, end }) => `${kind}${full ? '!' : ''} ${text.slice(start, end)}`);

it.each([
  ['tracking number', ['tracking! tracking number']],
  ['Tracking #', ['tracking! Tracking #']],
  ['trackingId', ['tracking! trackingId']],
  ['numero de suivi', ['tracking! numero de suivi']],
  ["identifiant d'expedition", ["tracking! identifiant d'expedition"]],
  ['n° suivi', ['tracking! n° suivi']],
  ['no de guia', ['tracking! no de guia']],
  ['Sendungsnr.', ['tracking! Sendungsnr.']],
  ['Sendungsverfolgungsnummer', ['tracking! Sendungsverfolgungsnummer']],
  ['my parcel', ['tracking parcel']],
  ['order number', ['other! order number']],
  ['Bestellnummer', ['other! Bestellnummer']],
  ['Kunden-Nr.', ['other! Kunden-Nr.']],
  ['my order', ['other order']],
  ['IMEI', ['other! IMEI']],
  ['P.O. number', ['other! P.O. number']],
  ['order tracking number', ['other order', 'tracking! tracking number']],
  ['tracking number: pending', ['tracking! tracking number', 'stop pending']],
  ['tracking number n/a', ['tracking! tracking number', 'stop n/a']],
  ['no tracking number', ['stop! tracking number']],
  ['company tracking number', ['tracking! tracking number']],
  ['Signature: no\nTracking number', ['tracking! Tracking number']],
  ['issue tracking number', ['other issue', 'stop! tracking number']],
  ['reference colis', ['tracking! reference colis']],
  ['backtracking numbers, TN12345678, reordering', []],
])('%s', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

it.each(['if', 'when', 's’il est', 'si', 'wenn', 'falls', 'sofern', 'soweit', 'se', 'indien', 'jesli'])(
  'does not read a condition as "there is none": %s',
  (condition) => {
    expect(labels(`tracking number (${condition} available)`.replace('’', "'"))).toEqual([
      'tracking! tracking number',
    ]);
  },
);

it('searches labels only in the given stretches', () => {
  const text = 'parcel no. 1, invoice no. 2, tracking number 3, order no. 4';
  const start = text.indexOf('invoice');
  const end = text.indexOf('order') - 1;
  const words = (labels: ReturnType<typeof labelsOf>) => labels.map((label) => label.words);
  expect(words(labelsOf(text, [{ start, end }]))).toEqual(['invoice no.', 'tracking number']);
  expect(
    words(
      labelsOf(text, [
        { start: 0, end: 3 },
        { start: end, end: text.length },
      ]),
    ),
  ).toEqual(['parcel no.', 'order no.']);
  expect(labelsOf(text, [])).toEqual([]);
});
