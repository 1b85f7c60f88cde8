import { expect, test } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { allEnglishMessages } from '../catalogue.ts';
import type { Lookup, Shipment } from './model.ts';
import { describeLookup } from './shipment-description.ts';
import { oneLineSummary, richSummary } from './shipment-summary.ts';

const messages = allEnglishMessages;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const CONTEXT = { messages, locale: 'en-GB' };
const CHECKED = ['Checked: Sat, 21 Nov 2026, 12:00:00 UTC', 'Environment: Production'];

function described(shipment: Partial<Shipment>, environment: Lookup['environment'] = 'production') {
  const lookup = fakeLookup('ABCD1234567890', shipment, { environment, retrievedAt: NOW });
  return describeLookup(lookup, { messages, locale: 'en-GB', now: NOW });
}

test('returns one line even if the platform sends line breaks', () => {
  const line = oneLineSummary(
    described(
      { status: 'ON\nHOLD', transferCarrierName: 'Purolator', transferCarrierTrackingId: '3290' },
      'sandbox',
    ),
    messages,
  );
  expect(line).toBe('[SANDBOX, test data] Shipment ABCD1234567890: ON HOLD · ON HOLD · Purolator, 3290');
});

test('formats the lines of the plain summary as HTML, with a link to a known carrier', () => {
  const { html, plain } = richSummary(
    described({ status: 'IN_TRANSIT', transferCarrierName: 'Purolator', transferCarrierTrackingId: '3290' }),
    CONTEXT,
  );
  const [title, status] = ['Shipment ABCD1234567890: In transit', 'Platform status: IN_TRANSIT'];
  const link = '<a href="https://www.purolator.com/en/shipping/tracker?pin=3290">Purolator, 3290</a>';
  expect(plain.split('\n')).toEqual([title, status, 'Carrier: Purolator, 3290', ...CHECKED]);
  expect(html).toBe(
    `<p>${[`<strong>${title}</strong>`, status, `Carrier: ${link}`, ...CHECKED].join('<br>')}</p>`,
  );
});

test('escapes text from the platform', () => {
  const { html } = richSummary(
    described({
      status: '<img src=x onerror="alert(1)">',
      proofOfDelivery: { recipient: `"R" & 'M' </p>`, pods: ['https://a.example/1'] },
    }),
    CONTEXT,
  );
  expect(html).not.toMatch(/<(?!\/?(?:p|strong|br)>)/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(html).toContain('&quot;R&quot; &amp; &#39;M&#39; &lt;/p&gt;');
  expect(html).toContain('1 proof photo');
});

const plainOf = (...shipment: Parameters<typeof described>): string =>
  richSummary(described(...shipment), CONTEXT).plain;

const DELIVERED: Partial<Shipment> = {
  status: 'DELIVERED_TO_NEIGHBOR',
  statusCode: 203,
  updatedAt: '2026-11-19T22:32:00Z',
  address: { address1: '123 Sample St', city: 'Sampleville', province: 'ON', country: 'CA' },
  transferCarrierName: 'Northline Parcel',
  transferCarrierTrackingId: 'NL3290',
  proofOfDelivery: {
    recipient: 'Robin Marlow',
    deliveryDate: '2026-11-19',
    deliveryTime: '14:31:48',
    trackingNumber: 'NL 3290',
    pods: ['https://images.example.com/door.jpg?token=secret', 'https://images.example.com/box.jpg'],
  },
};

test('says each fact of a delivery once, and no address of an image', () => {
  expect(plainOf(DELIVERED).split('\n')).toEqual([
    'Shipment ABCD1234567890: Delivered to a neighbour',
    'Platform status: DELIVERED_TO_NEIGHBOR (203)',
    'Carrier: Northline Parcel, NL3290',
    'Delivered on: 19 Nov 2026, 14:31:48 local time',
    'Received by: Robin Marlow',
    'Address: 123 Sample St, Sampleville ON, Canada',
    '2 proof photos',
    ...CHECKED,
  ]);
});

test('names the number of a proof that is not the carrier’s, and the ID of another record', () => {
  const proofOfDelivery = { trackingNumber: 'P-77', pods: [] };
  const lines = plainOf({ ...DELIVERED, trackingId: 'ABCD9999999999', proofOfDelivery }).split('\n');
  expect(lines).toContain('The platform returned a different ID: ABCD9999999999');
  expect(lines).toContain('Proof number: P-77');
});

test('labels test data, and calls no address of a parcel under way the place of delivery', () => {
  const { address } = DELIVERED;
  const events = [{ text: 'ARRIVED', place: 'Sampleville ON', at: '2026-11-12T09:00:00Z' }];
  const stale = { status: 'IN_TRANSIT', events, ...(address && { address }) };
  expect(plainOf(stale, 'sandbox').split('\n')).toEqual([
    '[SANDBOX, test data]',
    'Shipment ABCD1234567890: No update · 9 days',
    'Platform status: IN_TRANSIT',
    'Updated: Thu, 12 Nov 2026, 9:00:00 UTC',
    'Last seen: Sampleville ON',
    CHECKED[0],
  ]);
});

test.each([
  ['delivered without a proof', { proofOfDelivery: undefined }],
  ['with a proof and no known status', { status: undefined, statusCode: undefined }],
])('names the place of a delivery: %s', (_, change) => {
  const { address } = DELIVERED;
  const record = Object.entries({ ...DELIVERED, address, ...change }).filter(
    ([, value]) => value !== undefined,
  );
  expect(plainOf(Object.fromEntries(record))).toContain('\nAddress: 123 Sample St, Sampleville ON, Canada\n');
});

test('lets no line break of the platform look like another fact', () => {
  const recipient = 'Robin\r\nCarrier: Northline';
  expect(plainOf({ status: 'DELIVERED', proofOfDelivery: { recipient, pods: [] } })).toContain(
    '\nReceived by: Robin Carrier: Northline\n',
  );
});

test('says of an empty record only when it was checked', () => {
  expect(plainOf({}).split('\n')).toEqual(['Shipment ABCD1234567890: Unknown', ...CHECKED]);
});
