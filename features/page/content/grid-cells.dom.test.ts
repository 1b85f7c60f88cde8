import { expect, test } from 'vitest';
import { expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';
import { gridCellsIn } from './grid-cells.ts';
import { readTextRun } from './scanning/text-run.ts';

setUpScannedPage();

const [A, B] = ['482451988778', '487301017855'];
const [OTHER, ANOTHER] = ['ABCD1234567890', 'ABCD1234567891'];

/** A row of cells. A text may begin with the attributes of its cell and a bracket. */
const row = (role: string, ...cells: string[]): string =>
  `<div role="row">${cells
    .map((cell) => `<div role="${role}"${cell.startsWith(' ') ? cell : `><span>${cell}</span>`}</div>`)
    .join('')}</div>`;

async function expectIn(grid: string, ...ids: string[]): Promise<void> {
  const scanner = scan(`<p>Lost:</p><div role="grid">${grid}</div><p>Thanks</p>`);
  await settle(scanner);
  await expectFound(...ids);
}

const HEAD = row('columnheader', 'Name', 'Tracking no', 'Order no');

test('reads the header of a column in a grid', async () => {
  await expectIn(`${HEAD}${row('gridcell', 'Ann', A, OTHER)}${row('gridcell', 'Bob', B, ANOTHER)}`, A, B);
  await expectIn(`<div role="rowgroup">${HEAD}</div>${row('cell', 'Ann', A, OTHER)}`, A);
});

test('reads the header of a column in a grid that is too long to be read at once', async () => {
  const rows = Array.from({ length: 20 }, () => row('gridcell', 'Ann', '-', '-')).join('');
  await expectIn(`${HEAD}${rows}${row('gridcell', 'Ann', A, OTHER)}`, A);
});

test('reads a line break in a header as a space', async () => {
  const head = row('columnheader', 'Commande', 'N° de<br>suivi');
  await expectIn(`${head}${row('gridcell', '1', '51234567')}`, '51234567');
});

test('uses the numbers of the columns, if the page shows only some of them', async () => {
  const head = row('columnheader', ' aria-colindex="4">Tracking no', ' aria-colindex="7">Order no');
  await expectIn(`${head}${row('gridcell', ` aria-colindex="7">${OTHER}`, ` aria-colindex="4">${A}`)}`, A);
});

test('reads the header of a column, not that of its group', async () => {
  const groups = row('columnheader', ' aria-colindex="1" aria-colspan="2">Parcel');
  const head = row('columnheader', ' aria-colindex="1">Order no', ' aria-colindex="2">Tracking no');
  const numbers = row('gridcell', ` aria-colindex="1">${B}`, ` aria-colindex="2">${A}`);
  await expectIn(`${groups}${head}${numbers}`, A);
});

test('reads the header of a group, above columns that name no number of their own', async () => {
  const groups = row(
    'columnheader',
    ' aria-colindex="1" aria-colspan="2">Tracking numbers',
    ' aria-colindex="3" aria-colspan="2">Accounts',
  );
  const head = row('columnheader', 'First leg', 'Last leg', 'Shipper', 'Payer');
  await expectIn(`${groups}${head}${row('gridcell', A, B, '553001928411', '553001930112')}`, A, B);
  const others = row('columnheader', 'Order no', 'Account', 'Shipper', 'Payer');
  await expectIn(`${groups}${others}${row('gridcell', A, B, '553001928411', '553001930112')}`);
});

test('counts columns in the lowest row of headers that has them', async () => {
  const head =
    row('columnheader', 'Parcel', 'Status') + row('columnheader', 'Order no', 'Date', 'Tracking no');
  await expectIn(`${head}${row('gridcell', B, '', A)}`, A);
});

test('uses the header that a cell names, because fixed columns have their own rows', async () => {
  const parts = [
    row('columnheader', ' id="h1">Order no') + row('columnheader', ' id="h2">Tracking no', ' id="h3">Phone'),
    row('gridcell', ` aria-describedby="h1">${OTHER}`),
    row('gridcell', ` aria-describedby="hint h2">${A}`, ` aria-describedby="h3">${B}`),
  ];
  await expectIn(parts.join(''), A);
});

test('reads the header of a row', async () => {
  const lead = '<div role="rowheader">Order no</div>';
  const cell = `<div role="cell">${OTHER}</div>`;
  await expectIn(`${row('columnheader', 'What', 'Value')}<div role="row">${lead}${cell}</div>`);
});

test('finds no label for cells without headers, and in other texts', () => {
  document.body.innerHTML = `<div role="grid">${row('gridcell', 'Tracking no', A)}</div><p>${B}</p>`;
  expect(gridCellsIn(readTextRun(document.body))).toEqual([]);
});
