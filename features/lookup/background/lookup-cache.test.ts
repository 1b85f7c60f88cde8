import { expect, test } from 'vitest';
import type { Environment } from '../../platform/model.ts';
import { createGetCachedLookups } from './lookup-cache.ts';

const cached = (trackingId: string, environment: Environment, retrievedAt: number) => ({
  trackingId,
  environment,
  host: 'api.example.com',
  retrievedAt,
  shipment: { problems: [] },
  raw: '{}',
});

test('returns the cached lookups of the selected environment, with their freshness', async () => {
  const lookups = [
    cached('NEW', 'sandbox', 999_000),
    cached('OLD', 'sandbox', 900_000),
    cached('ELSEWHERE', 'production', 999_000),
  ];
  const getCachedLookups = createGetCachedLookups({
    connections: { selected: async () => ({ environment: 'sandbox', generation: 1 }) },
    cache: {
      find: async (environment, trackingId) =>
        lookups.find((each) => each.environment === environment && each.trackingId === trackingId),
    },
    now: () => 1_000_000,
  });
  const found = await getCachedLookups(['OLD', 'MISSING', 'ELSEWHERE', 'NEW']);
  expect(found.map(({ trackingId, isFresh }) => ({ trackingId, isFresh }))).toEqual([
    { trackingId: 'OLD', isFresh: false },
    { trackingId: 'NEW', isFresh: true },
  ]);
});
