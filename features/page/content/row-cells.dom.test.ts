import { test } from 'vitest';
import { expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const [A, B] = ['432022334430', '432022334431'];
const [OTHER, ANOTHER] = ['432022330001', '432022330002'];

const row = (...cells: string[]): string =>
  `<li>${cells.map((cell) => `<span><b>${cell}</b></span>`).join(' ')}</li>`;
const HEAD = row('Paketnummer', 'Kundennummer');

async function expectIn(html: string, ...ids: string[]): Promise<void> {
  await settle(scan(html));
  await expectFound(...ids);
}

test('reads the header of a column in rows of elements without roles', async () => {
  await expectIn(`<ul>${HEAD}${row(A, OTHER)}${row(B, ANOTHER)}</ul>`, A, B);
  await expectIn(`<ul>${row('Kundennummer', 'Paketnummer')}${row(OTHER, A)}</ul>`, A);
});

test('reads headers before the list of rows', async () => {
  await expectIn(`<div>${HEAD}<ul>${row(A, OTHER)}</ul></div>`, A);
  await expectIn(`<div><ol>${HEAD}</ol><ul>${row(A, OTHER)}</ul></div>`, A);
});

test('reads the header of a list that is too long to be read at once', async () => {
  const rows = Array.from({ length: 20 }, () => row('-', '-')).join('');
  await expectIn(`<ul>${HEAD}${rows}${row(A, OTHER)}${rows}${row(B, ANOTHER)}</ul>`, A, B);
  await expectIn(`<ul>${row('Kunde', 'Vertrag')}${rows}${row(OTHER, ANOTHER)}</ul>`);
});

test('has no header where rows are labels and values by turns', async () => {
  await expectIn(`<ul>${row('Paketnummer', 'unbekannt')}${row('Kundennummer', OTHER)}</ul>`);
  await expectIn(`<ul>${row('Tracking number', 'pending')}${row('Return tracking number', A)}</ul>`, A);
});
