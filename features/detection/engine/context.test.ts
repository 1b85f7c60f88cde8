import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const found = (text: string, label?: string): string[] =>
  findTrackingIds(text, label === undefined ? {} : { label }).map(({ id }) => id);

const ID = 'ABCD1234567890';
const N = '482451988778';

describe('a short number after a label', () => {
  it.each([
    [`Ticket #13: where is ${ID}`, ID],
    [`Ticket #13: ${ID} lost`, ID],
    [`Re: [Ticket #4821] ${ID} not delivered`, ID],
    [`order #1234: ${ID}`, ID],
    [`Case no. 77 - ${ID}`, ID],
  ])('takes the label: %s', (text, id) => {
    expect(found(text)).toEqual([id]);
  });

  it.each([[`Order 1: ${ID}`], [`Ticket number: ${ID}`], [`Invoice no. ${ID}`], [`Order #12 ${ID}`]])(
    'does not take it: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('words that only look like labels', () => {
  it('"series" is no serial number', () => {
    expect(found(`the whole series ${ID} is late`)).toEqual([ID]);
    expect(found(`Serie: ${ID}, n° de série ${ID}, Seriennummer ${ID}`)).toEqual([]);
  });
});

describe('numbers of other things', () => {
  it.each([
    [`part number ${ID}`],
    [`see row ${ID}`],
    [`our complaint no. ${ID}`],
    [`Réclamation n° ${ID}`],
    [`Sinistre : ${ID}`],
    [`Nº de reclamación: ${ID}`],
    [`Reklamationsnummer ${ID}`],
    [`Schadennummer: ${ID}`],
    [`numero reclamo ${ID}`],
    [`klachtnummer ${ID}`],
    [`nr szkody ${ID}`],
    [`Placa: ${ID}`],
    [`promo code ${ID}`],
    ['use LENTE20260316 or RABAT20260311, PL2026030900257'],
    ['refund reference: RF18 5390 0754 7034, and RF18539007547034'],
  ])('are not found: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('stay so where the text repeats them', () => {
    expect(found(`Order number: ${ID}. I paid for ${ID} on Monday.`)).toEqual([]);
    expect(found(`Order number: ${ID}. My tracking number is ${ID}.`)).toEqual([ID]);
    expect(found(`Order number: ${ID}. I paid for WXYZ1234567890 on Monday.`)).toEqual(['WXYZ1234567890']);
  });

  it('are not the dates in the numbers of a carrier', () => {
    expect(found('Where is YT2026110300012345?')).toEqual(['YT2026110300012345']);
    expect(found('Where is ABCD20267777123?')).toEqual(['ABCD20267777123']);
  });
});

describe('a label without a number', () => {
  it.each([
    [`tracking_number: null, batch ${N}`],
    [`Tracking number is missing, we have ${N}`],
    [`Tracking number: (empty) ${N}`],
    [`tracking number will be e-mailed, ${N}`],
    [`Código de rastreamento: não se aplica ${N}`],
    [`nr przesyłki: brak ${N}`],
  ])('leaves the next one alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('numbers that show the form of a number', () => {
  it.each([
    [`Enter a tracking number such as ${ID}`],
    [`tracking number, e.g. ${ID}`],
    [`un numéro de suivi, par exemple ${ID}`],
    ['e.g. XX999999999XX or 9999 9999 9999 9999'],
    ['The tracking number in your manual (00000000000000) is not found, nor tracking: 111111111111'],
    ['Colissimo : 6A00000000000, International : LX000000000FR'],
  ])('are not found: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are not the numbers of late parcels', () => {
    expect(found(`Several parcels are late, such as ${ID}.`)).toEqual([ID]);
    expect(found(`My tracking number, ${ID}`)).toEqual([ID]);
  });
});

describe('a heading', () => {
  it.each([
    ['Where is my parcel', '12345678901'],
    ['Carrier reported that the parcel is delayed', '12345678901'],
    ['Is this the tracking number?', '12345678901'],
  ])('that only mentions a parcel labels nothing: %s', (heading, text) => {
    expect(found(text, heading)).toEqual([]);
  });

  it.each([
    ['Tracking number'],
    ['Parcel'],
    ['USPS Tracking® #'],
    ['Your tracking number:'],
    ['Parcel 1 of 2'],
  ])('that is a label labels the number: %s', (heading) => {
    expect(found('12345678901', heading)).toEqual(['12345678901']);
  });
});

describe('a label and its number in different lines', () => {
  it.each([
    ['paragraphs', `Tracking number:\n\n \n\n${N}\n\nThanks`],
    [
      'an answer in a chat',
      `[10:03] Shop: what is your tracking number please?\n[10:04] Anna: ${N}\n[10:05] Anna: hi`,
    ],
    [
      'an answer after one more line',
      `[10:03] Shop: tracking number?\n[10:04] Anna: wait\n[10:05] Anna: ${N}`,
    ],
    [
      'an answer after two more lines',
      `[10:03] Shop: what is your tracking number?\n[10:04] Anna: wait\n[10:05] Shop: ok\n[10:06] Anna: ${N}`,
    ],
    ['a greeting in the question', `10:03 Shop: Hi! tracking number please?\n10:04 Anna: ${N}`],
    ['"see below"', `Sendungsnummer siehe unten.\n${N}\nDanke`],
    ['a question and a sentence', `What's the tracking number?\nIt's ${N}`],
    ['Italian', `Numero di spedizione\n${N}\nGrazie`],
  ])('belong together: %s', (_what, text) => {
    expect(found(text)).toEqual([N]);
  });

  it.each([
    ['more in the line', `Tracking number:\n\n \n\n${N} was my order`],
    ['a phone number', '[10:03] Shop: tracking number?\n[10:04] Anna: 0612345678'],
    [
      'a question between',
      `[10:03] Shop: what is your tracking number?\n[10:04] Anna: wait\n[10:05] Shop: ok?\n[10:06] Anna: ${N}`,
    ],
    [
      'a number between',
      `[10:03] Shop: what is your tracking number?\n[10:04] Anna: got 2\n[10:05] Anna: ${N}`,
    ],
    ['a short number and no question', '[10:03] Shop: the tracking number\n[10:04] Anna: 31957894'],
    ['more in the line below', `Tracking number see below.\n${N} was my order`],
  ])('do not belong together with %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  it('are read in a list of numbered boxes', () => {
    expect(found('Bulto 1   61360546670757\nBulto 2   61824327402917')).toEqual([
      '61360546670757',
      '61824327402917',
    ]);
    expect(found('Karton 1 0034 0434 5942 9654 3049')).toEqual(['00340434594296543049']);
    expect(found('Parcel 1 5551234567')).toEqual([]);
  });
});

it('an S10 number is the item itself', () => {
  expect(found('Item no EK 9075 3140 5 GB')).toEqual(['EK907531405GB']);
  expect(found('Item no EK 9075 3140 6 GB, item no ABCD1234567890')).toEqual([]);
});

it('a short answer follows its question directly', () => {
  expect(found('[10:03] Shop: what is the parcel number?\n[10:04] Anna: 31957894')).toEqual(['31957894']);
});

describe('one label before many numbers', () => {
  const M = '482451988799';
  it.each([
    [`Tracking numbers:\n• ${N} – lost\n• ${M} – damaged`],
    [`Numéros de suivi :\n${N} : livré\n${M} : perdu`],
    [`Sendungen:\n1) ${N} (Müller)\n2) ${M} (Schmidt)`],
    [`Tracking number for the replacement is ${N} and for the original it was ${M}.`],
    [`My tracking numbers are ${N} for the shoes and ${M} for the bag.`],
    [`Colis n°${N} et n°${M}`],
    [`las guías ${N} y la ${M}`],
    [`die Pakete ${N} sowie ${M}`],
    [`de pakketten ${N} en ${M}`],
    [`i pacchi ${N} e ${M}`],
    [`paczki ${N} oraz ${M}`],
  ])('labels all of them: %s', (text) => {
    expect(found(text)).toEqual([N, M]);
  });

  it.each([
    [`Tracking number ${N} and order ${M}`],
    [`Tracking number ${N} and for calls 4824519`],
    [`Tracking number ${N}. And the one for the bag ${M}`],
    [`Tracking number ${N}\n2 items, 35.00\n${M}`],
  ])('does not label others: %s', (text) => {
    expect(found(text)).toEqual([N]);
  });
});

describe('numbers of other things near a tracking number', () => {
  it.each([
    [`My order, ${ID}, is late`],
    [`order,${ID}`],
    ['No tengo la guía a mano, el pedido es el 291927403'],
    ['IOSS: IM3700001234, LUCID DE1234567890123, our PIN P012345678Z'],
    ['Barcode: 4006381333931'],
  ])('are not found: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    [`tracking,${N}`],
    [`"tracking";"${N}"`],
    [`Tracking # / Nr. ${N}`],
    [`shipment.tracking.code = ${N}`],
    [`O rastreio é o ${N}`],
    ['Barcode: 4006381333932'],
  ])('do not hide it: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });
});

describe('labels of more languages', () => {
  it.each([
    ['numero di spedizione 12345678901', '12345678901'],
    ['zendingnummer 12345678901', '12345678901'],
    ['código de rastreio: 12345678901', '12345678901'],
    ['numer przesyłki: 12345678901', '12345678901'],
    ['Paczka nr 12345678901', '12345678901'],
  ])('%s', (text, id) => {
    expect(found(text)).toEqual([id]);
  });

  it.each([['numero ordine 12345678901'], ['bestelnummer 12345678901'], ['numer zamówienia 12345678901']])(
    'of other numbers: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
