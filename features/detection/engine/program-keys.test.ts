import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import type { DetectionRules } from './rules.ts';

const NUMBER = '4824519887';
const STRICT: DetectionRules = { mode: 'strict', labels: true, carriers: true, notIds: [] };
const EAGER: DetectionRules = { ...STRICT, mode: 'eager' };

const ids = (text: string, rules?: DetectionRules): string[] =>
  findTrackingIds(text, rules ? { rules } : {}).map(({ id }) => id);

describe('keys of programs', () => {
  it.each([
    `{"numeroSuivi":"${NUMBER}"}`,
    `numColis=${NUMBER} numCde=4824519888`,
    `"numGuia": "${NUMBER}", "numPedido": "4824519888"`,
    `{"codigoRastreio":"${NUMBER}","numeroPedido":"4824519888"}`,
    `{"numeroSpedizione":"${NUMBER}","numeroOrdine":"4824519888"}`,
    `sendungsnummer=${NUMBER} auftragsnummer=4824519888`,
    `zendingNummer: ${NUMBER}, klantNummer: 4824519888`,
    `consignmentNumber=${NUMBER} customerReference=4824519888`,
    `carrier-parcel-id: ${NUMBER}`,
  ])('label a tracking number: %s', (text) => {
    for (const rules of [undefined, STRICT, EAGER]) expect(ids(text, rules)).toEqual([NUMBER]);
  });

  it.each(['numeroCommande', 'codigoCliente', 'numPedido', 'codiceArticolo', 'numerZamowienia', 'idFactura'])(
    'label another number: %s',
    (key) => {
      for (const rules of [undefined, STRICT, EAGER]) expect(ids(`${key}=ABCD12345678`, rules)).toEqual([]);
    },
  );
});

it('reads pn as the number of a parcel, if it has the form of one', () => {
  expect(ids('[nd] pn:15976123456789 svc:12')).toEqual(['15976123456789']);
  expect(ids('"pn":"15976123456789"')).toEqual(['15976123456789']);
  for (const text of ['pn:159761234567', 'P/N 15976123456789', 'spn=15976123456789', 'pn 15976123456789'])
    for (const rules of [undefined, STRICT, EAGER]) expect(ids(text, rules)).toEqual([]);
});

it.each(['post_id', 'the_id', 'ups_key', 'pro-id', 'numPost', 'idUps'])(
  'knows no shipment by "%s"',
  (key) => {
    for (const rules of [undefined, STRICT, EAGER]) expect(ids(`${key}=${NUMBER}`, rules)).toEqual([]);
  },
);

it.each([
  `"tracking_number":"","id":${NUMBER}`,
  `"tracking_numbers":[],"id":${NUMBER}`,
  `{'tracking_number': '', 'id': ${NUMBER}}`,
  `<trackingNumber/><id>${NUMBER}</id>`,
  `<trackingNumber></trackingNumber><id>${NUMBER}</id>`,
])('the number behind an empty key for the tracking number has a key of its own: %s', (text) => {
  for (const rules of [undefined, STRICT, EAGER]) expect(ids(text, rules)).toEqual([]);
});

it('an element of XML labels nothing behind it', () => {
  expect(ids(`<trackingNumber>ABCD1234567890</trackingNumber><id>${NUMBER}</id>`)).toEqual([
    'ABCD1234567890',
  ]);
  expect(ids(`<v:pin>ABCD1234567890</v:pin>\n <id>${NUMBER}</id>`)).toEqual(['ABCD1234567890']);
});

it('a key of what is tracked may be deeply indented', () => {
  const indent = '\n'.padEnd(24);
  expect(ids(`"tracking": {${indent}"number": "${NUMBER}"`)).toEqual([NUMBER]);
  expect(ids(`<PIN>${indent}<Value>329014521622</Value>`)).toEqual(['329014521622']);
});

it('a list of tracking numbers in indented JSON labels nothing below it', () => {
  const json = { tracking_numbers: ['ABCD1234567890'], items: [{ grams: 200, id: 466157049 }] };
  expect(ids(JSON.stringify(json, null, 2))).toEqual(['ABCD1234567890']);
  expect(ids(JSON.stringify({ order: json }, null, 4))).toEqual(['ABCD1234567890']);
});
