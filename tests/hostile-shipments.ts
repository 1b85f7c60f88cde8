import fc from 'fast-check';
import { hostileJson, MARKUP } from './hostile-json.ts';

export const markup = fc.oneof(fc.constantFrom(...MARKUP), fc.string({ unit: 'binary', maxLength: 40 }));
export const hostileText = fc.oneof({ weight: 8, arbitrary: markup }, { weight: 1, arbitrary: hostileJson });

const HOSTS = [
  ...['10.0.0.1', '192.168.1.1', '172.31.255.255', '169.254.169.254', '127.0.0.2', '0.0.0.0', '100.64.0.1'],
  ...['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '3232235777', '[::1]', '[::]', '[fe80::1]'],
  ...['[fc00::1]', '[::ffff:10.0.0.1]', '[::ffff:c0a8:101]', 'localhost', 'localhost.', 'LOCALHOST'],
  ...['intranet', 'intranet.', 'printer.local', 'metadata.google.internal', 'a.localhost', '１０.0.0.1'],
  ...['images.example', 'images.example.', 'xn--80ak6aa92e.com', 'аpple.com', '8.8.8.8', '[2606:4700::1]'],
];
const imageAddress = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'https://',
        'https://',
        'https://',
        'http://',
        'HTTPS:\\\\',
        'ftp://',
        '//',
        'https://a:b@',
      ),
      fc.constantFrom(...HOSTS),
      fc.constantFrom('', '', ':443', ':22', ':8080', ':0', '\t'),
      fc.constantFrom('/1.jpg', '', '/"><b data-hostile>', '?a=<img>'),
    )
    .map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  hostileText,
);

const carrier = fc.constantFrom(
  'UPS',
  'DHL Express',
  'Post',
  'Royal Mail',
  '<b data-hostile>UPS',
  '__proto__',
);
/** A shipment that the reader takes, with hostile values in all its fields. */
export const hostileShipments = fc.record(
  {
    trackingId: hostileText,
    status: hostileText,
    statusCode: fc.oneof(fc.integer(), hostileText),
    updatedAt: fc.oneof(fc.constant('2026-11-18T10:00:00Z'), hostileText),
    transferCarrierName: fc.oneof(carrier, hostileText),
    transferCarrierTrackingId: fc.oneof(
      fc.constantFrom('1Z999AA10123456784', '"><b>1234', '//evil/1'),
      hostileText,
    ),
    address: fc.record(
      {
        address1: hostileText,
        city: hostileText,
        postalCode: hostileText,
        country: fc.oneof(fc.constant('DE'), hostileText),
        latitude: fc.oneof(fc.double(), hostileText),
        longitude: fc.oneof(fc.double(), hostileText),
      },
      { requiredKeys: [] },
    ),
    proofOfDelivery: fc.record(
      {
        recipient: hostileText,
        deliveryDate: hostileText,
        trackingNumber: hostileText,
        pods: fc.array(imageAddress),
      },
      { requiredKeys: ['pods'] },
    ),
    events: fc.array(
      fc.record({ status: hostileText, description: hostileText, location: hostileText, time: hostileText }),
    ),
  },
  { requiredKeys: ['proofOfDelivery'] },
);
