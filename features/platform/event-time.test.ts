import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderOf, readEventTime } from './event-time.ts';

const read = (members: Record<string, unknown>) => readEventTime(new Map(Object.entries(members)));

test.each([
  'occurredat',
  'eventdatetime',
  'eventtimestamp',
  'eventtime',
  'eventdate',
  'scannedat',
  'scandatetime',
  'scantime',
  'scandate',
  'happenedat',
  'checkpointtime',
  'statustime',
  'statusdate',
  'datetime',
  'timestamp',
  'date',
  'time',
  'at',
  'when',
  'recordedat',
  'updatedat',
  'createdat',
])('reads the time from %s', (name) => {
  expect(read({ [name]: '2026-11-16T08:00:00Z' })).toEqual({ at: '2026-11-16T08:00:00Z' });
});

test.each([
  ['a space for the T', '2026-11-16 08:00:00', '2026-11-16T08:00:00'],
  ['small letters', '2026-11-16t08:00:00z', '2026-11-16T08:00:00Z'],
  ['space around it', '  2026-11-16T08:00:00Z ', '2026-11-16T08:00:00Z'],
  ['no seconds', '2026-11-16 08:00', '2026-11-16T08:00'],
  ['a part of a second', '2026-11-16 08:00:00.125Z', '2026-11-16T08:00:00.125Z'],
  ['a zone without a colon', '2026-11-16T08:00:00-0530', '2026-11-16T08:00:00-05:30'],
  ['a zone with a colon', '2026-11-16 08:00:00 +05:30', '2026-11-16T08:00:00+05:30'],
])('understands a time with %s', (_name, given, at) => {
  expect(read({ time: given })).toEqual({ at });
});

test.each([
  ['text before it', 'at 2026-11-16 08:00:00'],
  ['text after it', '2026-11-16 08:00:00 local'],
  ['one digit of an hour', '2026-11-16 8:00:00'],
  ['an hour that does not exist', '2026-11-16T25:00:00Z'],
])('returns a time with %s unchanged', (_name, given) => {
  expect(read({ time: given })).toEqual({ givenTime: given });
});

describe('numbers', () => {
  test.each([
    ['the first second of 2000', 946_684_800, '2000-01-01T00:00:00.000Z'],
    ['the last second of 2099', 4_102_444_799, '2099-12-31T23:59:59.000Z'],
    ['the first millisecond of 2000', 946_684_800_000, '2000-01-01T00:00:00.000Z'],
    ['the last millisecond of 2099', 4_102_444_799_999, '2099-12-31T23:59:59.999Z'],
    ['seconds as a text', '1794816000', '2026-11-16T08:00:00.000Z'],
  ])('reads %s', (_name, given, at) => {
    expect(read({ timestamp: given })).toEqual({ at });
  });

  test.each([
    ['the second before 2000', 946_684_799],
    ['the first second of 2100', 4_102_444_800],
    ['the millisecond before 2000', 946_684_799_999],
    ['the first millisecond of 2100', 4_102_444_800_000],
    ['a text of eleven digits', '17948160000'],
    ['a text of nine digits', '179481600'],
    ['digits after other text', 'no. 1794816000'],
    ['digits before other text', '1794816000 s'],
    ['digits after a sign', '+1794816000'],
    ['digits before an exponent', '1794816000e0'],
  ])('returns %s unchanged', (_name, given) => {
    expect(read({ timestamp: given })).toEqual({ givenTime: String(given) });
  });
});

test('joins a date and a time of day from two members', () => {
  expect(read({ date: '2026-11-16', time: '08:30:00' })).toEqual({ at: '2026-11-16T08:30:00' });
});

test('prefers a date with a time to a date in an earlier member', () => {
  expect(read({ eventdate: '2026-11-16', createdat: '2026-11-17T08:00:00Z' })).toEqual({
    at: '2026-11-17T08:00:00Z',
  });
});

test('reads no date from a time of day', () => {
  expect(read({ time: '08:30:00' })).toEqual({ givenTime: '08:30:00' });
});

test.each([[{}], [{ time: null }], [{ time: '  ' }], [{ time: ['2026-11-16'] }], [{ time: true }]])(
  'returns nothing for %j',
  (members) => {
    expect(read(members)).toEqual({});
  },
);

test('skips an empty member', () => {
  expect(read({ occurredat: ' ', time: 'last Tuesday ' })).toEqual({ givenTime: 'last Tuesday' });
});

test('truncates text that is not a time to 100 characters', () => {
  expect(read({ time: 'x'.repeat(101) })).toEqual({ givenTime: 'x'.repeat(100) });
});

describe('the order of events', () => {
  const order = (at?: string) => orderOf({ text: 'Sorted', ...(at === undefined ? {} : { at }) });

  test.each([
    ['2026-11-16T08:00:00Z', Date.UTC(2026, 10, 16, 8)],
    ['2026-11-16T08:00:00+02:00', Date.UTC(2026, 10, 16, 6)],
    ['2026-11-16T08:00:00-05:30', Date.UTC(2026, 10, 16, 13, 30)],
    ['2026-11-16T08:00', Date.UTC(2026, 10, 16, 8)],
    ['2026-11-16T08:00:00', Date.UTC(2026, 10, 16, 8)],
    ['2026-11-16', Date.UTC(2026, 10, 16)],
  ])('is the UTC timestamp of %s', (at, expected) => {
    expect(order(at)).toBe(expected);
  });

  test('is undefined without a valid time', () => {
    expect(order()).toBeUndefined();
    expect(order('last Tuesday')).toBeUndefined();
  });
});

test.each([
  ['a day alone', { date: '2026-11-16' }, { at: '2026-11-16' }],
  ['a day after a time of day', { eventtime: '08:30', createdat: '2026-11-16' }, { at: '2026-11-16T08:30' }],
  ['a day after a text', { eventtime: 'morning', date: '2026-11-16' }, { at: '2026-11-16' }],
  [
    'a time after a text',
    { when: 'today', updatedat: '2026-11-16T08:00:00Z' },
    { at: '2026-11-16T08:00:00Z' },
  ],
  ['milliseconds as a text', { timestamp: '1794816000125' }, { at: '2026-11-16T08:00:00.125Z' }],
  ['no time from twelve digits', { timestamp: '179481600012' }, { givenTime: '179481600012' }],
  ['space around a space for the T', { time: ' 2026-11-16 08:00:00 ' }, { at: '2026-11-16T08:00:00' }],
  [
    'a time before one of lesser rank',
    {
      createdat: '2026-11-17T08:00:00Z',
      occurredat: '2026-11-16T08:00:00Z',
    },
    { at: '2026-11-16T08:00:00Z' },
  ],
  ['the first of two texts', { occurredat: 'yesterday', createdat: 'today' }, { givenTime: 'yesterday' }],
])('reads %s', (_name, members, expected) => {
  expect(read(members)).toEqual(expected);
});

test('keeps a text of 100 characters whole', () => {
  expect(read({ time: 'x'.repeat(100) })).toEqual({ givenTime: 'x'.repeat(100) });
});

describe('on a computer far from Greenwich', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/Toronto'));
  afterEach(() => vi.unstubAllEnvs());

  test.each(['2026-11-16T08:00', '2026-11-16T08:00:00', '2026-11-16T08:00:00.000Z'])(
    '%s stands at the same place in the order',
    (at) => {
      expect(orderOf({ text: 'Sorted', at })).toBe(Date.UTC(2026, 10, 16, 8));
    },
  );

  test('a day begins at midnight in UTC', () => {
    expect(orderOf({ text: 'Sorted', at: '2026-11-16' })).toBe(Date.UTC(2026, 10, 16));
  });
});
