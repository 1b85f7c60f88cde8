import { expect, test } from 'vitest';
import { expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';
import { spannedLabel } from './header-cells.ts';

setUpScannedPage();

const [A, B] = ['482451988778', '487301017855'];
const [OTHER, ANOTHER] = ['553001928411', '553001930112'];

/** A row of cells. A name may begin with the attributes of its cell and a bracket. */
const row = (...names: string[]): string =>
  `<tr>${names.map((name) => `<td${name.startsWith(' ') ? name : `>${name}`}</td>`).join('')}</tr>`;

/** Shows a table between texts, so that the table is searched cell by cell, and waits for these IDs. */
async function expectIn(rows: string, ...ids: string[]): Promise<void> {
  const scanner = scan(`<p>Lost:</p><table>${rows}</table><p>Thanks</p>`);
  await settle(scanner);
  await expectFound(...ids);
}

test('reads the header of a column from the second row of headers', async () => {
  await expectIn(
    `${row(' rowspan="2">Lane', ' colspan="2">Parcel', ' colspan="2">Invoice')}${row('Tracking no', 'Kg', 'No', 'Date')}
     ${row('A', A, '2', OTHER, '1')}${row('B', B, '3', ANOTHER, '2')}`,
    A,
    B,
  );
});

test('reads headers in a table of their own, which stay while the rows scroll', async () => {
  const head = (...names: string[]) => row(...names).replaceAll('td', 'th');
  const show = (before: string, rows: string) =>
    scan(`<p>Lost:</p><div><div class="head"><i></i><div>${before}</div></div>
      <div class="body"><div><div><table><tbody>${rows}</tbody></table></div></div></div></div>`);
  const names = ['Order', 'Name', 'Tracking no', 'Phone'];
  const rows = row(OTHER, 'Ann', A, ANOTHER) + row(ANOTHER, 'Bob', B, OTHER);

  await settle(show(`<table>${head(...names)}</table>`, rows));
  await expectFound(A, B);
  await settle(show(`<table>${head(...names, '')}</table>`, rows));
  await expectFound(A, B);
  const byRole = names.map((name) => ` role="columnheader">${name}`);
  await settle(show(`<table>${row(...byRole)}</table>`, rows));
  await expectFound(A, B);
  const groups = head(' rowspan="2">Order', ' colspan="2">Parcel', ' rowspan="2">Phone');
  await settle(show(`<table>${groups}${head('Name', 'Tracking no')}</table>`, rows));
  await expectFound(A, B);
});

test('reads no headers of a table before that has other columns, or rows of its own', async () => {
  const rows = row(A, B);
  const show = (before: string) => scan(`<div>${before}</div><div><table>${rows}</table></div>`);
  for (const before of [
    '<table><tr><th>Tracking no<th>Tracking no<th>Kg<th>Date</table>',
    '<table><tr><th>Tracking no<th>Tracking no<th>Kg</table>',
    '<table><tr><td>Tracking no<td>Tracking no</table>',
    `<table><tr><th>Tracking no<th>Tracking no${row('1', '2')}</table>`,
    `<table><tr><th>Order<th>Tracking no<th>Kg${row('1', '2', '3')}</table>`,
  ]) {
    await settle(show(before));
    await expectFound();
  }
});

test('leaves out what is hidden in a header, unless all of it is', async () => {
  const hint = '<span style="display:none">Press Enter to sort. Press Ctrl space to group</span>';
  const head = row('Order', `<div><span>Tracking no</span></div>${hint}`);
  const numbers = row(OTHER, A) + row(ANOTHER, B);
  await expectIn(`<thead>${head}</thead>${numbers}`, A, B);
  const split = row('Order', '<b>Tracking</b> <b>no</b>');
  await expectIn(`<thead style="display:none">${split}</thead>${numbers}`, A, B);
});

test('reads a line break in a header as a space', async () => {
  await expectIn(
    `${row('Commande', 'N° de<br><i>suivi</i>')}${row('1', '51234567')}${row('2', '51234575')}`,
    '51234567',
    '51234575',
  );
  await expectIn(
    `${row(' rowspan="2">Lane', ' colspan="2">Parcel')}${row('Carrier<br>tracking<br/>no.', 'Kg')}${row('A', '51234567', '2')}`,
    '51234567',
  );
});

test('completes a header that only says "number" by the header above it', async () => {
  await expectIn(
    `<thead>${row(' colspan="2">Envío', ' colspan="2">Pedido')}${row('Nº', 'Kg', 'Nº', 'Fecha')}</thead>
     <tbody>${row(A, '1', OTHER, '3')}${row(B, '1', ANOTHER, '4')}</tbody>`,
    A,
    B,
  );
});

test('reads a label above several columns that name no number of their own', async () => {
  const heads = `${row(' colspan="2">Tracking numbers', ' colspan="2">Accounts')}${row('First leg', 'Last leg', 'Shipper', 'Payer')}`;
  await expectIn(`<thead>${heads}</thead><tbody>${row(A, B, OTHER, ANOTHER)}</tbody>`, A, B);
  const others = row('Order no', 'Phone', 'Invoice');
  await expectIn(
    `<thead>${row(' colspan="3">Tracking number')}${row(' colspan="2">Tracking number', 'Paid')}${others}</thead>
     <tbody>${row(OTHER, ANOTHER, '1')}</tbody>`,
  );
});

test('completes a label of a row that only says "number" by the title of its part of the table', async () => {
  const title = (name: string) => `<tr><th colspan="2">${name}</th></tr>`;
  const parts = `${title('Order')}${row('Date', '3 Nov')}${row('Number', OTHER)}${title('Shipment')}${row('Carrier', '-')}${row('Number', A)}`;
  await expectIn(parts, A);
  await expectIn(`${row('Customer', 'Ann')}${parts}`, A);
  await expectIn(`${title('Shipment')}${row('Number', A)}${title('Payment')}${row('Number', OTHER)}`, A);
  await expectIn(`${title('Details')}${row('Number', OTHER)}`);
  await expectIn(`${title('Where is my shipment?')}${row('Number', OTHER)}`);
});

test('follows cells that span several rows', async () => {
  await expectIn(
    `${row('Depot', 'Tracking no', 'Order')}${row(' rowspan="2">LHR', A, OTHER)}${row(B, ANOTHER)}`,
    A,
    B,
  );
  await expectIn(
    `${row('Order', 'Tracking no')}${row(` rowspan="3">${OTHER}`, A)}${row(B)}${row('Total')}`,
    A,
    B,
  );
  await expectIn(`${row('Tracking no', 'Order')}${row(` rowspan="2">${A}`, OTHER)}${row(ANOTHER)}`, A);
});

test('does not read the headers of other columns for a cell alone in its row', async () => {
  await expectIn(`${row('Tracking no', 'Order')}${row(A, OTHER)}${row(` colspan="2">${ANOTHER}`)}`, A);
});

test('reads the headers below a title of the whole table', async () => {
  await expectIn(
    `${row(' colspan="2">Parcels of today')}${row('Order no', 'Tracking no')}${row(OTHER, A)}`,
    A,
  );
  await expectIn(`${row(' colspan="2">Tracking numbers')}${row('Order no', 'Branch')}${row(OTHER, 'Leeds')}`);
});

test('does not read a title as the header of the columns below it', async () => {
  await expectIn(
    `${row(' colspan="2">Delivery details')}${row('Consignment', A)}${row('Customer ref', OTHER)}`,
    A,
  );
});

test('reads the name of a carrier above the headers', async () => {
  const fedEx = '568838414941';
  await expectIn(`${row('FedEx', 'Customer')}${row(fedEx, OTHER)}`, fedEx);
  await expectIn(`${row(' colspan="2">FedEx', ' colspan="2">Us')}${row('Item', 'PO', 'Item', 'PO')}
    ${row('-', fedEx, fedEx, OTHER)}`);
});

test('reads the name of a carrier beside a column that only says "number"', async () => {
  const dhl = '1234567891';
  await expectIn(`${row('Carrier', 'Number')}${row('DHL', dhl)}`, dhl);
  await expectIn(`${row('Transportista', 'Número')}${row('DHL', dhl)}`, dhl);
  await expectIn(`${row('Carrier', 'Order number')}${row('DHL', dhl)}`);
  await expectIn(`${row('Carrier', 'Phone')}${row('DHL', dhl)}`);
  await expectIn(`${row('Customer', 'Number')}${row('Ann', dhl)}`);
});

test('reads the label directly beside a value, in a row of labels and values', async () => {
  await expectIn(row('Order', OTHER, 'Tracking', A), A);
  await expectIn(row('Tracking', A, 'Order', OTHER), A);
  await expectIn(row('Tracking', A, 'Seal', OTHER), A);
  await expectIn(row('Customer', 'Ann Lee', 'Tracking no', A), A);
  await expectIn(`${row(' colspan="4">Delivery details')}${row('Order', OTHER, 'Tracking', A)}`, A);
});

test('reads the headers and the first cell of a row of values that looks like one of labels and values', async () => {
  await expectIn(`${row('Name', 'Qty', 'City', 'Tracking')}${row('Ann', '2', 'Leeds', A)}`, A);
  await expectIn(`${row('Name', 'Qty', 'City', 'Order')}${row('Ann', '2', 'Leeds', OTHER)}`);
  await expectIn(row('Tracking', 'UPS', 'Leeds', A), A);
});

test('reads the headers that are nearest above, in the middle of a table', async () => {
  const heads = (...names: string[]): string =>
    `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
  await expectIn(`${heads('Sales', 'Dispatch')}${heads('Order no', 'Tracking no')}${row(OTHER, A)}`, A);
  await expectIn(
    `${heads('Order', 'Qty')}${row('SHOE', OTHER)}${heads('Carrier', 'Tracking no')}${row('Ann', A)}${row('Bob', B)}`,
    A,
    B,
  );
  await expectIn(
    `${heads('Carrier', 'Tracking no')}${row('-', A)}${heads('Sold', 'Order no')}${row('2', OTHER)}`,
    A,
  );
});

test('reads a row of ordinary cells that names the columns below it', async () => {
  await expectIn(
    `${row('Order', 'Date')}${row(OTHER, '2026-11-03')}${row('Tracking number', 'Carrier')}${row(A, '-')}`,
    A,
  );
  await expectIn(
    `${row('Order', 'Date')}${row(OTHER, '2026-11-03')}${row('Tracking number', '2 days')}${row(A, '-')}`,
  );
  await expectIn(
    `${row('Order', 'Date')}${row('New', '2026-11-03')}${row('Lost parcel', 'Ann')}${row(OTHER, '-')}`,
  );
  const unknown = row('Número de rastreo', 'por asignar');
  await expectIn(`${row('Orden', 'OC57728400')}${unknown}${row('RFC', 'XAXX010101000')}`);
});

test('finds no label in a table with each header above its column', () => {
  document.body.innerHTML = `<table>${row('Order', 'Tracking')}${row(OTHER, A)}</table>`;
  const [first, second] = document.querySelectorAll('td');
  const last = [...document.querySelectorAll('td')].at(-1);
  for (const cell of [first, second, last])
    expect(spannedLabel(cell as HTMLTableCellElement)).toBeUndefined();
});

test('reads headers that are ordinary cells of a table of their own', async () => {
  const show = (...names: string[]) =>
    scan(`<p>Lost:</p><div><div><table>${row(...names)}</table></div>
      <div><table>${row(OTHER, A, ANOTHER)}</table></div></div>`);
  await settle(show('Lieferung', 'Sendungsnummer', 'Material'));
  await expectFound(A);
  await settle(show('Lieferung', 'Sendung verloren', 'Material'));
  await expectFound();
});

test('reads the caption of a table whose first column counts its rows', async () => {
  const caption = '<caption>Tracking numbers of this order</caption>';
  await expectIn(caption + row('1', A) + row('2', B), A, B);
  await expectIn(caption + row('Invoice', OTHER));
  await expectIn(`${caption}<tr><th>Item<th>Phone</tr>${row('1', OTHER)}`);
});
