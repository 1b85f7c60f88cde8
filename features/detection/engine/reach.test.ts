import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const NUMBER = '482451988778';
const OTHER = '482451988796';
const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('what a label or a page says', () => {
  it.each([
    `but the label says ${NUMBER}`,
    `Auf dem Label steht ${NUMBER}, ist das richtig?`,
    `Sur l’étiquette il est écrit ${NUMBER}`,
    `L’étiquette indique ${NUMBER}`,
    `La etiqueta dice ${NUMBER}`,
    `sull’etichetta c’è scritto ${NUMBER}`,
    `op het label staat ${NUMBER}`,
    `a etiqueta diz ${NUMBER}`,
    `na etykiecie jest ${NUMBER}`,
    `Das Label zeigt ${NUMBER}`,
    `la etiqueta muestra ${NUMBER}`,
    `l’etichetta riporta ${NUMBER}`,
    `het label toont ${NUMBER}`,
    `a etiqueta mostra ${NUMBER}`,
    `Die Trackingnummern lauten wie folgt: ${NUMBER}`,
  ])('is the number: %s', (text) => {
    expect(ids(text)).toEqual([NUMBER]);
  });

  it.each([
    'the parcel shows 4821937',
    'Auf dem Paket steht 48219377',
    'tracking shows 5125550148',
    'sur le colis il est écrit 0612345678',
  ])('is not, if it is short: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

describe('a row behind one whose last label is that of an order', () => {
  it.each(['Ana', '李雷', 'Иван', '지우', 'דנה'])('has an ID of its own behind the name %s', (name) => {
    expect(ids(`1\tAna\tABCD1234568001\tOrder #100001\t$1.99\n2\t${name}\tABCD1234568002`)).toEqual([
      'ABCD1234568001',
      'ABCD1234568002',
    ]);
  });
});

describe('a parcel that is one of several', () => {
  it.each([
    `Package 1 of 2 ${NUMBER} Package 2 of 2 ${OTHER}`,
    `Colis 1 sur 2 : ${NUMBER}\nColis 2 sur 2 : ${OTHER}`,
    `Paket 1/2 ${NUMBER} Paket 2/2 ${OTHER}`,
  ])('has the number behind the count: %s', (text) => {
    expect(ids(text)).toEqual([NUMBER, OTHER]);
  });

  it('has no short number without a word for it', () => {
    expect(ids('Label 4 of 7: 88112233')).toEqual([]);
    expect(ids('Label number 4 of 7: 88112233')).toEqual(['88112233']);
  });
});

describe('a phone number', () => {
  it.each([
    'where is my package 5125550148',
    'Wheres my parcel 07700900461',
    'wo ist mein Paket 015112345678',
    'wo ist mein Paket 01511234567',
    'où est mon colis 0612345678',
    'dov’è il mio pacco 3471234567',
    'waar is mijn pakket 0612345678',
    'please leave the parcel 07700900461',
  ])('is not the number of the parcel before it: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it.each([
    ['parcel 5125550148', '5125550148'],
    ['where is my package 1234567891', '1234567891'],
    ['where is my parcel 4827361954', '4827361954'],
    ['where is my package 482451988778', '482451988778'],
    ['parcel number 07700900461', '07700900461'],
    ['The box has arrived. Parcel 5125550148', '5125550148'],
    ['spedizione BRT 015530731625', '015530731625'],
  ])('may look like one that is: %s', (text, id) => {
    expect(ids(text)).toEqual([id]);
  });
});

describe('a number instead of the one that there is not', () => {
  it.each([
    `I don't have a tracking number, only ${NUMBER} which I think is the order`,
    `I never got the tracking number, just ${NUMBER}`,
    `no tengo el número de seguimiento solo ${NUMBER}`,
    `non ho ricevuto il numero di spedizione, ma ${NUMBER}`,
  ])('is not found: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it.each([
    `I have the tracking number, but only ${NUMBER}`,
    `I don't see the tracking number ${NUMBER}`,
    `I did not know the tracking number, it is ${NUMBER}`,
  ])('is another thing than this: %s', (text) => {
    expect(ids(text)).toEqual([NUMBER]);
  });
});

it('a number is in the sentence behind the one about a parcel', () => {
  const said = 'Le transporteur m’indique que le colis a été remis à un voisin.';
  expect(ids(`${said} Numéro :\n${NUMBER}\nMerci`)).toEqual([NUMBER]);
  expect(ids(`${said} Code :\n${NUMBER}\nMerci`)).toEqual([]);
});

it.each([
  'Barcode 3SABCD123456789 is een voorbeeld',
  'tracking number 3SABCD123456789 is just an example',
  'Sendungsnummer 3SABCD123456789 ist nur ein Beispiel',
])('an example is none: %s', (text) => {
  expect(ids(text)).toEqual([]);
});

describe('the state of a parcel in the subject of a mail', () => {
  const [FEDEX, POSTAL] = ['871354982751', 'XU482451988JF'];

  it.each([
    `Package delivered ${FEDEX}`,
    `Fwd: Your parcel is on its way ${FEDEX}`,
    `Je zending is onderweg ${FEDEX}`,
    `Ihr Paket ist unterwegs ${FEDEX}`,
    `Twoja paczka jest w drodze ${FEDEX}\nWitaj`,
  ])('is followed by its number: %s', (text) => {
    expect(ids(text)).toEqual([FEDEX]);
  });

  it('is followed by a number with letters, or one that is too long for a phone', () => {
    expect(ids(`Your parcel is on its way ${POSTAL}`)).toEqual([POSTAL]);
    expect(ids('Je pakket ligt klaar #1776508411274097')).toEqual(['1776508411274097']);
  });

  it.each([
    `Your order is on its way ${FEDEX}`,
    `Parcel is on its way, order ${FEDEX}`,
    'Parcel not delivered 447700900123',
    'Parcel not delivered 9f86d081884c7d65',
    'Webhook delivery failed 1776508411274097',
  ])('is not, if the number is of another thing: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

it.each([
  [`My parcel, ${NUMBER}, is late`, [NUMBER]],
  ['My parcel, 4012888888881881, is late', []],
])(
  'a number between commas behind a parcel is its own, unless a card has such numbers: %s',
  (text, expected) => {
    expect(ids(text)).toEqual(expected);
  },
);

it('the rest of a number in the next line is no number', () => {
  expect(ids('Tracking number: 4824\n51988778')).toEqual([]);
  expect(ids('Tracking number (1 of 2):\n51988778')).toEqual(['51988778']);
});

const PHONE = '9988776655';

it.each([
  `Call me so that I do not miss the delivery. ${PHONE} is my number.`,
  `I wait for my parcel. ${PHONE}`,
])('a phone number behind the end of a sentence is no parcel: %s', (text) => {
  expect(ids(text)).toEqual([]);
});

it.each([`Parcel nr. ${PHONE}`, `I wait for my parcel. ${NUMBER}`, `my parcel ${PHONE}`])(
  'a parcel number may follow an abbreviation, and a long one the end of a sentence: %s',
  (text) => {
    expect(ids(text)).toEqual([text.includes(NUMBER) ? NUMBER : PHONE]);
  },
);

it.each([
  'The serial number of the phone originally shipped to you was ABCD1234567890.',
  'Your reference number for this escalated review is ABCD1234567890. Use it in any mail.',
  'the invoice number for the goods that you ordered is ABCD1234567890',
])('what a number is called may be further away if a verb is before it: %s', (text) => {
  expect(ids(text)).toEqual([]);
});

it.each([
  'the invoice number is missing, and what I have here for it is ABCD1234567890',
  'The serial number is wrong. What I have is ABCD1234567890',
  'the serial number of the thing that we have sent to you in the week before Easter Sunday was ABCD1234567890',
])('it is not in another sentence, or too far away: %s', (text) => {
  expect(ids(text)).toEqual(['ABCD1234567890']);
});

it.each(['"', '`', '**', ']', ' \u{1f64f}', ' »', '!!'])('a line may end with %s behind a number', (mark) => {
  expect(ids(`Sue: What is the tracking number?\nMark: ${PHONE}${mark}\nSue: Thanks`)).toEqual([PHONE]);
});

it('the number of a ticket is not that of the parcel in the subject above it', () => {
  expect(ids(`#${NUMBER} Where is my parcel\n\n#876022334436 Tracking does not update`)).toEqual([]);
  expect(ids('Where is my parcel\n#876022334436')).toEqual(['876022334436']);
});
