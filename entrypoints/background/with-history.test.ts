import { beforeEach, expect, test } from 'vitest';
import { fail, succeed } from '../../utils/errors.ts';
import type { SeenState } from '../../utils/seen-state.ts';
import type { Lookup } from '../../utils/shipment.ts';
import { withHistory } from './history.ts';

const LOOKUP: Lookup = {
  trackingId: 'ABCD1234567890',
  environment: 'sandbox',
  host: 'api.example.com',
  retrievedAt: 0,
  isFresh: true,
  shipment: { status: 'OUT_FOR_DELIVERY', problems: [] },
  raw: '{}',
};
const BEFORE: SeenState = { tone: 'moving', status: 'IN_TRANSIT', seenAt: 0 };

let looks: Lookup[];
const history = {
  look: async (lookup: Lookup) => {
    looks.push(lookup);
    return looks.length > 1 ? BEFORE : undefined;
  },
};

beforeEach(() => {
  looks = [];
});

test('an answer says what was before, where something was', async () => {
  const get = withHistory(async () => succeed(LOOKUP), history);
  expect(await get(LOOKUP.trackingId, { refresh: false })).toEqual(succeed(LOOKUP));
  expect(await get(LOOKUP.trackingId, { refresh: false })).toEqual(succeed({ ...LOOKUP, before: BEFORE }));
  expect(looks).toEqual([LOOKUP, LOOKUP]);
});

test('a failure leaves no trace: what was typed may be no ID at all', async () => {
  const get = withHistory(async () => fail('notFound'), history);
  expect(await get('robin@example.com', { refresh: false })).toEqual(fail('notFound'));
  expect(looks).toEqual([]);
});

test('a history that fails does not cost the answer', async () => {
  const broken = { look: () => Promise.reject(new Error('broken')) };
  const get = withHistory(async () => succeed(LOOKUP), broken);
  expect(await get(LOOKUP.trackingId, { refresh: false })).toEqual(succeed(LOOKUP));
});
