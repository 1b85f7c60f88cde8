import { describe, expect, test } from 'vitest';
import { readEvents } from './event-reader.ts';

/** Reads a history with this entry only. */
const one = (entry: unknown) => readEvents([{ events: [entry] }], []).events?.[0];

describe('readEvents', () => {
  test.each([
    [
      { status: 'IN_TRANSIT', description: 'Left the depot' },
      { text: 'IN_TRANSIT', detail: 'Left the depot' },
    ],
    [{ message: 'Left the depot' }, { text: 'Left the depot' }],
    [{ status: { code: 12, description: 'Left the depot' } }, { text: 'Left the depot' }],
    [{ status_code: 120 }, { text: '120' }],
    [{ status: '  ', text: ' Sorted ' }, { text: 'Sorted' }],
    [
      { status: 'SORTED', location: 'Depot 4' },
      { text: 'SORTED', place: 'Depot 4' },
    ],
    [
      { status: 'SORTED', city: 'Laval', country: 'CA' },
      { text: 'SORTED', place: 'Laval, CA' },
    ],
    [
      { status: 'SORTED', location: { name: 'Depot 4', city: 'Laval', id: 7 } },
      { text: 'SORTED', place: 'Depot 4, Laval' },
    ],
    // `name` is the name of the event, not of a place.
    [{ name: 'Sorted' }, { text: 'Sorted' }],
  ])('reads the entry %j', (entry, event) => {
    expect(one(entry)).toEqual(event);
  });

  test.each([
    'status',
    'statusName',
    'event_name',
    'event',
    'eventType',
    'title',
    'name',
    'activity',
    'type',
  ])('reads a status from %s', (name) => {
    expect(one({ [name]: 'SORTED', text: 'Sorted at the depot' })).toEqual({
      text: 'SORTED',
      detail: 'Sorted at the depot',
    });
  });

  test.each([
    'description',
    'statusDescription',
    'event_description',
    'statusText',
    'message',
    'text',
    'details',
    'detail',
    'note',
    'notes',
    'remark',
    'remarks',
    'comment',
    'label',
  ])('reads a description from %s', (name) => {
    expect(one({ [name]: 'Sorted at the depot', code: 7 })).toEqual({ text: 'Sorted at the depot' });
  });

  test.each(['statusCode', 'event_code', 'code'])('reads a code from %s', (name) => {
    expect(one({ [name]: 0 })).toEqual({ text: '0' });
  });

  test.each(['location', 'eventLocation', 'scan_location', 'place', 'facility', 'depot', 'hub', 'address'])(
    'reads a place from %s',
    (name) => {
      expect(one({ status: 'SORTED', [name]: 'Depot 4' })).toEqual({ text: 'SORTED', place: 'Depot 4' });
      expect(one({ status: 'SORTED', [name]: { city: 'Laval' } })).toEqual({
        text: 'SORTED',
        place: 'Laval',
      });
    },
  );

  test.each(['name', 'facility', 'city', 'province', 'state', 'region', 'country', 'countryCode'])(
    'reads the part %s of a place',
    (name) => {
      expect(one({ status: 'SORTED', location: { [name]: 'Laval' } })?.place).toBe('Laval');
    },
  );

  test.each([
    ['an empty location', { location: '', city: 'Laval' }, 'Laval'],
    ['no location', { location: null, depot: 'Depot 4' }, 'Depot 4'],
    ['a part twice', { location: { city: 'Laval', region: 'Laval', country: 'CA' } }, 'Laval, CA'],
    ['a location that is a number', { location: 4 }, '4'],
    ['a location without known parts', { location: { id: 7 } }, undefined],
    ['space around it', { location: ' Depot 4 ' }, 'Depot 4'],
    ['a long location', { location: 'x'.repeat(301) }, 'x'.repeat(300)],
    [
      'long parts',
      { location: { city: 'x'.repeat(200), region: 'y'.repeat(200) } },
      `${'x'.repeat(200)}, ${'y'.repeat(98)}`,
    ],
  ])('reads a place with %s', (_name, members, place) => {
    expect(one({ status: 'SORTED', ...members })).toStrictEqual({
      text: 'SORTED',
      ...(place === undefined ? {} : { place }),
    });
  });

  test('skips objects without text', () => {
    expect(one({ status: { id: 7 }, eventName: [], text: 'Sorted' })).toEqual({ text: 'Sorted' });
  });

  test.each(['name', 'description', 'code'])('reads the text of an object from its %s', (name) => {
    expect(one({ status: { [name]: 'SORTED' } })).toEqual({ text: 'SORTED' });
  });

  test('truncates long text to 300 characters', () => {
    expect(one({ status: 'x'.repeat(301) })).toEqual({ text: 'x'.repeat(300) });
  });

  test('treats names such as __proto__ as ordinary names', () => {
    expect(one(JSON.parse('{"__proto__":{"status":"X"},"constructor":"Y","text":"Sorted"}'))).toEqual({
      text: 'Sorted',
    });
  });
});
