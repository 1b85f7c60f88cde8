import { expect, test } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import type { Failure } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import { type Shipment, STATUS_CATEGORIES } from '../shipment/model.ts';
import { ROW_STATUSES, type RowAnswer } from './model.ts';
import { compareBySeverity, describeRow, rowStatusOf } from './rows.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const context = { messages: allEnglishMessages, locale: 'en-GB', now: NOW };

const answered = (shipment: Partial<Shipment>): RowAnswer => ({
  step: 'answered',
  lookup: fakeLookup('A', shipment, { retrievedAt: NOW }),
});

const failed = (kind: Failure['kind']): RowAnswer => ({ step: 'failed', failure: { kind } });
const moving = (updatedAt: string) => answered({ status: 'IN_TRANSIT', updatedAt });

test.each<[string, RowAnswer]>([
  ['problem', answered({ status: 'ADDRESS_PROBLEM', updatedAt: '2026-10-01T00:00:00Z' })],
  ['notFound', failed('notFound')],
  ['failed', failed('timedOut')],
  ['noUpdate', moving('2026-11-17T12:00:00Z')],
  ['notShipped', answered({ status: 'LABEL_CREATED', updatedAt: '2026-11-01T12:00:00Z' })],
  ['unknown', answered({ status: 'STATE_77' })],
  ['inTransit', moving('2026-11-18T12:00:00Z')],
  ['inTransit', answered({ status: 'IN_TRANSIT' })],
  ['inTransit', moving('no date')],
  ['delivered', answered({ status: 'DELIVERED', updatedAt: '2020-01-01T00:00:00Z' })],
  ['waiting', { step: 'waiting' }],
  ['waiting', { step: 'loading' }],
])('gives status %s to %j', (rowStatus, answer) => {
  expect(rowStatusOf(answer)).toBe(rowStatus);
});

test('shows no status of a shipment in a row with another ID', () => {
  const row = describeRow('A', answered({ status: 'DELIVERED', trackingId: 'B' }), context);
  expect(row).toMatchObject({ rowStatus: 'unknown', line: 'The platform returned a different ID: B' });
});

test('sorts shipments in rows as every list does', () => {
  const states: readonly string[] = STATUS_CATEGORIES;
  expect(ROW_STATUSES.filter((each) => states.includes(each))).toEqual(STATUS_CATEGORIES);
});

test('sorts rows by status, worst first, and those without an update by age; other rows keep their order', () => {
  const rows: [string, RowAnswer][] = [
    ['waiting', { step: 'waiting' }],
    ['delivered', answered({ status: 'DELIVERED' })],
    ['moving 1', moving('2026-11-20T00:00:00Z')],
    ['stale', moving('2026-11-10T00:00:00Z')],
    ['moving 2', moving('2026-11-21T00:00:00Z')],
    ['failed', failed('offline')],
    ['longer stale', moving('2026-11-01T00:00:00Z')],
    ['not found', failed('notFound')],
    ['problem', answered({ status: 'LOST' })],
  ];
  const sorted = rows.toSorted(([, a], [, b]) => compareBySeverity(a, b));
  expect(sorted.map(([name]) => name)).toEqual([
    'problem',
    'longer stale',
    'stale',
    'not found',
    'failed',
    'moving 1',
    'moving 2',
    'waiting',
    'delivered',
  ]);
});

test('describes an answer with text that the filter finds', () => {
  const answer = answered({
    status: 'OUT_FOR_DELIVERY',
    updatedAt: '2026-11-20T12:00:00Z',
    transferCarrierName: 'Northline Parcel',
    transferCarrierTrackingId: 'NL77',
  });
  const described = describeRow('ABCD1', answer, context);
  expect(described).toMatchObject({
    rowStatus: 'outForDelivery',
    line: 'Out for delivery with Northline Parcel',
    updated: { relative: 'yesterday' },
  });
  for (const words of ['abcd1', 'out for delivery', 'out_for', 'northline', 'nl77']) {
    expect(described.searched).toContain(words);
  }
});

test('a shipment without an update says since when, and not that it is under way', () => {
  const stale = describeRow('ABCD1', moving('2026-11-12T12:00:00Z'), context);
  expect(stale).toMatchObject({
    rowStatus: 'noUpdate',
    days: 9,
    line: expect.stringMatching(/^Not scanned since Thu,?\s12\sNov$/),
  });
  const recent = describeRow('ABCD1', moving('2026-11-20T12:00:00Z'), context);
  expect(recent).toMatchObject({ rowStatus: 'inTransit', line: '' });
});

test('says nothing beside the badge that the badge already says', () => {
  const described = describeRow('ABCD1', answered({ status: 'Returned to sender' }), context);
  expect(described).toMatchObject({ rowStatus: 'returned', line: 'Returned to sender' });
  const same = describeRow('ABCD1', answered({ status: 'RETURNED' }), context);
  expect(same).toMatchObject({ rowStatus: 'returned', line: '' });
});

test('describes a failure by its cause; a loading row has no text', () => {
  const failure = describeRow('ABCD1', failed('notFound'), context);
  expect(failure.line).toBe('No shipment found for this ID.');
  expect(describeRow('ABCD1', { step: 'loading' }, context)).toMatchObject({ line: '', isLoading: true });
});

test('a row says that the platform returned another shipment, and is found by its ID', () => {
  const described = describeRow('A', answered({ trackingId: 'ZZ99', status: 'DELIVERED' }), context);
  expect(described.line).toBe(context.messages.shipment.otherId('ZZ99'));
  expect(described.searched).toContain('zz99');
  expect(describeRow('A', answered({ trackingId: 'a', status: 'DELIVERED' }), context).line).toBe('');
});
