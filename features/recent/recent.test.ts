import { beforeEach, describe, expect, test } from 'vitest';
import { allEnglishMessages } from '../catalogue.ts';
import type { Shipment, StorableStatus } from '../shipment/model.ts';
import { storedStatusText } from '../shipment/status.ts';
import type { RecentEntry } from './model.ts';
import { describePreviousStatus, mergeEntries, previousStatus, searchRecent, updateEntry } from './recent.ts';

const messages = allEnglishMessages;
const ID = { environment: 'sandbox', trackingId: 'ABCD1234567890' } as const;
const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

let entry: RecentEntry | undefined;

/** Simulates that the agent sees a lookup. @returns the previous status, as `status day hour:minute` */
function look(time: string, shipment: Partial<Shipment>): string | undefined {
  const answer = { ...ID, retrievedAt: at(time), shipment: { problems: [], ...shipment } };
  entry = updateEntry(entry, answer);
  return seenBefore(time);
}

function seenBefore(time: string, retrievedAt = entry?.seenAt ?? 0): string | undefined {
  const before = previousStatus(entry ? [entry] : [], { ...ID, retrievedAt }, at(time));
  return before && `${before.status ?? before.tone} ${new Date(before.seenAt).toISOString().slice(8, 16)}`;
}

const LABEL = { status: 'LABEL_CREATED' };
const TRANSIT = { status: 'IN_TRANSIT' };
const OUT = { status: 'OUT_FOR_DELIVERY' };

beforeEach(() => {
  entry = undefined;
});

describe('previousStatus', () => {
  test('returns nothing on the first visit, or while the status stays the same', () => {
    expect(look('17T09:10', TRANSIT)).toBeUndefined();
    expect(look('18T10:00', TRANSIT)).toBeUndefined();
  });

  test('returns the different status with the time it was last seen', () => {
    look('16T09:00', TRANSIT);
    look('17T09:10', TRANSIT);
    expect(look('18T10:00', OUT)).toBe('IN_TRANSIT 17T09:10');
  });

  test('returns it during the whole visit, but not in the next one', () => {
    look('17T09:10', TRANSIT);
    look('18T10:00', OUT);
    expect(look('18T10:01', OUT)).toBe('IN_TRANSIT 17T09:10');
    expect(look('18T10:31', OUT)).toBe('IN_TRANSIT 17T09:10');
    expect(look('18T11:02', OUT)).toBeUndefined();
  });

  test('compares a change during a visit with the status before the visit', () => {
    look('17T09:10', LABEL);
    look('18T10:00', TRANSIT);
    expect(look('18T10:01', OUT)).toBe('LABEL_CREATED 17T09:10');
  });

  test('compares a change with the start of the visit if there is no earlier status', () => {
    look('18T10:00', TRANSIT);
    expect(look('18T10:05', OUT)).toBe('IN_TRANSIT 18T10:00');
  });

  test('compares a recurring status with the one in between', () => {
    look('17T09:10', TRANSIT);
    look('18T10:00', OUT);
    expect(look('18T10:05', TRANSIT)).toBe('OUT_FOR_DELIVERY 18T10:00');
  });

  test('returns nothing for a cached lookup of an earlier visit, or for one that is not the latest', () => {
    look('17T09:10', TRANSIT);
    look('18T10:00', OUT);
    expect(seenBefore('18T10:30')).toBe('IN_TRANSIT 17T09:10');
    expect(seenBefore('18T10:31')).toBeUndefined();
    expect(seenBefore('18T10:30', at('17T09:10'))).toBeUndefined();
  });

  test('continues after the clock was set back', () => {
    look('18T10:00', TRANSIT);
    expect(look('17T09:00', OUT)).toBe('IN_TRANSIT 18T10:00');
    expect(entry).toMatchObject({ status: 'OUT_FOR_DELIVERY', seenAt: at('17T09:00') });
  });
});

describe('mergeEntries', () => {
  const [EARLIER, LATER] = [
    { ...ID, trackingId: 'EARLIER', tone: 'inTransit', seenAt: at('17T09:10') },
    { ...ID, trackingId: 'LATER', tone: 'inTransit', seenAt: at('18T10:00') },
  ] as const satisfies RecentEntry[];
  const DAY_MS = 24 * 3_600_000;

  test('drops nothing while the clock is behind all entries, such as after an empty battery', () => {
    expect(mergeEntries([LATER, EARLIER], [], 0)).toEqual([LATER, EARLIER]);
  });

  test('drops entries from long before, and from the future if the clock was ahead', () => {
    expect(mergeEntries([LATER, EARLIER], [], at('18T10:00') + 30 * DAY_MS)).toEqual([]);
    const ofAhead = { ...LATER, seenAt: at('18T10:00') + 400 * DAY_MS };
    expect(mergeEntries([ofAhead, EARLIER], [], at('18T10:00'))).toEqual([EARLIER]);
  });
});

describe('the stored status', () => {
  test('is the code if the platform sends no text', () => {
    look('17T09:10', { statusCode: 120 });
    expect(look('18T10:00', { statusCode: 130 })).toBe('120 17T09:10');
  });

  test('is the category if the text must not be stored', () => {
    look('17T09:10', { status: 'On its way to Robin Marlow', statusCode: 120 });
    expect(look('18T10:00', { status: 'Delivered to Robin Marlow' })).toBe('inTransit 17T09:10');
  });
});

const common = { environment: 'sandbox', seenAt: 1 } as const;
const ENTRIES: RecentEntry[] = [
  { ...common, trackingId: 'ABCD-1234', tone: 'inTransit', status: 'OUT_FOR_DELIVERY' },
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
])('searchRecent: %j finds %j', (text, ids) => {
  expect(searchRecent(ENTRIES, text, messages).map(({ trackingId }) => trackingId)).toEqual(ids);
});

const NOW = new Date(2026, 10, 21, 12, 0).getTime();

test.each([
  [{ tone: 'inTransit', status: 'OUT_FOR_DELIVERY' }, 'Out for delivery'],
  [{ tone: 'inTransit', status: 'In Transit' }, 'In Transit'],
  [{ tone: 'unknown', status: '120' }, 'Status code 120'],
  [{ tone: 'problem' }, 'Problem'],
] satisfies [StorableStatus, string][])('storedStatusText: %j reads %j', (stored, text) => {
  expect(storedStatusText(stored, messages)).toBe(text);
});

test.each([
  [new Date(2026, 10, 21, 11, 10), /^today at 11:10$/],
  [new Date(2026, 10, 20, 14, 10), /^yesterday at 14:10$/],
  [new Date(2026, 10, 17, 14, 10), /^on Tuesday,? (?:at )?14:10$/],
  [new Date(2026, 9, 27, 14, 10), /^on Tue,? 27 Oct,? (?:at )?14:10$/],
])('describePreviousStatus: %s is %s', (seenAt, when) => {
  const before = { tone: 'inTransit', status: 'IN_TRANSIT', seenAt: seenAt.getTime() } as const;
  expect(describePreviousStatus(before, { messages, locale: 'en-GB', now: NOW })).toMatchObject({
    status: 'In transit',
    when: expect.stringMatching(when),
  });
});

test('an answer about another ID leaves nothing of its status among the recent IDs', () => {
  look('17T09:10', { ...TRANSIT, trackingId: 'OTHER' });
  expect(entry).toMatchObject({ tone: 'unknown' });
  expect(entry).not.toHaveProperty('status');
});
