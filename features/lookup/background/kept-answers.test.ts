import { expect, test } from 'vitest';
import type { Environment } from '../../platform/model.ts';
import { createGetKept } from './kept-answers.ts';

const kept = (trackingId: string, environment: Environment, retrievedAt: number) => ({
  trackingId,
  environment,
  host: 'api.example.com',
  retrievedAt,
  shipment: { problems: [] },
  raw: '{}',
});

test('what is kept of the selected environment is told, with its freshness; the others are left out', async () => {
  const known = [
    kept('NEW', 'sandbox', 999_000),
    kept('OLD', 'sandbox', 900_000),
    kept('ELSEWHERE', 'production', 999_000),
  ];
  const getKept = createGetKept({
    connections: { selected: async () => ({ environment: 'sandbox', generation: 1 }) },
    cache: {
      find: async (environment, trackingId) =>
        known.find((each) => each.environment === environment && each.trackingId === trackingId),
    },
    now: () => 1_000_000,
  });
  const answers = await getKept(['OLD', 'MISSING', 'ELSEWHERE', 'NEW']);
  expect(answers.map(({ trackingId, isFresh }) => ({ trackingId, isFresh }))).toEqual([
    { trackingId: 'OLD', isFresh: false },
    { trackingId: 'NEW', isFresh: true },
  ]);
});
