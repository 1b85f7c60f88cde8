import { describe, expect, test } from 'vitest';
import { daysSince, formatGiven, formatInstant, formatPast, relativeTime, speakTime } from './format-time.ts';

const at = (iso: string) => Date.parse(iso);
const NOW = at('2026-11-21T12:00:00Z');
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('formatInstant', () => {
  test('converts to the user’s own time zone and names it', () => {
    const moment = formatInstant('2026-11-18T19:32:05.120Z', 'en-GB', NOW, 'America/Toronto');
    expect({ ...moment, short: plain(moment?.short) }).toEqual({
      iso: '2026-11-18T19:32:05.120Z',
      short: expect.stringMatching(/^Wed,? 18 Nov,? (?:at )?14:32$/),
      relative: '3 days ago',
      exact: expect.stringMatching(/18 Nov 2026,? (?:at )?14:32:05 GMT-5$/),
    });
  });

  test('breaks a line only after a comma', () => {
    const spoken = speakTime('2026-11-18T14:31:00', 'en-US', NOW, 'UTC');
    const instant = formatInstant('2026-11-18T14:31:00Z', 'en-US', NOW, 'UTC')?.short;
    expect([spoken?.day, spoken?.time]).toEqual([
      'Wed, Nov\u00a018',
      expect.stringMatching(/^2:31[\u00a0\u202f]PM$/),
    ]);
    expect(instant).toMatch(/^Wed, Nov\u00a018, 2:31[\u00a0\u202f]PM$/);
  });

  test('has no comma between weekday and day in Spanish, because both stand in sentences', () => {
    expect(plain(speakTime('2026-11-18T14:31:00', 'es', NOW, 'UTC')?.day)).toBe('mié 18 nov');
    expect(plain(formatInstant('2026-11-18T14:31:00Z', 'es', NOW, 'UTC')?.short)).toBe('mié 18 nov, 14:31');
  });

  test('uses 24 or 12 hours, depending on the locale', () => {
    const short = (locale: string) => plain(formatInstant('2026-11-18T19:32:05Z', locale, NOW, 'UTC')?.short);
    expect(short('en-US')).toContain('7:32 PM');
    expect(short('de')).toContain('19:32');
  });

  test('shows the year if it is not the current one', () => {
    const short = (iso: string) => formatInstant(iso, 'en-GB', NOW, 'UTC')?.short;
    expect(short('2025-11-18T19:32:05Z')).toContain('2025');
    expect(short('2026-01-01T00:00:00Z')).not.toContain('2026');
  });

  test('neither converts a time without zone nor compares it with now', () => {
    const moment = formatInstant('2026-11-18T14:32:05.120', 'en-GB', NOW, 'America/Toronto');
    expect(moment?.short).toBe('18 Nov 2026, 14:32:05');
    expect(moment?.relative).toBeUndefined();
  });

  test('returns undefined for an invalid time', () => {
    expect(formatInstant('2026-99-99T00:00:00Z', 'en', NOW)).toBeUndefined();
  });
});

describe('formatGiven', () => {
  test.each([
    ['2026-11-18', '14:31:48', '18 Nov 2026, 14:31:48'],
    ['2026-11-18', undefined, '18 Nov 2026'],
    [undefined, '10:30:00', '10:30:00'],
    ['2026-11-18', '23:59:59', '18 Nov 2026, 23:59:59'],
  ])('%s %s', (date, time, text) => {
    expect(formatGiven(date, time, 'en-GB')?.short).toBe(text);
  });

  test('uses the format of the locale', () => {
    expect(plain(formatGiven('2026-11-18', '14:31:48', 'en-US')?.short)).toBe('Nov 18, 2026, 2:31:48 PM');
  });

  test('returns undefined for an absent date and time', () => {
    expect(formatGiven(undefined, undefined, 'en')).toBeUndefined();
  });

  test('returns an invalid date unchanged', () => {
    expect(formatGiven('2026-13-45', undefined, 'en')?.short).toBe('2026-13-45');
  });
});

describe('formatPast', () => {
  const past = (iso: string, locale = 'en-GB', timeZone = 'UTC') => {
    const { day, text } = formatPast(at(iso), locale, NOW, timeZone);
    return [day, plain(text)];
  };

  test.each([
    ['2026-11-21T14:10:00Z', 'today', /^14:10$/],
    ['2026-11-20T23:59:00Z', 'yesterday', /^23:59$/],
    ['2026-11-17T14:10:00Z', 'earlier', /^Tuesday,? (?:at )?14:10$/],
    ['2026-11-15T14:10:00Z', 'earlier', /^Sunday,? (?:at )?14:10$/],
    // The same day of the week as today: the name of the day would be ambiguous.
    ['2026-11-14T14:10:00Z', 'earlier', /^Sat,? 14 Nov,? (?:at )?14:10$/],
  ])('%s is %s', (iso, day, text) => {
    expect(past(iso)).toEqual([day, expect.stringMatching(text)]);
  });

  test('uses the clock and the time zone of the user', () => {
    expect(past('2026-11-21T03:10:00Z', 'en-US', 'America/Toronto')).toEqual(['yesterday', '10:10 PM']);
  });

  test('returns the exact time with the zone', () => {
    const { iso, exact } = formatPast(at('2026-11-17T14:10:00Z'), 'en-GB', NOW, 'UTC');
    expect(iso).toBe('2026-11-17T14:10:00.000Z');
    expect(exact).toMatch(/17 Nov 2026,? (?:at )?14:10:00 UTC$/);
  });
});

describe('relativeTime', () => {
  test.each([
    ['2026-11-21T11:59:30Z', 'now'],
    ['2026-11-21T11:50:00Z', '10 minutes ago'],
    ['2026-11-20T13:00:00Z', '23 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    // 38 hours, but two calendar days.
    ['2026-11-19T22:00:00Z', '2 days ago'],
    ['2026-11-18T23:59:00Z', '3 days ago'],
    ['2026-09-01T12:00:00Z', '2 months ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
    ['2026-11-21T14:00:00Z', 'in 2 hours'],
  ])('%s is %s', (iso, text) => {
    expect(relativeTime(at(iso), NOW, 'en', 'UTC')).toBe(text);
  });

  test('changes the day at midnight in the user’s time zone', () => {
    const late = at('2026-11-20T03:00:00Z');
    expect(relativeTime(late, NOW, 'en', 'UTC')).toBe('yesterday');
    expect(relativeTime(late, NOW, 'en', 'America/Toronto')).toBe('2 days ago');
  });

  test('uses the language', () => {
    expect(relativeTime(at('2026-11-20T11:00:00Z'), NOW, 'fr', 'UTC')).toBe('hier');
  });
});

describe('speakTime', () => {
  test.each([
    ['2026-11-20T19:32:05Z', { near: 'yesterday', day: 'Fri 20 Nov', fullDay: '20 Nov 2026', time: '14:32' }],
    ['2026-11-21T03:00:00Z', { near: 'yesterday', day: 'Fri 20 Nov', fullDay: '20 Nov 2026', time: '22:00' }],
    ['2026-11-21T11:00:00Z', { near: 'today', day: 'Sat 21 Nov', fullDay: '21 Nov 2026', time: '06:00' }],
    ['2026-11-18T19:32:05Z', { day: 'Wed 18 Nov', fullDay: '18 Nov 2026', time: '14:32' }],
    // Without a zone: not converted to another time or day.
    [
      '2026-11-20T23:30:00',
      { near: 'yesterday', day: 'Fri 20 Nov', fullDay: '20 Nov 2026', time: '23:30', isLocal: true },
    ],
    ['2026-11-20', { near: 'yesterday', day: 'Fri 20 Nov', fullDay: '20 Nov 2026' }],
    // Where the parcel was delivered it may already be tomorrow.
    ['2026-11-22T01:00:00', { day: 'Sun 22 Nov', fullDay: '22 Nov 2026', time: '01:00', isLocal: true }],
  ])('%s', (iso, spoken) => {
    const found = speakTime(iso, 'en-GB', NOW, 'America/Toronto');
    expect({ ...found, day: plain(found?.day)?.replace(',', '') }).toEqual(spoken);
  });

  test('shows the year if it is not the current one', () => {
    expect(speakTime('2025-11-18', 'en-GB', NOW, 'UTC')?.day).toContain('2025');
  });

  test('returns undefined for an invalid time', () => {
    expect(speakTime('2026-13-45', 'en', NOW)).toBeUndefined();
  });
});

test.each([
  ['2026-11-20T23:59:00Z', 1],
  ['2026-11-15T23:59:00Z', 6],
  ['2026-11-15', 6],
  ['2026-11-22T08:00:00Z', -1],
  ['no time', Number.NaN],
])('daysSince %s is %d', (iso, days) => {
  expect(daysSince(iso, NOW, 'UTC')).toBe(days);
});
