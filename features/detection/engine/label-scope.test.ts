import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

/** "evidence ID" for each match, in order. */
const found = (text: string, label?: string): string[] =>
  findTrackingIds(text, label === undefined ? {} : { label }).map(({ evidence, id }) => `${evidence} ${id}`);

const USPS = '9400111899223100001234';
const ID = 'ABCD1234567890';

describe('the scope of a label', () => {
  it.each([
    // English
    [`Hi, my tracking number is ${USPS} and it has not moved.`, USPS],
    [`Tracking #: ${USPS}`, USPS],
    [`tracking no. ${USPS}`, USPS],
    [`Tracking No.${USPS}`, USPS],
    [`Tracking ID: abcd1234567890`, ID],
    [`tracking_number=${USPS}`, USPS],
    [`{"trackingId":"${ID}","status":"DELIVERED"}`, ID],
    [`The tracking number for my order is ${USPS}.`, USPS],
    [`Tracking number for your recent order: ${USPS}`, USPS],
    [`Tracking number for order #1001: ${USPS}`, USPS],
    [`Tracking for order #1001: ${USPS}`, USPS],
    [`Tracking number (order SO-101) ${USPS}`, USPS],
    [`Número de guía del pedido #1001: 810066695855`, '810066695855'],
    [`the tracking number you gave me (${USPS}) does not work`, USPS],
    [`Tracking number is not working: ${USPS}`, USPS],
    [`Tracking number\n${USPS}`, USPS],
    [`What is your tracking number? 810066695855`, '810066695855'],
    [`Numéro de suivi ? 810066695855\nMerci`, '810066695855'],
    [`Tracking: ${USPS}`, USPS],
    [`Please track ${USPS} for me`, USPS],
    [`Waybill 12345678901`, '12345678901'],
    [`Consignment no: JD0002254012345678`, 'JD0002254012345678'],
    [`shipment id TG7X2K9Q4M1B8`, 'TG7X2K9Q4M1B8'],
    [`AWB: 1234567890`, '1234567890'],
    [`TN: 123456789012`, '123456789012'],
    [`${USPS} is my tracking number`, USPS],
    [`I was given ${USPS} as the tracking number`, USPS],
    [`${USPS} (tracking number) shows nothing`, USPS],
    [`parcel with number 00340434161094012345`, '00340434161094012345'],
    [`Parcel 1: 00340434161094012345`, '00340434161094012345'],
    [`Package 1 - 00340434161094012345`, '00340434161094012345'],
    [`Is 123456789012 the tracking number?`, '123456789012'],
    // French
    [`Est-ce que 6A12345678901 est bien le numéro de suivi ?`, '6A12345678901'],
    [`Mon numéro de suivi est le 6A12345678901.`, '6A12345678901'],
    [`N° de suivi : 6A12345678901`, '6A12345678901'],
    [`n°suivi 6A12345678901`, '6A12345678901'],
    [`Suivi : 6A12345678901`, '6A12345678901'],
    [`Le colis n° 6A12345678901 n'est pas arrivé`, '6A12345678901'],
    [`ma lettre recommandée 6A12345678901`, '6A12345678901'],
    [`Le numéro de suivi de ma commande est 6A12345678901`, '6A12345678901'],
    [`Numéro d’envoi : LB123456789FR`, 'LB123456789FR'],
    [`identifiant d'expédition 12345678901`, '12345678901'],
    [`6A12345678901 est mon numéro de suivi`, '6A12345678901'],
    [`numéro de suivi du retour : 6A12345678901`, '6A12345678901'],
    [`Colis retour\nCB123456785FR`, 'CB123456785FR'],
    // Spanish
    [`El número de seguimiento es PK4321987650123`, 'PK4321987650123'],
    [`nº de guía: 1234567890`, '1234567890'],
    [`Guía 1234567890`, '1234567890'],
    [`código de rastreo 1234567890`, '1234567890'],
    [`El número de seguimiento de mi pedido es 1234567890123`, '1234567890123'],
    [`1234567890123 es mi número de seguimiento`, '1234567890123'],
    [`Id. de envío 1234567890`, '1234567890'],
    [`La guía nueva 4144144653 no aparece`, '4144144653'],
    [`¿Es 1234567890123 mi número de guía?`, '1234567890123'],
    // German
    [`Ist 01234567890123 die Paketnummer?`, '01234567890123'],
    [`Paket 2: 00340434161094012345`, '00340434161094012345'],
    [`Die Sendungsnummer lautet 00340434161094012345.`, '00340434161094012345'],
    [`Sendungsnr.: 00340434161094012345`, '00340434161094012345'],
    [`Sendungs-Nr. 00340434161094012345`, '00340434161094012345'],
    [`Sendungsverfolgungsnummer 00340434161094012345`, '00340434161094012345'],
    [`Die Sendungsnummer meiner Bestellung ist 00340434161094012345`, '00340434161094012345'],
    [`Sendung mit der Nummer 00340434161094012345`, '00340434161094012345'],
    [`Paketnummer 01234567890123`, '01234567890123'],
    [`00340434161094012345 ist meine Sendungsnummer`, '00340434161094012345'],
  ])('%s', (text, id) => {
    expect(found(text)).toEqual([`label ${id}`]);
  });

  it.each([
    ['Tracking number: pending. Order number: 1234567890'],
    ['Tracking number: N/A\nOrder 4500123456'],
    ['Numéro de suivi : à venir. Commande 4500123456'],
    ['Número de seguimiento: no disponible, pedido 4500123456'],
    ['Sendungsnummer folgt, Bestellung 4500123456'],
    ['The tracking number for order 4500123456 does not work'],
    ['The tracking number for order 1001 does not work, 810066695855'],
    ['Tracking number for order #1001, invoice 810066695855'],
    ['Parcel for order #1001: 0612345678'],
    ['Refund for order #1001: 810066695855'],
    ['What is your tracking number? 0612345678'],
    ['What is your tracking number? 810066695855 is what I paid by'],
    ['Where is my parcel? 810066695855'],
    ['What is the order number? ABCD1234567890'],
    ['Orders:\n- ABCD1234567890\n- ABCD1234567891'],
    ['**Invoices:**\n\n1. ABCD1234567890\n2. ABCD1234567891'],
    ['Order 1 - 810066695855'],
    ['issue tracking number 1234567'],
    ['bug tracking ID 1234567'],
    ['Google Analytics tracking ID UA-12345678-1'],
    ['Google Analytics tracking ID 123456789'],
    ['Tracking updated 20261103120455'],
    ['tracking number? Call me at 5551234567'],
    ['I have no tracking number. Phone: +1 555 123 4567'],
    ['There is no tracking number on 4500123456'],
    ['Ich habe keine Sendungsnummer, nur 4500123456'],
    ['Pas de numéro de suivi, seulement 4500123456'],
    ['The tracking number that you sent me in your last mail got lost among 4500123456 others'],
    ['Suivi du dossier 12345678'],
    ['tracking number 555-123-4567'],
    ['trackingId: 550e8400-e29b-41d4-a716-446655440000'],
    ['tracking id XkQ3J92kd8Zp4Tq7'],
    ['Tracking pixel 1234567890'],
    ['tracking number a1b2c3d4e5@mail.example'],
    ['tracking label ABCD1234567890.html'],
    ['I do not have the tracking number. My order is 810066695855'],
    ['I have the tracking number but my order is 810066695855'],
  ])('does not include a number in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    [`Tracking numbers: ${USPS}, 9400111899223100001241 and 9400111899223100001258.`, 3],
    [`Tracking numbers:\n${USPS}\n9400111899223100001241`, 2],
    [`Tracking numbers:\n1. ${USPS}\n2. 9400111899223100001241`, 2],
    [`Tracking numbers:\n1) ${USPS}\n2) 94001118992231000012`, 2],
    [`Package 1 - ${USPS}\nPackage 2 \u2013 9400111899223100001241`, 2],
    [`Tracking: ${USPS} / 9400111899223100001241`, 2],
    [`Tracking: ${USPS}/9400111899223100001241`, 2],
    [`Numéros de suivi : ${USPS} et 9400111899223100001241`, 2],
    [`Números de guía ${USPS} y 9400111899223100001241`, 2],
    [`Sendungsnummern ${USPS} und 9400111899223100001241`, 2],
    [`The old tracking number was ${USPS}, the new one is 9400111899223100001241.`, 2],
    [`L'ancien numéro de suivi était ${USPS} ; le nouveau est le 9400111899223100001241`, 2],
    [`La guía ${USPS} no aparece. La anterior era 9400111899223100001241`, 2],
    [`Tracking numbers ${USPS} (box 1), 9400111899223100001241 (box 2)`, 2],
  ])('includes all members of a list: %s', (text, count) => {
    expect(found(text)).toHaveLength(count);
    expect(found(text).every((line) => line.startsWith('label 9400'))).toBe(true);
  });

  it('of another kind ends before a list that has text of its own', () => {
    expect(found(`Orders:\n- tracking ${ID}`)).toEqual([`label ${ID}`]);
    expect(found(`Orders:\n- late: ${ID}`)).toEqual([`shape ${ID}`]);
    expect(found(`I wrote about two of my orders.\n- ${ID}`)).toEqual([`shape ${ID}`]);
  });

  it('ends with the sentence', () => {
    expect(found(`Lost items. 1) ${ID} 2) WXYZ1234567890`)).toHaveLength(2);
    expect(found(`Meine Artikel. ${ID}`)).toEqual([`shape ${ID}`]);
    expect(found(`Ref. ${ID}`)).toEqual([]);
  });

  it.each([
    'Tracking number\nOrder: 482451988778',
    'Tracking number, order: 482451988778',
    'Shipment\n\nBestellung: 482451988778',
  ])('ends at the next label if it has no number: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Order number\nTracking: 482451988778',
    'Order number, tracking: 482451988778',
    'Tracking number for\nyour order: 482451988778',
  ])('begins behind a label that has no number, and goes over a line end: %s', (text) => {
    expect(found(text)).toEqual(['label 482451988778']);
  });

  it('includes only the cells of its column for a header', () => {
    expect(found('1234567890', 'Tracking')).toEqual(['label 1234567890']);
    expect(found('1234567890', 'N° de suivi')).toEqual(['label 1234567890']);
    expect(found('1234567890')).toEqual([]);
    expect(found(ID, 'Order number')).toEqual([]);
    expect(found(ID, 'Qty')).toEqual([`shape ${ID}`]);
    expect(found('1234567890', 'Téléphone')).toEqual([]);
  });
});

it.each([
  `The tracking number for the remaining items is ${ID}`,
  `the tracking number of your Samsung phone is ${ID}.`,
  `numéro de suivi pour le produit : ${ID}`,
  `Sendungsnummer für den Artikel: ${ID}`,
])('a tracking number for goods is that of their parcel: %s', (text) => {
  expect(found(text)).toEqual([`label ${ID}`]);
});

it.each([
  `tracking number for the invoice is ${ID}`,
  `tracking number; the phone is ${ID}`,
  `numéro de suivi de sinistre est ${ID}`,
])('it is none, if another thing has it: %s', (text) => {
  expect(found(text)).toEqual([]);
});
