import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../utils/json.ts';
import type { FieldProblem } from '../shipment/model.ts';
import { readEvents } from './event-reader.ts';

function read(...places: JsonObject[]) {
  const problems: FieldProblem[] = [];
  return { ...readEvents(places, problems), problems };
}

const one = (entry: unknown) => read({ events: [entry] }).events?.[0];

describe('readEvents', () => {
  const entry = { status: 'PICKED_UP', occurredAt: '2026-11-16T08:00:00Z' };
  const event = { text: 'PICKED_UP', at: '2026-11-16T08:00:00Z' };

  test.each([
    'events',
    'history',
    'checkpoints',
    'scans',
    'trackingEvents',
    'tracking_history',
    'Scan-Events',
  ])('reads a list with the name %s', (name) => {
    expect(read({ [name]: [entry] })).toEqual({ events: [event], problems: [] });
  });

  test('reads a list inside an object about tracking, but inside no other', () => {
    expect(read({ tracking: { checkpoints: [entry] } }).events).toEqual([event]);
    expect(read({ history: { events: [entry] } }).events).toEqual([event]);
    expect(read({ customer: { history: [entry] } }).events).toBeUndefined();
  });

  test('reads a list beside the record if the record has none', () => {
    const other = { status: 'OTHER' };
    expect(read({}, { shipment: {}, events: [entry] }).events).toEqual([event]);
    expect(read({ events: [entry] }, { events: [other], history: 7 })).toEqual({
      events: [event],
      problems: [],
    });
  });

  test('merges two lists with the same events', () => {
    const later = { status: 'ARRIVED', occurredAt: '2026-11-17T08:00:00Z' };
    expect(read({ events: [entry], scans: [entry, later] }).events).toEqual([
      { text: 'ARRIVED', at: '2026-11-17T08:00:00Z' },
      event,
    ]);
  });

  test.each([[{}], [{ events: [] }], [{ events: null }], [{ items: [entry] }]])(
    'returns no events for %j',
    (record) => {
      expect(read(record)).toEqual({ problems: [] });
    },
  );

  test('reads a list one level inside an object whose name begins with track', () => {
    expect(read({ trackingInfo: { events: [entry] } }).events).toEqual([event]);
    expect(read({ myTracking: { events: [entry] } }).events).toBeUndefined();
    expect(read({ tracking: { tracking: { events: [entry] } } }).events).toBeUndefined();
  });

  test('reports a problem inside an object with its path', () => {
    expect(read({ tracking: { events: ['Sorted'], history: 7 } }).problems).toEqual([
      { path: 'tracking.history', expected: 'list', found: '7' },
      { path: 'tracking.events[0]', expected: 'event', found: '"Sorted"' },
    ]);
  });

  test('reports a history that is not a list', () => {
    expect(read({ events: 'see website' }).problems).toEqual([
      { path: 'events', expected: 'list', found: '"see website"' },
    ]);
  });
});

test('drops and reports invalid events and returns the others', () => {
  const { events, problems } = read({
    scans: ['Sorted', { status: 'SORTED' }, { at: '2026-11-16' }, null],
  });
  expect(events).toEqual([{ text: 'SORTED' }]);
  expect(problems.map(({ path, expected, found }) => `${path} ${expected} ${found}`)).toEqual([
    'scans[0] event "Sorted"',
    'scans[2] event {"at":"2026-11-16"}',
    'scans[3] event null',
  ]);
});

describe('the time of an event', () => {
  test.each([
    [{ timestamp: '2026-11-16T08:00:00.250-05:00' }, { at: '2026-11-16T08:00:00.250-05:00' }],
    [{ timestamp: '2026-11-16 08:00:00 +0100' }, { at: '2026-11-16T08:00:00+01:00' }],
    [{ time: '2026-11-16T08:00' }, { at: '2026-11-16T08:00' }],
    [{ date: '2026-11-16', time: '08:00:00' }, { at: '2026-11-16T08:00:00' }],
    [{ date: '2026-11-16' }, { at: '2026-11-16' }],
    [{ timestamp: 1_794_816_000 }, { at: '2026-11-16T08:00:00.000Z' }],
    [{ timestamp: '1794816000000' }, { at: '2026-11-16T08:00:00.000Z' }],
    // The event's own time, not the time at which it was recorded.
    [
      { created_at: '2026-11-17T00:00:00Z', occurred_at: '2026-11-16T08:00:00Z' },
      { at: '2026-11-16T08:00:00Z' },
    ],
    [{ time: 'last Tuesday' }, { givenTime: 'last Tuesday' }],
    [{ time: '2026-99-99T00:00:00Z' }, { givenTime: '2026-99-99T00:00:00Z' }],
    [{ timestamp: 5 }, { givenTime: '5' }],
    [{ time: null }, {}],
  ])('is read from %j', (members, time) => {
    expect(one({ status: 'SORTED', ...members })).toEqual({ text: 'SORTED', ...time });
  });
});

describe('the order of events', () => {
  const texts = (events: JsonObject[]) => read({ events }).events?.map(({ text }) => text);

  test('is newest first across time zones, undated events last', () => {
    expect(
      texts([
        { text: 'undated' },
        { text: 'first', time: '2026-11-16T09:00:00+02:00' },
        { text: 'third', time: '2026-11-16T09:00:00-05:00' },
        { text: 'second', time: '2026-11-16T08:00:00Z' },
      ]),
    ).toEqual(['third', 'second', 'first', 'undated']);
  });

  test('does not change within a day if the response begins with the newest event', () => {
    const days = ['2026-11-17', '2026-11-16', '2026-11-16'];
    expect(texts(days.map((date, index) => ({ text: `${index}`, date })))).toEqual(['0', '1', '2']);
  });

  test('does not change for events with the same time', () => {
    const entries = ['0', '1', '2'].map((text) => ({ text, date: '2026-11-16' }));
    expect(texts(entries)).toEqual(['0', '1', '2']);
  });

  test('is reversed within a day if the response begins with the oldest event', () => {
    const days = ['2026-11-16', '2026-11-16', '2026-11-17'];
    expect(texts(days.map((date, index) => ({ text: `${index}`, date })))).toEqual(['2', '1', '0']);
  });
});

test('truncates a very long history to its newest events and counts the omitted ones', () => {
  const day = Date.parse('2026-01-01T00:00:00Z');
  const entries = Array.from({ length: 350 }, (_, index) => ({
    text: `${index}`,
    time: new Date(day + index * 3_600_000).toISOString(),
  }));
  const { events, eventsLeftOut, problems } = read({ events: [...entries, ...Array(60).fill(7)] });
  expect(events).toHaveLength(200);
  expect(events?.[0]?.text).toBe('349');
  expect(problems).toHaveLength(50);
  expect(eventsLeftOut).toBe(150 + 10);
});

test('does not truncate a history of 200 events and 50 problems', () => {
  const entries = Array.from({ length: 200 }, (_, index) => ({ text: `${index}` }));
  const { events, eventsLeftOut, problems } = read({ events: [...entries, ...Array(50).fill(7)] });
  expect(events).toHaveLength(200);
  expect(problems).toHaveLength(50);
  expect(eventsLeftOut).toBeUndefined();
});
