import { describe, expect, test } from 'vitest';
import { readShipment } from './shipment-reader.ts';

const record = {
  objectType: 'Shipment',
  trackingId: 'ABCD1234567890',
  status: 'DELIVERED',
  statusCode: 203,
  updatedAt: '2026-11-18T19:32:05.120Z',
  address: {
    address1: '1 Sample Street',
    city: 'Sampleton',
    province: 'ON',
    postalCode: 'A1A 1A1',
    country: 'CA',
  },
  transferCarrierName: 'Sample Carrier',
  transferCarrierTrackingId: '329014521622',
  proofOfDelivery: {
    recipient: 'Sample Person',
    deliveryDate: '2026-11-18',
    deliveryTime: '14:32:05',
    trackingNumber: '329014521622',
    pods: ['https://images.example/1.jpg'],
  },
};

const { objectType: _objectType, ...fields } = record;

describe('readShipment', () => {
  test('reads a full record', () => {
    expect(readShipment(record, false)).toEqual({ ...fields, problems: [] });
  });

  test('reads snake case', () => {
    const shipment = readShipment(
      { tracking_id: 'A1', status_code: 7, proof_of_delivery: { delivery_date: '2026-11-18', pods: [] } },
      false,
    );
    expect(shipment).toMatchObject({
      trackingId: 'A1',
      statusCode: 7,
      proofOfDelivery: { deliveryDate: '2026-11-18' },
      problems: [],
    });
  });

  test('returns valid fields and reports invalid ones', () => {
    const shipment = readShipment(
      {
        trackingId: 'A1',
        status: 'MOVING',
        statusCode: '203',
        updatedAt: 'yesterday',
        address: 'somewhere',
        transferCarrierName: 5,
        proofOfDelivery: {
          recipient: 'Sample Person',
          deliveryDate: '18/11/2026',
          pods: [7, 'javascript:alert(1)', 'https://images.example/1.jpg'],
        },
      },
      false,
    );
    expect(shipment).toMatchObject({
      trackingId: 'A1',
      status: 'MOVING',
      proofOfDelivery: { recipient: 'Sample Person', pods: ['https://images.example/1.jpg'] },
    });
    expect(shipment.problems.map(({ path, expected }) => `${path}: ${expected}`)).toEqual([
      'address: object',
      'proofOfDelivery.deliveryDate: date',
      'proofOfDelivery.pods[0]: imageAddress',
      'proofOfDelivery.pods[1]: imageAddress',
      'statusCode: wholeNumber',
      'updatedAt: dateTime',
      'transferCarrierName: text',
    ]);
  });

  test('reports a value that is nested too deeply to print', () => {
    const status = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    expect(readShipment({ trackingId: 'A1', status }, false).problems).toEqual([
      { path: 'status', expected: 'text', found: '[…]' },
    ]);
  });

  test('reads events', () => {
    const events = [{ status: 'PICKED_UP', occurred_at: '2026-11-16T08:00:00Z' }, 7];
    expect(readShipment({ trackingId: 'A1', events }, false)).toEqual({
      trackingId: 'A1',
      events: [{ text: 'PICKED_UP', at: '2026-11-16T08:00:00Z' }],
      problems: [{ path: 'events[1]', expected: 'event', found: '7' }],
    });
  });

  test('treats null as absent', () => {
    expect(
      readShipment({ trackingId: 'A1', status: null, address: null, proofOfDelivery: null }, false),
    ).toEqual({
      trackingId: 'A1',
      problems: [],
    });
  });

  test('treats names such as __proto__ as ordinary names', () => {
    const hostile = JSON.parse('{"trackingId":"A1","__proto__":{"status":"X"},"constructor":"Y"}');
    expect(readShipment(hostile, false)).toEqual({ trackingId: 'A1', problems: [] });
  });

  test('reads every part of an address', () => {
    const address = {
      address1: '1 Sample Street',
      address2: 'Unit 2',
      address3: 'Rear entrance',
      city: 'Sampleton',
      province: 'ON',
      postalCode: 'A1A 1A1',
      country: 'CA',
      latitude: -90,
      longitude: 180,
    };
    expect(readShipment({ trackingId: 'A1', address }, false)).toEqual({
      trackingId: 'A1',
      address,
      problems: [],
    });
  });

  test('reports parts of an address with a wrong type or an invalid coordinate', () => {
    const texts = ['address1', 'address2', 'address3', 'city', 'province', 'postalCode', 'country'];
    const bad = Object.fromEntries(texts.map((name) => [name, 7]));
    const { address, problems } = readShipment(
      { trackingId: 'A1', address: { ...bad, latitude: 90.1, longitude: -180.1 } },
      false,
    );
    expect(address).toEqual({});
    expect(problems.map(({ path, expected }) => `${path}: ${expected}`)).toEqual([
      ...texts.map((name) => `address.${name}: text`),
      'address.latitude: number',
      'address.longitude: number',
    ]);
    const south = readShipment({ trackingId: 'A1', address: { latitude: -90.1, longitude: 180.1 } }, false);
    expect(south.problems).toHaveLength(2);
  });

  test('reports invalid parts of a proof of delivery', () => {
    const proofOfDelivery = {
      recipient: 1,
      deliveryDate: '2026-02-30',
      deliveryTime: '25:00',
      trackingNumber: 2.5,
      pods: 'https://images.example/1.jpg',
    };
    const shipment = readShipment({ trackingId: 'A1', proofOfDelivery }, false);
    expect(shipment.proofOfDelivery).toEqual({ pods: [] });
    expect(shipment.problems.map(({ path, expected }) => `${path}: ${expected}`)).toEqual([
      'proofOfDelivery.recipient: text',
      'proofOfDelivery.deliveryDate: date',
      'proofOfDelivery.deliveryTime: time',
      'proofOfDelivery.trackingNumber: text',
      'proofOfDelivery.pods: list',
    ]);
  });

  test.each([['text'], [7], [['https://images.example/1.jpg']]])(
    'reports %j as an invalid proof of delivery',
    (proofOfDelivery) => {
      const shipment = readShipment({ trackingId: 'A1', proofOfDelivery }, false);
      expect(shipment.proofOfDelivery).toBeUndefined();
      expect(shipment.problems).toMatchObject([{ path: 'proofOfDelivery', expected: 'object' }]);
    },
  );

  test('reports other fields of the wrong type', () => {
    const { problems } = readShipment(
      { trackingId: 2 ** 53, status: 2, transferCarrierTrackingId: 1.5, statusCode: 1.5 },
      false,
    );
    expect(problems.map(({ path, expected }) => `${path}: ${expected}`).sort()).toEqual([
      'status: text',
      'statusCode: wholeNumber',
      'trackingId: text',
      'transferCarrierTrackingId: text',
    ]);
  });

  test.each(['2026-11-18T19:32:05', '2026-11-18T19:32:05+01:00', '2026-11-18T19:32:05Z'])(
    'accepts the time %s',
    (updatedAt) => {
      expect(readShipment({ trackingId: 'A1', updatedAt }, false)).toMatchObject({ updatedAt, problems: [] });
    },
  );

  test('truncates text to 2000 characters, and returns at most 50 images and the number of others', () => {
    const pods = Array.from({ length: 53 }, (_, index) => `https://images.example/${index}.jpg`);
    const shipment = readShipment(
      { trackingId: 'A1', status: 'x'.repeat(2001), proofOfDelivery: { pods } },
      false,
    );
    expect(shipment.status).toBe('x'.repeat(2000));
    expect(shipment.proofOfDelivery).toEqual({ pods: pods.slice(0, 50), podsLeftOut: 3 });
    expect(shipment.problems).toEqual([]);
  });

  test('reads a history beside the record', () => {
    const holder = { events: [{ status: 'PICKED_UP' }] };
    expect(readShipment({ trackingId: 'A1' }, false, [holder]).events).toEqual([{ text: 'PICKED_UP' }]);
  });

  test.each([
    ['https://images.example/1.jpg', false, true],
    ['http://images.example/1.jpg', false, false],
    ['http://127.0.0.1:4000/1.jpg', false, false],
    ['http://127.0.0.1:4000/1.jpg', true, true],
    ['https://127.0.0.1:4000/1.jpg', true, true],
    ['ftp://127.0.0.1/1.jpg', true, false],
    ['https://user:password@images.example/1.jpg', false, false],
    ['https://user@images.example/1.jpg', false, false],
    ['https://:password@images.example/1.jpg', false, false],
    ['data:image/png;base64,AAAA', true, false],
    ['blob:https://images.example/1', true, false],
    ['/1.jpg', true, false],
    ['https://192.168.1.1/1.jpg', false, false],
    ['https://192.168.1.1/1.jpg', true, false],
    ['https://[::1]/1.jpg', false, false],
    ['https://intranet/1.jpg', false, false],
    ['https://images.example:443/1.jpg', false, true],
    ['https://images.example:22/1.jpg', false, false],
    ['https://images.example:8443/1.jpg', true, false],
  ])('checks the image URL %s (loopback allowed: %s)', (address, allowLoopback, isSafe) => {
    const { proofOfDelivery } = readShipment(
      { trackingId: 'A', proofOfDelivery: { pods: [address] } },
      allowLoopback,
    );
    expect(proofOfDelivery?.pods).toEqual(isSafe ? [address] : []);
  });
});
