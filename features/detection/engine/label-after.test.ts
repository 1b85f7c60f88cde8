import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const NUMBER = '482451988778';
const OTHER = '7770742571';
const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('a label behind its number', () => {
  it.each([
    `${NUMBER} - that's the tracking number they gave me`,
    `${NUMBER}, it is the tracking number`,
    `${NUMBER}, c’est le numéro de suivi`,
    `${NUMBER}, das ist die Sendungsnummer`,
    `${NUMBER} ← tracking number`,
    `${NUMBER} <-- tracking number`,
    `${NUMBER}: tracking number`,
    `Here:\n- ${NUMBER} - tracking number\n`,
    `${NUMBER} should be the tracking number`,
    `${NUMBER}, which is the tracking number,`,
    `${NUMBER} sollte die Sendungsnummer sein`,
    `${NUMBER} serait le numéro de suivi`,
  ])('makes it an ID: %s', (text) => {
    expect(ids(text)).toEqual([NUMBER]);
  });

  it.each([
    `${NUMBER} - parcel`,
    `see ${NUMBER}: tracking numbers end with it`,
    `${NUMBER}: tracking number is new`,
  ])('does not, if more is in the line, or no number is named: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

describe('a label directly behind its number', () => {
  it.each([`You can follow it with the ${OTHER} tracking code.`, `using ${OTHER} tracking number`])(
    'makes it an ID behind "the" or "with": %s',
    (text) => {
      expect(ids(text)).toEqual([OTHER]);
    },
  );

  it.each([
    `about ${OTHER} tracking number`,
    `with ${OTHER}, tracking number`,
    `with ${OTHER} tracking number 12`,
    `with the ${OTHER} order number`,
  ])('does not otherwise: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

describe('a key without a value', () => {
  it.each(['null', 'none', 'undefined', 'N/A'])('says that there is no number: %s', (value) => {
    expect(ids(`tracking number (${OTHER}): ${value}`)).toEqual([]);
    expect(ids(`"tracking number (${OTHER})": "${value}"`)).toEqual([]);
  });

  it('does not label a number that has a status', () => {
    expect(ids(`tracking number (${OTHER}): pending`)).toEqual([OTHER]);
    expect(ids(`tracking number (${OTHER}) is null`)).toEqual([OTHER]);
  });
});

describe('a label in the line below its number', () => {
  it.each([
    `${NUMBER}\nTracking number`,
    `${NUMBER}\nTracking number\n\nDelivered\nStatus`,
    `${NUMBER}\nTracking number\nDelivered\nStatus`,
    `Hi Ann\n\n${NUMBER}\nNuméro de suivi\n`,
    // As elements of their own, in one around each pair.
    `\n${NUMBER}\n\nTracking number\n`,
    `\n\n${OTHER}\n\nOrder number\n\n\n\n${NUMBER}\n\nTracking number\n\n`,
    `\n\n${NUMBER}\n\nTracking number\n\n\n\n${OTHER}\n\nOrder number\n\n`,
  ])('is the caption of a value: %s', (text) => {
    expect(ids(text)).toEqual([NUMBER]);
  });

  it.each([
    [`${OTHER}\nTracking number\n${NUMBER}`, [NUMBER]],
    [`${OTHER}\nTracking numbers:\n- ${NUMBER}`, [NUMBER]],
    [`Order number\n\n${OTHER}\nTracking number\npending`, []],
    [`Basket\n${OTHER}\nTracking number\npending`, []],
    [`${OTHER}\nOrder number`, []],
    [`\n\nBasket\n\n${OTHER}\n\n\n\nTracking number\n\n${NUMBER}\n\n`, [NUMBER]],
    [`\nBasket\n\n${OTHER}\n\nTracking number\n\n${NUMBER}\n`, [NUMBER]],
  ])('may belong to the number below it: %s', (text, found) => {
    expect(ids(text)).toEqual(found);
  });
});

describe('two numbers, each with the label behind it', () => {
  it.each([
    `${NUMBER}: tracking number\n${OTHER}: order number`,
    `${OTHER}: order number\n${NUMBER}: tracking number`,
    `${NUMBER} ist die Sendungsnummer und ${OTHER} die Bestellnummer`,
    `${OTHER} is the order number, ${NUMBER} the tracking number`,
    `I have ${NUMBER} as my tracking number but the site says ${OTHER} is the order`,
  ])('are told apart: %s', (text) => {
    expect(ids(text)).toEqual([NUMBER]);
  });

  it('are both IDs, if the second has no label', () => {
    expect(ids(`${NUMBER} is the tracking number and ${OTHER} the old one`)).toEqual([NUMBER, OTHER]);
  });
});

describe('"to" behind a number', () => {
  it.each([
    '7740738423 to numer przesyłki',
    '7740738423 to moja paczka',
    '7740738423 to jest numer paczki',
    'Enter 7740738423 to see your shipment',
  ])('is before a label of the number: %s', (text) => {
    expect(ids(text)).toEqual(['7740738423']);
  });

  it.each([
    'Please contact 7740738423 to arrange a new delivery',
    'WhatsApp us on 7740738423 to rearrange your parcel',
    'Ring 7740738423 to collect your parcel',
    'I have added 7740738423 to the delivery instructions.',
    'I sent the number, 7740738423, to our delivery partner.',
    'We forwarded 7740738423 to your delivery driver',
    'Added 7740738423 To The delivery notes',
  ])('is before what a phone is for: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

const [A, B, C] = ['482451988778', '482451988796', '482451988804'];

describe('a list', () => {
  it.each([
    `${A}, ${B} and ${C} are the tracking numbers`,
    `• ${A}\n• ${B}\n• ${C}\nare my tracking numbers`,
    `${A}, ${B} et ${C} sont les numéros de suivi`,
    `Tracking numbers:\na) ${A}\nb) ${B}\nc) ${C}`,
    `Tracking numbers:\n[ ] ${A}\n[x] ${B}\n[ ] ${C}`,
    `Tracking numbers: ${A}, as well as ${B} and ${C}`,
    `Numery przesyłek: ${A}, ${B} i ${C}`,
  ])('has the label of its first or last member: %s', (text) => {
    expect(ids(text)).toEqual([A, B, C]);
  });

  it.each([
    `I paid with ${A}, and ${B} is the tracking number`,
    `account ${A}, and ${B} and ${B} are the tracking numbers`,
    `1234567, ${B} and ${B} are the tracking numbers`,
  ])('does not include another number before it: %s', (text) => {
    expect(new Set(ids(text))).toEqual(new Set([B]));
  });
});
