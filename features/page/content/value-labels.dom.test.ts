import { expect, test } from 'vitest';
import { $, expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';
import { labelAcross } from './label-above.ts';

setUpScannedPage();

const [A, B, C] = ['593200457733', '593200450001', '593200450002'];

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
  await expectIn(`<p>Tracking number: ${tags('593200', '457733')}</p>`, A);
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
