import { expect, test } from 'vitest';
import { $, expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';
import { labelAbove, labelAcross } from './value-labels.ts';

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

/** Shows values that are read as one text, and waits for these IDs. */
async function expectIn(html: string, ...ids: string[]): Promise<void> {
  await settle(scan(`<div>${html}</div>`));
  await expectFound(...ids);
}

const card = (value: string, caption: string) =>
  `<div><strong>${value}</strong><small>${caption}</small></div>`;

test('reads the caption below a value, not as the label of the next card', async () => {
  await expectIn(card(A, 'Tracking number') + card(B, 'Order number'), A);
  await expectIn(card(B, 'Order number') + card(A, 'Tracking number'), A);
  await expectIn(card(A, 'Tracking number') + card(B, 'Points'), A);
});

test('reads no status below a value as its caption', async () => {
  const status = (value: string) => `<div><b>${value}</b><small>Delivered</small></div>`;
  await expectIn(`<p>Tracking number</p>${status(A)}`, A);
});

test('completes a label that only says "number" by the title of its part of the page', async () => {
  const part = (title: string, value: string) =>
    `<section><h4>${title}</h4><div><span>No.</span><span>${value}</span></div></section>`;
  await expectIn(part('Parcel 1 of 2', A) + part('Parcel 2 of 2', B) + part('Invoice', C), A, B);
  await expectIn(part('Pallet 1/2', A) + part('Where is my parcel', B));
});

test('does not join tags to one number', async () => {
  const tags = (...texts: string[]) => texts.map((text) => `<span class="tag">${text}</span>`).join('');
  await expectIn(`<p>Tracking numbers ${tags(A, B)}</p>`, A, B);
  await expectIn(`<p>${tags('vip', `order:${B}`, `tracking:${A}`, 'lang_de')}</p>`, A);
  await expectIn(`<p>Tracking number: ${tags(A.slice(0, 6), A.slice(6))}</p>`, A);
});

test('finds a label outside of the shadow tree of its value, and in the shadow tree around its slot', () => {
  document.body.innerHTML =
    '<p>Parcel no.</p><div><x-field></x-field></div><p>Waybill</p><b id="light">2</b>';
  const root = $('x-field').attachShadow({ mode: 'open' });
  root.innerHTML = '<style>b{}</style><b>1</b>';
  const [value] = root.querySelectorAll('b');
  expect(value && labelAcross(value)).toBe('Parcel no.');
  expect(labelAcross($('#light'))).toBeUndefined();

  const slotRoot = document.createElement('x-row').attachShadow({ mode: 'open' });
  slotRoot.innerHTML = '<span>Tracking number</span><div><slot></slot></div>';
  const slotted = slotRoot.host.appendChild(document.createElement('b'));
  Object.defineProperty(slotted, 'assignedSlot', { value: slotRoot.querySelector('slot') });
  expect(labelAcross(slotted)).toBe('Tracking number');
});
