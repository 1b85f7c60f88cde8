import { messagesFor } from './messages/catalogue.ts';

/** A point in time, ready to be shown. */
export interface Moment {
  /** Machine-readable, for `<time datetime>`. */
  iso: string;
  /** Such as `Wed 18 Nov, 14:32`. */
  short: string;
  /** Such as `3 days ago`; absent where the zone is unknown. */
  relative?: string;
  /** In full, with the zone where there is one. */
  exact: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

const SHORT_DATE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const EXACT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
} as const;

/**
 * The locale for dates and times. A browser in a language that has no catalogue reads English words, and must not get
 * dates in a second language between them; its 24- or 12-hour clock is kept.
 * @param language of the browser, such as `de-AT`
 */
export function timeLocale(language: string): string {
  const isEnglish = /^en\b/i.test(language);
  if (isEnglish || messagesFor(language) !== messagesFor('en')) return language;
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return new Intl.Locale('en-GB', hourCycle ? { hourCycle } : {}).toString();
}

/**
 * Shows the time of an update in the reader's own zone; a time without zone is shown as it was given.
 * @param iso ISO 8601, with or without zone
 * @param now milliseconds since 1970
 * @param timeZone the browser's own unless told
 */
export function formatInstant(
  iso: string,
  locale: string,
  now: number,
  timeZone?: string,
): Moment | undefined {
  if (!HAS_ZONE.test(iso)) return formatGiven(iso.slice(0, 10), iso.slice(11), locale);
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return undefined;
  const zone = timeZone ? { timeZone } : {};
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', ...zone });
  const isThisYear = year.format(at) === year.format(now);
  return {
    iso,
    short: format(
      locale,
      { ...SHORT_DATE, ...TIME, ...(isThisYear ? {} : { year: 'numeric' }), ...zone },
      at,
    ),
    relative: relativeTime(at, now, locale, timeZone),
    exact: format(locale, { ...EXACT, timeZoneName: 'short', ...zone }, at),
  };
}

/**
 * Shows a date and time that come without zone exactly as given, in the reader's way of writing.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm:ss`, may be absent
 */
export function formatGiven(
  date: string | undefined,
  time: string | undefined,
  locale: string,
): Moment | undefined {
  const iso = [date, time].filter(Boolean).join('T');
  // Read and written in the same zone, so that nothing is converted.
  const at = Date.parse(`${date ?? '1970-01-01'}T${(time || '00:00:00').slice(0, 8)}Z`);
  if (!iso || Number.isNaN(at)) return iso ? { iso, short: iso, exact: iso } : undefined;
  const day = date ? ({ day: 'numeric', month: 'short', year: 'numeric' } as const) : {};
  const clock = time ? ({ hour: 'numeric', minute: '2-digit', second: '2-digit' } as const) : {};
  const text = format(locale, { ...day, ...clock, timeZone: 'UTC' }, at);
  return { iso, short: text, exact: text };
}

/** How long ago, such as `3 days ago`: days by the calendar, so that “yesterday” is never the day before it. */
export function relativeTime(at: number, now: number, locale: string, timeZone?: string): string {
  const names = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const distance = at - now;
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return names.format(0, 'second');
  if (size < HOUR_MS) return names.format(Math.trunc(distance / MINUTE_MS), 'minute');
  if (size < DAY_MS) return names.format(Math.trunc(distance / HOUR_MS), 'hour');
  if (size < 45 * DAY_MS) return names.format(dayNumber(at, timeZone) - dayNumber(now, timeZone), 'day');
  if (size < 365 * DAY_MS) return names.format(Math.trunc(distance / (30.44 * DAY_MS)), 'month');
  return names.format(Math.trunc(distance / (365.25 * DAY_MS)), 'year');
}

/** Counts calendar days in a zone. */
function dayNumber(at: number, timeZone?: string): number {
  const day = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  } as const;
  // Swedish dates are ISO dates.
  return Date.parse(new Intl.DateTimeFormat('sv', day).format(at)) / DAY_MS;
}

function format(locale: string, options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat(locale, options).format(at);
}
