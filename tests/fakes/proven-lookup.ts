import { allEnglishMessages } from '../../features/catalogue.ts';
import { describeLookup } from '../../features/shipment/shipment-description.ts';
import { fakeLookup } from './lookup.ts';

export const NOW = Date.parse('2026-11-21T12:00:00Z');
export const formatContext = { messages: allEnglishMessages, locale: 'en-GB' };
export const URLS = [
  'https://images.example/1?sig=a&b',
  'https://images.example/2',
  'https://images.example/3',
];

/** A delivered shipment with photos, and a recipient who is markup. */
export const lookup = fakeLookup(
  'ABCD1234567890',
  {
    status: 'DELIVERED',
    proofOfDelivery: {
      recipient: '<script>alert("1")</script> & Söhne',
      deliveryDate: '2026-11-18',
      pods: URLS,
    },
  },
  { retrievedAt: NOW - 60_000, raw: '{"status":"DELIVERED","a":12345678901234567890}' },
);
export const described = describeLookup(lookup, { ...formatContext, now: NOW });
