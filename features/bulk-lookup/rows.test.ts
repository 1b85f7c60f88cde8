import { expect, test } from 'vitest';
import type { Failure } from '../../utils/outcome.ts';
import { messagesFor } from '../catalogue.ts';
import type { Shipment } from '../shipment/model.ts';
import { type Answer, compareByTrouble, describeRow, standingOf } from './rows.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const wording = { messages: messagesFor('en'), locale: 'en-GB', now: NOW };

function answered(shipment: Partial<Shipment>): Answer {
  return {
    step: 'answered',
    lookup: {
      trackingId: 'A',
      environment: 'sandbox',
      host: 'api.example.com',
      retrievedAt: NOW,
      isFresh: true,
      shipment: { problems: [], ...shipment },
      raw: '{}',
    },
  };
}

const failed = (kind: Failure['kind']): Answer => ({ step: 'failed', failure: { kind } });
const moving = (updatedAt: string) => answered({ status: 'IN_TRANSIT', updatedAt });

test.each<[string, Answer]>([
  ['problem', answered({ status: 'ADDRESS_PROBLEM', updatedAt: '2026-10-01T00:00:00Z' })],
  ['notFound', failed('notFound')],
  ['failed', failed('timedOut')],
  ['quiet', moving('2026-11-17T12:00:00Z')],
  ['quiet', answered({ status: 'LABEL_CREATED', updatedAt: '2026-11-01T12:00:00Z' })],
  ['unclear', answered({ status: 'LABEL_CREATED' })],
  ['moving', moving('2026-11-18T12:00:00Z')],
  ['moving', answered({ status: 'IN_TRANSIT' })],
  ['moving', moving('no date')],
  ['delivered', answered({ status: 'DELIVERED', updatedAt: '2020-01-01T00:00:00Z' })],
  ['waiting', { step: 'waiting' }],
  ['waiting', { step: 'asking' }],
])('%s: %j', (standing, answer) => {
  expect(standingOf(answer)).toBe(standing);
});

test('rows are ordered by trouble, the longest without news before the others; equals keep their order', () => {
  const rows: [string, Answer][] = [
    ['waiting', { step: 'waiting' }],
    ['delivered', answered({ status: 'DELIVERED' })],
    ['moving 1', moving('2026-11-20T00:00:00Z')],
    ['quiet', moving('2026-11-10T00:00:00Z')],
    ['moving 2', moving('2026-11-21T00:00:00Z')],
    ['failed', failed('offline')],
    ['longer quiet', moving('2026-11-01T00:00:00Z')],
    ['not found', failed('notFound')],
    ['problem', answered({ status: 'RETURNED' })],
  ];
  const sorted = rows.toSorted(([, one], [, other]) => compareByTrouble(one, other));
  expect(sorted.map(([name]) => name)).toEqual([
    'problem',
    'not found',
    'failed',
    'longer quiet',
    'quiet',
    'moving 1',
    'moving 2',
    'delivered',
    'waiting',
  ]);
});

test('a row says in words what is known, and is found by them', () => {
  const answer = answered({
    status: 'OUT_FOR_DELIVERY',
    updatedAt: '2026-11-20T12:00:00Z',
    transferCarrierName: 'Northline Parcel',
    transferCarrierTrackingId: 'NL77',
  });
  const described = describeRow('ABCD1', answer, wording);
  expect(described).toMatchObject({
    standing: 'moving',
    line: 'Out for delivery with Northline Parcel',
    updated: { relative: 'yesterday' },
  });
  for (const words of ['abcd1', 'in transit', 'out for delivery', 'out_for', 'northline', 'nl77']) {
    expect(described.searched).toContain(words);
  }
});

test('a failure says why, a row that waits says nothing', () => {
  const failure = describeRow('ABCD1', failed('notFound'), wording);
  expect(failure.line).toBe('No shipment found for this ID.');
  expect(describeRow('ABCD1', { step: 'asking' }, wording)).toMatchObject({ line: '', isAsking: true });
});
