import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const NUMBER = '482451988778';
const SHAPED = 'ABCD1234567890';
const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('labels on paper that was scanned', () => {
  it.each([
    'Track1ng number',
    'TRACKlNG NUMBER',
    'Trackinq No.',
    'Tracking N0:',
    'Tracking nurnber',
    'Shiprnent no.',
    'Parce1 number',
    'De1ivery number',
    'C0nsignment No.',
    'Numéro de co1is :',
  ])('are read although a letter is wrong: %s', (label) => {
    expect(ids(`${label} ${NUMBER}`)).toEqual([NUMBER]);
  });

  it.each(['Invo1ce no.', 'Cust0mer no.', 'Acc0unt:'])('silence the shape after them, too: %s', (label) => {
    expect(ids(`${label} ${SHAPED}`)).toEqual([]);
  });

  it.each(['p1n', 'AB1CD', 'k0l1', 'parcels1'])('are no parts of codes: %s', (word) => {
    expect(ids(`${word} ${NUMBER}`)).toEqual([]);
  });
});

describe('an item on the card of Canada Post', () => {
  const card = (label: string, number: string): string =>
    `CANADA POST     POSTES CANADA\nDelivery Notice Card   33-086-136\n\n${label}\n  ${number}\n\nPick up at: 1125 Davie St`;

  it.each(['Item no.', "Item no. / No de l'article", "Item no. / No de l'artic1e"])(
    'is found: %s',
    (label) => {
      expect(ids(card(label, '7023 2100 3941 4604'))).toEqual(['7023210039414604']);
    },
  );

  it('needs its check digit, its length and the name of the post', () => {
    expect(ids(card('Item no.', '7023 2100 3941 4605'))).toEqual([]);
    expect(ids(card('Item no.', '4006381333931'))).toEqual([]);
    expect(ids('Item no. 7023210039414604')).toEqual([]);
    expect(ids(card('Card no.', '7023 2100 3941 4604'))).toEqual([]);
  });
});

it.each([
  ['a number in JSON', `colis: [{"numero":"${NUMBER}","poids":2}]`],
  ['a Dutch parcel', `het pakket met code ${NUMBER}`],
])('labels %s', (_, text) => {
  expect(ids(text)).toEqual([NUMBER]);
});
