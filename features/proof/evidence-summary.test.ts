import { describe, expect, test } from 'vitest';
import { described, formatContext, lookup, NOW } from '../../tests/fakes/proven-lookup.ts';
import { allEnglishMessages } from '../catalogue.ts';
import { describeLookup } from '../shipment/shipment-description.ts';
import { evidenceSummary } from './evidence-summary.ts';

describe('the summary', () => {
  const summary = evidenceSummary({ lookup, savedAt: NOW, images: [] }, described, formatContext);

  test('prints each heading on the sheet of what follows it', () => {
    expect(summary).toMatch(/h2 \{[^}]*break-after: avoid/);
  });

  test('escapes everything from the record', () => {
    expect(summary).not.toContain('<script');
    expect(summary).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Söhne');
    const address = evidenceSummary(
      {
        lookup,
        savedAt: NOW,
        images: [{ number: 1, url: 'https://x.example/"><img src=x>', problem: { kind: 'damaged' } }],
      },
      described,
      formatContext,
    );
    expect(address).not.toContain('"><img');
  });

  test('lists the events with exact times, escaped, and how many are only in the record', () => {
    const events = [
      { text: 'DELIVERED', detail: 'Left <b>here</b>', place: 'Toronto', at: '2026-11-18T14:31:00Z' },
      { text: 'PICKED_UP', givenTime: 'Monday morning' },
    ];
    const travelled = describeLookup(
      { ...lookup, shipment: { ...lookup.shipment, events, eventsLeftOut: 2 } },
      { ...formatContext, now: NOW },
    );
    const text = evidenceSummary({ lookup, savedAt: NOW, images: [] }, travelled, formatContext);
    const [, history = ''] = text.split(allEnglishMessages.shipment.eventsTitle);
    expect(history).toMatch(/18 Nov 2026, 14:31:00 UTC.*Delivered\nLeft &lt;b&gt;here&lt;\/b&gt;\nToronto/s);
    expect(history).toMatch(/Monday morning.*Picked up/s);
    expect(history).toContain(allEnglishMessages.shipment.eventsLeftOut(2));
    expect(summary).not.toContain(allEnglishMessages.shipment.eventsTitle);
  });

  test('says that photos were sent whose addresses Waybill refuses', () => {
    const problem = {
      path: 'proofOfDelivery.pods',
      expected: 'list',
      found: '"http://x.example/1"',
    } as const;
    const shipment = { ...lookup.shipment, proofOfDelivery: { pods: [] }, problems: [problem] };
    const refused = describeLookup({ ...lookup, shipment }, { ...formatContext, now: NOW });
    const text = evidenceSummary(
      { lookup: refused.lookup, savedAt: NOW, images: [] },
      refused,
      formatContext,
    );
    const { noImages, refused: said } = allEnglishMessages.evidence;
    expect(text).toContain(said('“Couldn’t be read”'));
    expect(text).not.toContain(noImages);
    expect(summary).toContain(noImages);
  });

  test('says how many photos were left out', () => {
    const shipment = { ...lookup.shipment, proofOfDelivery: { pods: [], podsLeftOut: 3 } };
    const cut = describeLookup({ ...lookup, shipment }, { ...formatContext, now: NOW });
    const text = evidenceSummary({ lookup: cut.lookup, savedAt: NOW, images: [] }, cut, formatContext);
    expect(text).toContain(allEnglishMessages.noImages.leftOut(3));
    expect(summary).not.toContain('only in the raw response');
  });

  test('shows source, dates and the sandbox warning', () => {
    expect(summary).toContain('SANDBOX: test data');
    for (const text of ['api.example.com', 'Sandbox', '21 Nov 2026', 'DELIVERED', '18 Nov 2026']) {
      expect(summary).toContain(text);
    }
  });
});
