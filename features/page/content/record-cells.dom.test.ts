import { test } from 'vitest';
import { expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const [A, RECORD] = ['210022334426', '0080041182'];

const table = (...rows: string[][]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

async function expectIn(html: string, ...ids: string[]): Promise<void> {
  await settle(scan(html));
  await expectFound(...ids);
}

test('reads the tracking number of a parcel, not the number of its record beside it', async () => {
  await expectIn(table(['Outbound delivery', 'Tracking ID'], [RECORD, A]), A);
  await expectIn(table(['Label ID', 'N° de suivi'], [RECORD, A]), A);
  await expectIn(table(['Tracking number', A], ['Label ID', RECORD], ['Weight', '1200']), A);
  await expectIn(table(['Parcel', '1'], ['Tracking number', A], ['Label ID', RECORD]), A);
});

test('reads the number of a parcel where no other column has it, and long ones everywhere', async () => {
  await expectIn(table(['Delivery', 'Order'], [RECORD, '55']), RECORD);
  await expectIn(table(['Label ID', 'Tracking status'], [RECORD, 'Sent']), RECORD);
  await expectIn(
    table(['Parcel', 'Tracking number'], ['00340434161094021501', A]),
    '00340434161094021501',
    A,
  );
  await expectIn(table(['Sendungsnummer', 'Trackingnummer'], [RECORD, A]), RECORD, A);
});
