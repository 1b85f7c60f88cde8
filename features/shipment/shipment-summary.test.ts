import { expect, test } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { allEnglishMessages } from '../catalogue.ts';
import type { Lookup, Shipment } from './model.ts';
import { describeLookup } from './shipment-description.ts';
import { oneLineSummary, richSummary } from './shipment-summary.ts';

const messages = allEnglishMessages;
const NOW = Date.parse('2026-11-21T12:00:00Z');

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
    messages,
  );
  expect(plain).toBe(
    'Shipment ABCD1234567890: On its way with Purolator\nPlatform status: IN_TRANSIT\nCarrier: Purolator, 3290',
  );
  expect(html).toBe(
    '<p><strong>Shipment ABCD1234567890: On its way with Purolator</strong><br>Platform status: IN_TRANSIT<br>' +
      'Carrier: <a href="https://www.purolator.com/en/shipping/tracker?pin=3290">Purolator, 3290</a></p>',
  );
});

test('escapes text from the platform', () => {
  const { html } = richSummary(
    described({
      status: '<img src=x onerror="alert(1)">',
      proofOfDelivery: { recipient: `"R" & 'M' </p>`, pods: ['https://a.example/1'] },
    }),
    messages,
  );
  expect(html).not.toMatch(/<(?!\/?(?:p|strong|br)>)/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(html).toContain('&quot;R&quot; &amp; &#39;M&#39; &lt;/p&gt;');
  expect(html).toContain('1 proof image');
});
