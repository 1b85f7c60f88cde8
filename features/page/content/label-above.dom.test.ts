import { expect, test } from 'vitest';
import { $, expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';
import { labelAbove } from './label-above.ts';

setUpScannedPage();

const [A, B, C] = ['482451988778', '487301017855', '553001928411'];

/** Shows a mail that is so long that it is read paragraph by paragraph, and waits for these IDs. */
async function expectInMail(html: string, ...ids: string[]): Promise<void> {
  const scanner = scan(`<p>${'Hello, how are you today? '.repeat(500)}</p>${html}<p>Thanks</p>`);
  await settle(scanner);
  await expectFound(...ids);
}

test('labels all numbers below it in a mail that is read paragraph by paragraph', async () => {
  await expectInMail(`<p>Tracking numbers:</p><p>${A}</p><p>${B},</p><p>${C}.</p>`, A, B, C);
  await expectInMail(`<p>Tracking number</p><p>&nbsp;</p><p>${A}</p>`, A);
});

test('labels all rows of a table of one column', async () => {
  const rows = `<tr><td>${A}</td></tr><tr><td>${B}</td></tr>`;
  await expectInMail(`<table><tr><td>Tracking numbers</td></tr>${rows}</table>`, A, B);
  await expectInMail(`<table><thead><tr><th>Tracking numbers</th></tr></thead>${rows}</table>`, A, B);
  await expectInMail(`<p>Tracking numbers:</p><table>${rows}</table>`, A, B);
});

test('labels no number below another label or text', async () => {
  await expectInMail(`<p>Tracking number:</p><p>${A}</p><p>Order number:</p><p>${B}</p><p>${C}</p>`, A);
  await expectInMail(`<p>Tracking number:</p><p>${A}</p><p>As I said:</p><p>${B}</p>`, A);
  await expectInMail(`<p>Tracking number:</p><p>${A}</p><p>4471</p><p>${B}</p>`, A);
});

test('labels the values of a list in the order of the terms above them', async () => {
  await expectInMail(`<dl><dt>Order no.</dt><dt>Tracking no.</dt><dd>${A}</dd><dd>${B}</dd></dl>`, B);
  await expectInMail(`<dl><dt>Tracking no.</dt><dt>Reference</dt><dd>${A}</dd><dd>${B}</dd></dl>`, A);
});

test('reads the term above a note to it, but not above a term without a value', async () => {
  const list = (...terms: string[]) =>
    `<dl>${terms.map((term) => `<dt>${term}</dt>`).join('')}<dd>${A}</dd></dl>`;
  await expectInMail(list('Shipment number', 'of the carrier'), A);
  await expectInMail(list('Order number', 'on the label'));
  await expectInMail(list('Shipment number', 'Loyalty card'));
});

test('completes a term that only says "number" by the heading above its list', async () => {
  const list = (heading: string, id: string) =>
    `<div><h3>${heading}</h3><dl><dt>Number</dt><dd>${id}</dd><div><dt>Weight</dt><dd>2 kg</dd></div></dl></div>`;
  await expectInMail(`${list('Order', A)}${list('Shipment', B)}`, B);
  await expectInMail(list('Where is my shipment?', A));
  await expectInMail(list('Shipment of 3 November', A));
});

test.each([
  ['the first item of a list', '<p>Parcels</p><ul><li id="it">1</li></ul>', 'Parcels'],
  ['an item after another', '<p>Parcels</p><ul><li>12;</li><li id="it">34</li></ul>', 'Parcels'],
  [
    'an item in a list after text',
    '<p>Parcels</p>and<ul><li>12</li><li>a</li><li id="it">34</li></ul>',
    undefined,
  ],
  [
    'a table in a cell',
    '<table><tr><td>Parcels</td></tr><tr><td><table><tr><td id="it">1</td></tr></table></td></tr></table>',
    'Parcels',
  ],
  ['a paragraph without one before', '<div>Parcels</div><div><p id="it">12</p></div>', undefined],
  ['a paragraph below a long one', `<p>${'Parcels '.repeat(9)}</p><p id="it">12</p>`, undefined],
  ['a paragraph below one with a digit', '<p>Parcel 1</p><p id="it">12</p>', undefined],
])('finds the text above %s', (_, html, label) => {
  document.body.innerHTML = html;
  expect(labelAbove($('#it'))).toBe(label);
});
