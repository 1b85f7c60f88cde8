import { expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const A = 'ABCD1234567890';
const B = 'WXYZ1234567890';
const N = '940011189922310';
const DHL = '00340434161094012345';

/** Tickets with other numbers, and the IDs in each. */
const TICKETS: [text: string, ...ids: string[]][] = [
  // English
  [
    'Hi team,\n\nOrder: 4500123456\nTracking: UUS1234567890123\nPhone: 555-010-2233\n\nThanks',
    'UUS1234567890123',
  ],
  ['Order No: 12345678 Tracking No: 98765432101 Status: In transit', '98765432101'],
  [`My order 12345678 (tracking ${A}) is late`, A],
  [`Re: [Ticket #12345678] ${A} not delivered`, A],
  ['Case 00012345678 - tracking number 123456789012 - customer 99887766', '123456789012'],
  [`Tracking number: ${A}\nOrder number: ${B}\nInvoice: INVX12345678`, A],
  [`Your shipment ${A} has been handed to Canada Post (7023210039414604).`, A, '7023210039414604'],
  [`Shipment: ${A} • Order: ${B} • Qty: 2`, A],
  ['Carrier: UPS | Tracking: 1Z999AA10123456784 | Order: 100012345678', '1Z999AA10123456784'],
  ['tracking # is 9400 1118 9922 3100 0012 34. Thanks', '9400111899223100001234'],
  ['Tracking#: 1Z 999 AA1 01 2345 6784', '1Z999AA10123456784'],
  ['tracking number RX 123 456 785 DE', 'RX123456785DE'],
  ['Tracking number: 1234 5678 9012 3 days late', '123456789012'],
  ['the one that starts with UUS is UUS1234567890123', 'UUS1234567890123'],
  [`Please call me at (555) 123-4567 about ${A}`, A],
  [`call me on 5551234567 tracking ${A}`, A],
  [`> Tracking number: ${A}\n> Order: WXYZ12345678`, A],
  [`Return tracking number: ${A}, RMA number: RMAX1234567890`, A],
  [`Order #\n${B}\nTracking #\n${A}`, A],
  ['Tracking: 123456789012, order: 234567890123, tracking: 345678901234', '123456789012', '345678901234'],
  [`Tracking number for order 4500123456: ${N}`, N],
  [`Tracking number for order #4500123456 is ${N}.`, N],
  [`tracking number ${N}, 5551234567 is my phone`, N],
  [`tracking number ${N}. Call 5551234567`, N],
  ['Tracking number is ABCD-1234-5678-90', A],
  [`**Tracking:** ${A}`, A],
  [`tracking number TBA123456789012 order 112-1234567-1234567`, 'TBA123456789012'],
  ['UPS tracking 1Z999AA10123456784; FedEx tracking 123456789012', '1Z999AA10123456784', '123456789012'],
  ['The order numbers are 1234567890, 1234567891 and ABCD1234567890'],
  ['Amazon order 112-1234567-1234567'],
  ['Our tracking system shows order 4500123456'],
  ['Facebook pixel tracking ID 1234567890123456'],
  ['Your FedEx invoice 123456789012'],
  ['Tracking shows 2026-11-03 10:45, then nothing'],
  ['Tracking number: see below\n\nOrder 12345678'],
  ['On Mon, 3 Nov 2026 at 10:45, Support <help+id12345678@shop.example> wrote:'],
  [`Tracking: USPS ${N}`, N],
  ['TRACKING: USPS 9400 1118 9922 3100 0012 34', '9400111899223100001234'],
  ['TRACKING NUMBER IS 1234 5678 9012', '123456789012'],
  ['PARCEL 123456789012 IS LATE', '123456789012'],
  ['Tracking number: UUS 1234567890123', 'UUS1234567890123'],
  // French
  ['Numéro de commande : 1234567890. Numéro de suivi : XY123456789012.', 'XY123456789012'],
  [`Commande 1234567890, suivi ${A}`, A],
  [`Mon tel 06 12 34 56 78, colis n°${A}`, A],
  ['Mon téléphone est le 0612345678 et mon numéro de suivi 6A12345678901', '6A12345678901'],
  ["le numéro de suivi que vous m'avez donné, 6A12345678901, ne marche pas", '6A12345678901'],
  [`Mon numéro de commande est ${A} et celui de suivi ${B}`, B],
  [`référence colis : ${A}`, A],
  [`Votre colis ${A} sera livré le 03/11/2026 entre 10:00 et 12:00`, A],
  ['nos de suivi : 7023210039414604 et 7023210039414605', '7023210039414604', '7023210039414605'],
  ['Le suivi indique "livré" le 20261103. Dossier 12345678.'],
  ['lien de suivi pour la commande 4500123456'],
  ['n° SIRET 82150912300017, facture n°FAC20260012345, n° client AB12345678'],
  ['COLIS 123456789012', '123456789012'],
  // Spanish
  ['Pedido 1234567890, número de seguimiento 9876543210987. Gracias', '9876543210987'],
  ['Mi guía es la 1234567890 y no llega', '1234567890'],
  [`El paquete con número de guía ${A} no ha llegado. Mi móvil es 612345678`, A],
  [`Mi número de pedido es ${A} y el de seguimiento es ${B}`, B],
  ['localizador del envío: PQ4D5F0700123450128013T', 'PQ4D5F0700123450128013T'],
  ['Sin número de seguimiento. Pedido 1234567890'],
  ['NIF 12345678Z, factura F20260012345, mi número de cliente 940011189922310'],
  // German
  [`Meine Bestellnummer ist 1234567890, die Sendungsnummer ${DHL}. Kundennummer 55667788`, DHL],
  [`Ich warte auf die Sendung ${A}. Tel. 0151 23456789`, A],
  [`unter der Sendungsnummer ${DHL} finde ich nichts`, DHL],
  ['Rechnungsnummer RE20261103001, Sendungsnummer JJD000390007812345678', 'JJD000390007812345678'],
  [`Die Trackingnummern sind ${N} und 940011189922327`, N, '940011189922327'],
  [`Sendungsnummer der Bestellung 1234567890: ${B}`, B],
  ['Ich habe keine Sendungsnummer erhalten. Bestellung 1234567890'],
  ['Sendung unvollständig, Bestellung 12345678, Handynummer 015123456789'],
];

it.each(TICKETS)('%j', (text, ...ids) => {
  expect(findTrackingIds(text).map(({ id }) => id)).toEqual(ids);
});
