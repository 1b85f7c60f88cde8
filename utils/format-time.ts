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

/** A day and time of day for the middle of a sentence. */
export interface SpokenTime {
  /** `today` or `yesterday`, where it was one of these. */
  near?: string;
  /** Such as `Wed 18 Nov`, with the year where it is another one. */
  day: string;
  /** Such as `18 Nov 2026`, for texts that are read later. */
  fullDay: string;
  /** Such as `14:32`; absent where only the day is known. */
  time?: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Making one takes longer than using it a hundred times, and a history has many times. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** `YYYY-MM-DD` */
const DAY_LENGTH = 10;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

const SHORT_DATE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const FULL_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
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
  if (!hasZone(iso)) return formatGiven(iso.slice(0, DAY_LENGTH), iso.slice(DAY_LENGTH + 1), locale);
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return undefined;
  const zone = timeZone ? { timeZone } : {};
  const isThisYear = yearOf(at, timeZone) === yearOf(now, timeZone);
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
  const day = date ? FULL_DATE : {};
  const clock = time ? ({ hour: 'numeric', minute: '2-digit', second: '2-digit' } as const) : {};
  const text = format(locale, { ...day, ...clock, timeZone: 'UTC' }, at);
  return { iso, short: text, exact: text };
}

/**
 * A time as one would say it. A time without zone is that of its place, as given: it counts as yesterday when its date is
 * that of the reader's yesterday.
 * @param iso ISO 8601, with or without zone; may be a day alone
 * @param now milliseconds since 1970
 * @param timeZone the browser's own unless told
 */
export function speakTime(
  iso: string,
  locale: string,
  now: number,
  timeZone?: string,
): SpokenTime | undefined {
  const zone = hasZone(iso) ? timeZone : 'UTC';
  const at = instantOf(iso);
  if (Number.isNaN(at)) return undefined;
  const days = daysSince(iso, now, timeZone);
  const isThisYear = yearOf(at, zone) === yearOf(now, timeZone);
  const options = zone ? { timeZone: zone } : {};
  const isNear = days === 0 || days === 1;
  return {
    ...(isNear
      ? { near: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day') }
      : {}),
    day: format(locale, { ...SHORT_DATE, ...(isThisYear ? {} : { year: 'numeric' }), ...options }, at),
    fullDay: format(locale, { ...FULL_DATE, ...options }, at),
    ...(iso.length > DAY_LENGTH ? { time: format(locale, { timeStyle: 'short', ...options }, at) } : {}),
  };
}

/**
 * Days by the calendar since a time; a date without zone is compared as it is given.
 * @param iso ISO 8601, with or without zone; may be a day alone
 * @param now milliseconds since 1970
 * @param timeZone the reader's; the browser's own unless told
 * @returns NaN for what is no time
 */
export function daysSince(iso: string, now: number, timeZone?: string): number {
  const at = instantOf(iso);
  if (Number.isNaN(at)) return Number.NaN;
  return dayNumber(now, timeZone) - dayNumber(at, hasZone(iso) ? timeZone : 'UTC');
}

/** Whether an ISO 8601 time names its zone. */
export function hasZone(iso: string): boolean {
  return HAS_ZONE.test(iso);
}

/** A time without zone as if it were in UTC, to be read and written there. */
function instantOf(iso: string): number {
  if (hasZone(iso)) return Date.parse(iso);
  return Date.parse(`${iso.slice(0, DAY_LENGTH)}T${iso.slice(DAY_LENGTH + 1, 19) || '00:00:00'}Z`);
}

/** A time of the last days, by the day as people say it. */
export interface PastMoment {
  /** `earlier` is everything before yesterday. */
  day: 'today' | 'yesterday' | 'earlier';
  /** The time of today or yesterday, such as `09:10`; of another day of the last week `Tuesday 09:10`; else with the date. */
  text: string;
  /** Machine-readable, for `<time datetime>`. */
  iso: string;
  /** In full, with the zone. */
  exact: string;
}

/**
 * Shows when something was seen, by the calendar of the reader's zone.
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 * @param timeZone the browser's own unless told
 */
export function formatPast(at: number, locale: string, now: number, timeZone?: string): PastMoment {
  const zone = timeZone ? { timeZone } : {};
  const days = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : 'earlier';
  const isThisWeek = days > 1 && days < 7;
  const date = day !== 'earlier' ? {} : isThisWeek ? ({ weekday: 'long' } as const) : SHORT_DATE;
  return {
    day,
    text: format(locale, { ...date, ...TIME, ...zone }, at),
    iso: new Date(at).toISOString(),
    exact: format(locale, { ...EXACT, timeZoneName: 'short', ...zone }, at),
  };
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
  return Date.parse(format('sv', day, at)) / DAY_MS;
}

function yearOf(at: number, timeZone?: string): string {
  return format('en', { year: 'numeric', ...(timeZone ? { timeZone } : {}) }, at);
}

function format(locale: string, options: Intl.DateTimeFormatOptions, at: number): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known.format(at);
}
