import { expect, test } from 'vitest';
import { messagesFor } from '../../utils/messages/catalogue.ts';
import type { RecentEntry } from '../../utils/recent.ts';
import { searchRecent } from './recent-search.ts';

const common = { environment: 'sandbox', seenAt: 1 } as const;
const ENTRIES: RecentEntry[] = [
  { ...common, trackingId: 'ABCD-1234', tone: 'moving', status: 'OUT_FOR_DELIVERY' },
  { ...common, trackingId: 'ABCD5678', tone: 'delivered', status: 'DELIVERED' },
  { ...common, trackingId: 'EFGH5678', tone: 'problem' },
];

test.each([
  ['', ['ABCD-1234', 'ABCD5678', 'EFGH5678']],
  ['  ', ['ABCD-1234', 'ABCD5678', 'EFGH5678']],
  ['5678', ['ABCD5678', 'EFGH5678']],
  ['abcd 1234', ['ABCD-1234']],
  ['d1', ['ABCD-1234']],
  ['out for', ['ABCD-1234']],
  ['Delivered', ['ABCD5678']],
  ['problem', ['EFGH5678']],
  ['-', []],
  ['ZZ', []],
])('%j finds %j', (text, ids) => {
  expect(searchRecent(ENTRIES, text, messagesFor('en')).map(({ trackingId }) => trackingId)).toEqual(ids);
});
