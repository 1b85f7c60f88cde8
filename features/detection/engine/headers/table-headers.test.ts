import { describe, expect, it } from 'vitest';
import { findTrackingIds } from '../detect.ts';
import { tokensOf } from '../tokens.ts';
import { labelsFromTableHeaders } from './table-headers.ts';

const A = '482451988778';
const B = '487301017855';

const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('a column header', () => {
  it.each([
    ['CSV', `tracking,order,status\n${A},ABCD12345678,late\n${B},ABCD12345679,late`],
    ['CSV in French', `commande;suivi;date\nABCD12345678;${A};02/11/2026\nABCD12345679;${B};03/11/2026`],
    ['quoted CSV', `"order","tracking number"\n"ABCD12345678","${A}"\n"ABCD12345679","${B}"`],
    ['tabs', `Auftrag\tSendungsnr.\tOrt\n4711860\t${A}\tKiel\n4711465\t${B}\tHusum`],
    ['Markdown', `| Pedido | N.º de guía |\n| --- | --- |\n| 40228791 | ${A} |\n| 17659932 | ${B} |`],
    [
      'bars',
      `Invoice  | Parcel no    | kg\n---------+--------------+---\nABCD12345678 | ${A} | 4\nABCD12345679 | ${B} | 9`,
    ],
    ['aligned columns', `Order    Tracking no.   Status\n1078859  ${A}   Delayed\n1027114  ${B}   Delayed`],
    ['a far indented column', `Order  |          Parcel\n1078859|          ${A}\n1027114|          ${B}`],
    ['indented columns', `  Commande   Suivi\n  10788592   ${A}\n  10271143   ${B}`],
    [
      'an empty row',
      `Order    Tracking       Status\n1078859  ${A}   Late\n1070124  n/a            Cancelled\n1027114  ${B}   Late`,
    ],
    [
      'groups in CSV',
      `Shipment;;Customer;\nNumber;Kg;Number;Name\n${A};2.1;487301017863;Bo\n${B};2;487301017871;Al`,
    ],
    [
      'groups in Markdown',
      `| Rechnung | | Sendung | |\n| Nr. | EUR | Nr. | kg |\n|---|---|---|---|\n| ABCD12345678 | 1 | ${A} | 2 |\n| ABCD12345679 | 1 | ${B} | 2 |`,
    ],
    ['a group for each column', `Colis\tClient\nNuméro\tNuméro\n${A}\tABCD12345678\n${B}\tABCD12345679`],
    ['a first column without a label', `Who,Tracking\nABC-12345678,${A}\nABC-12345679,${B}`],
  ])('labels the cells below it: %s', (_what, text) => {
    expect(ids(text)).toEqual([A, B]);
  });

  it('excludes the built-in shape below a header for another kind of number', () => {
    expect(ids('order,customer,total\nSO123456789,QU12345678,41.90')).toEqual([]);
    expect(ids('Bestellung;Kunde\nABCD12345678;WXYZ12345678')).toEqual([]);
  });

  it('excludes the built-in shape below an unknown header, beside a tracking number', () => {
    expect(ids(`tracking_number,seal,zone\n${A},SEAL12345678,ABCD12345678`)).toEqual([A]);
    expect(ids(`tracking_number,remarks,DPD\n${A},see ABCD12345678,WXYZ12345678`)).toEqual([
      A,
      'ABCD12345678',
      'WXYZ12345678',
    ]);
    expect(ids('colour,zone\nABCD12345678,7')).toEqual(['ABCD12345678']);
  });

  it('has no group where the line above has other columns, or where it is more than "number"', () => {
    expect(ids(`Tracking,Order\nno,date,no\n${A},1.2.,${B}`)).toEqual([]);
    expect(ids(`Tracking,,\ncolour,no,size\n${A},ABCDE,2`)).toEqual([]);
  });

  it('yields to a label in a cell', () => {
    expect(ids(`Order,Notes\n12345678,tracking ${A}`)).toEqual([A]);
  });
});

it.each([
  ['pairs', 'Customer  John\nTracking  482451988778'],
  ['rows of another width', 'tracking,order\n482451988778,1,2'],
  ['prose', 'Hello, I would like to know about my order from you\nThanks, 482451988778'],
  ['a header with a number', 'order,4500123456\n12345678,482451988778'],
  ['indented lines', '    "tracking": [\n    {\n        "id": 482451988778'],
  ['text', 'where is my order\n482451988778'],
])('finds no table in %s', (_what, text) => {
  expect(labelsFromTableHeaders(text, tokensOf(text))).toEqual([]);
});

it('reads a header above the second column, which is indented', () => {
  expect(ids(`           Tracking no.\nmissing    ${A}\ndamaged    ${B}`)).toEqual([A, B]);
});

it('does not treat spaces at the end of a line as a column', () => {
  expect(ids(`Tracking no.:  \n ${A}  \nOrder no.:  \n ABCD1234567890  \nMessage:  \n where is it`)).toEqual([
    A,
  ]);
});

it('labels only the cells of rows with a number that may be an ID', () => {
  const text = `tracking,kg\n1,2\n${A},3\n4,5`;
  const starts = labelsFromTableHeaders(text, tokensOf(text)).map(({ start }) => start);
  expect(starts).toEqual([text.indexOf(A), text.indexOf(',3'), text.indexOf('3\n')]);
});

it('ends a table at a row with another number of cells', () => {
  const text = `tracking,order\n${A},2\nend\n${B},4`;
  const starts = labelsFromTableHeaders(text, tokensOf(text)).map(({ start }) => start);
  expect(starts).toEqual([text.indexOf(A), text.indexOf(',2'), text.indexOf('2\n')]);
});

it('a column without a name does not label its numbers', () => {
  expect(ids(`| Tracking | |\n| --- | --- |\n| ${A} | ABCD1234567890 |`)).toEqual([A, 'ABCD1234567890']);
});

describe('labels above all their values', () => {
  const ORDER = '100045981234';
  const C = '482451988789';

  it.each([
    ['two', `Order number\nTracking number\n${ORDER}\n${A}`, [A]],
    ['paragraphs', `Bestellnummer\n\nSendungsnummer\n\n${ORDER}\n\n${A}\n\nDanke`, [A]],
    ['three', `Order no.\nInvoice no.\nTracking no.\n${ORDER}\n900045981234\n${A}`, [A]],
    ['a column of words', `Commande\nTransporteur\nN° de suivi\n${ORDER}\nColissimo\n${A}`, [A]],
    ['an amount', `Order number\nOrder total\nTracking number\n${ORDER}\n$123.45\n${A}`, [A]],
    ['a heading', `Shipment\nOrder number\nTracking number\n${ORDER}\n${A}\nThanks`, [A]],
    ['the ID first', `Tracking number\nOrder number\n${A}\n${ORDER}`, [A]],
    ['rows', `Order\nTracking number\n${ORDER}\n${A}\n100045981235\n${C}`, [A, C]],
    [
      'the built-in shape',
      `Order number\nTracking number\nABCD1234567890\nWXYZ1234567890`,
      ['WXYZ1234567890'],
    ],
  ])('belong to them in the same order: %s', (_what, text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    ['one is empty', `Order number:\nTracking number:\n${A}\nDate: 3 November`, [A]],
    ['each has its value', `Order number\n${ORDER}\nTracking number\n${A}\n`, [A]],
    ['one has none', `Tracking ID\nnone\nStanding order\nD-265582-WK\nPhone\n+353 1 555 2238`, []],
    ['one is for several', `Tracking numbers\n${A}\n${B}`, [A, B]],
  ])('do not if %s', (_what, text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

it('a header for codes of lockers and doors labels no tracking number', () => {
  const under = (label: string, text: string): string[] =>
    findTrackingIds(text, { label }).map(({ id }) => id);
  expect(under('Delivery code', '58291038')).toEqual([]);
  expect(under('Código de entrega', '58291038')).toEqual([]);
  expect(under('Tracking code', '58291038')).toEqual(['58291038']);
});

describe('a row that begins with what it is about, and the number of that', () => {
  const ID = 'ABCD1234568000';

  it.each(['Order #1001', 'Ticket 4711', 'Info\nOrder #SO-1001'])(
    'its other cells are not labelled: %j',
    (label) => {
      expect(findTrackingIds(ID, { label }).map(({ id }) => id)).toEqual([ID]);
    },
  );

  it.each(['Order #', 'Order no. 7', 'Info\nOrder'])(
    'its cells are labelled by what has no number: %j',
    (label) => {
      expect(findTrackingIds(ID, { label })).toEqual([]);
    },
  );

  it('the same in a text of columns', () => {
    expect(ids(`Order #1001\t12 Nov\t${ID}`)).toEqual([ID]);
  });
});
