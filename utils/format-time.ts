/** A point in time, formatted for display. */
export interface Moment {
  /** Machine-readable, for `<time datetime>`. */
  iso: string;
  /** Such as `Wed 18 Nov, 14:32`; breaks after a comma at most. */
  short: string;
  /** Such as `3 days ago`; absent if the zone is unknown. */
  relative?: string;
  /** In full, with the zone if there is one. */
  exact: string;
}

/** A day and a time of day, for use in a sentence. */
export interface SpokenTime {
  /** `today` or `yesterday`; absent for other days. */
  near?: string | undefined;
  /** Such as `Wed 18 Nov`, with the year if it is not the current one. */
  day: string;
  /** Such as `18 Nov 2026`, for texts that may be read later. */
  fullDay: string;
  /** Such as `14:32`; absent if only the day is known. */
  time?: string | undefined;
  /** The time is that of a place whose zone is not known. */
  isLocal?: true | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Creating a format is slower than using it a hundred times, and a shipment's history contains many times. */
const formats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();
/** `YYYY-MM-DD` */
const DAY_LENGTH = 10;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

const SHORT_DATE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const FULL_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const EXACT = { ...FULL_DATE, ...TIME, weekday: 'short', second: '2-digit' } as const;

/**
 * Formats a time in the user's time zone; a time without a zone is not converted.
 * @param iso ISO 8601, with or without zone
 * @param now milliseconds since 1970
 * @param timeZone the browser's own by default
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
  const year = yearOf(at, timeZone) === yearOf(now, timeZone) ? undefined : 'numeric';
  return {
    iso,
    short: unbroken(format(locale, { ...SHORT_DATE, ...TIME, year, timeZone }, at)),
    relative: relativeTime(at, now, locale, timeZone),
    exact: format(locale, { ...EXACT, timeZoneName: 'short', timeZone }, at),
  };
}

/**
 * Formats a date and time without a zone in the user's locale, without conversion.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm:ss`
 */
export function formatGiven(
  date: string | undefined,
  time: string | undefined,
  locale: string,
): Moment | undefined {
  const iso = [date, time].filter(Boolean).join('T');
  // Parsed and formatted in the same zone, so it is not converted.
  const at = Date.parse(`${date ?? '1970-01-01'}T${(time || '00:00:00').slice(0, 8)}Z`);
  if (!iso || Number.isNaN(at)) return iso ? { iso, short: iso, exact: iso } : undefined;
  const day = date ? FULL_DATE : {};
  const clock = time ? ({ hour: 'numeric', minute: '2-digit', second: '2-digit' } as const) : {};
  const text = format(locale, { ...day, ...clock, timeZone: 'UTC' }, at);
  return { iso, short: text, exact: text };
}

/**
 * Formats a time for a sentence. A time without a zone is not converted: it counts as yesterday if its date is
 * yesterday's date in the user's time zone.
 * @param iso ISO 8601, with or without zone; may be only a day
 * @param now milliseconds since 1970
 * @param timeZone the browser's own by default
 */
export function speakTime(
  iso: string,
  locale: string,
  now: number,
  timeZone?: string,
): SpokenTime | undefined {
  const zone = hasZone(iso) ? timeZone : 'UTC';
  const at = parseTime(iso);
  if (Number.isNaN(at)) return undefined;
  const days = daysSince(iso, now, timeZone);
  const hasTime = iso.length > DAY_LENGTH;
  const year = yearOf(at, zone) === yearOf(now, timeZone) ? undefined : 'numeric';
  return {
    near: days === 0 || days === 1 ? relativeDay(-days, locale) : undefined,
    day: unbroken(format(locale, { ...SHORT_DATE, year, timeZone: zone }, at)),
    fullDay: format(locale, { ...FULL_DATE, timeZone: zone }, at),
    time: hasTime ? unbroken(format(locale, { timeStyle: 'short', timeZone: zone }, at)) : undefined,
    isLocal: hasTime && !hasZone(iso) ? true : undefined,
  };
}

/**
 * Calendar days since a time; a date without a zone is not converted before the comparison.
 * @param iso ISO 8601, with or without zone; may be only a day
 * @param now milliseconds since 1970
 * @param timeZone the user's; the browser's own by default
 * @returns NaN if `iso` is not a time
 */
export function daysSince(iso: string, now: number, timeZone?: string): number {
  const at = parseTime(iso);
  if (Number.isNaN(at)) return Number.NaN;
  return dayNumber(now, timeZone) - dayNumber(at, hasZone(iso) ? timeZone : 'UTC');
}

/** Whether an ISO 8601 time includes a zone. */
export function hasZone(iso: string): boolean {
  return HAS_ZONE.test(iso);
}

/**
 * Milliseconds since 1970. A time without a zone is parsed as UTC; formatting it in UTC returns the original time.
 * @param iso ISO 8601, with or without zone; may be only a day
 * @returns NaN if it is not a time
 */
export function parseTime(iso: string): number {
  if (hasZone(iso)) return Date.parse(iso);
  return Date.parse(`${iso.slice(0, DAY_LENGTH)}T${iso.slice(DAY_LENGTH + 1) || '00:00:00'}Z`);
}

/** A time in the past, with its day relative to today. */
interface PastMoment {
  /** `earlier`: any day before yesterday. */
  day: 'today' | 'yesterday' | 'earlier';
  /**
   * For today and yesterday the time, such as `09:10`; within the last week `Tuesday 09:10`; otherwise with the date.
   */
  text: string;
  /** Machine-readable, for `<time datetime>`. */
  iso: string;
  /** In full, with the zone. */
  exact: string;
}

/**
 * Formats a past time by the calendar of the user's time zone.
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 * @param timeZone the browser's own by default
 */
export function formatPast(at: number, locale: string, now: number, timeZone?: string): PastMoment {
  const days = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : 'earlier';
  const isThisWeek = days > 1 && days < 7;
  const date = day !== 'earlier' ? {} : isThisWeek ? ({ weekday: 'long' } as const) : SHORT_DATE;
  return {
    day,
    text: format(locale, { ...date, ...TIME, timeZone }, at),
    iso: new Date(at).toISOString(),
    exact: format(locale, { ...EXACT, timeZoneName: 'short', timeZone }, at),
  };
}

/** Names a day by its distance from today, such as `yesterday`. @param days positive if it is still to come */
export const relativeDay = (days: number, locale: string): string =>
  relativeFormat(locale).format(days, 'day');

/**
 * The time since then, such as `3 days ago`. Counts calendar days, so “yesterday” never means the day before yesterday.
 */
export function relativeTime(at: number, now: number, locale: string, timeZone?: string): string {
  const names = relativeFormat(locale);
  const distance = at - now;
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return names.format(0, 'second');
  if (size < HOUR_MS) return names.format(Math.trunc(distance / MINUTE_MS), 'minute');
  if (size < DAY_MS) return names.format(Math.trunc(distance / HOUR_MS), 'hour');
  if (size < 45 * DAY_MS) return names.format(dayNumber(at, timeZone) - dayNumber(now, timeZone), 'day');
  if (size < 365 * DAY_MS) return names.format(Math.trunc(distance / (30.44 * DAY_MS)), 'month');
  return names.format(Math.trunc(distance / (365.25 * DAY_MS)), 'year');
}

/** The time since then, such as `10 minutes ago`; `undefined` in the first minute. @param at milliseconds since 1970 */
export const ageOf = (at: number, now: number, locale: string): string | undefined =>
  now - at < MINUTE_MS ? undefined : relativeTime(at, now, locale);

/**
 * Formats a date and time in the user's locale, such as `22 Nov 2026, 14:05`.
 * @param at milliseconds since 1970
 */
export function dateAndTime(at: number, locale: string): string {
  return format(locale, { dateStyle: 'medium', timeStyle: 'short' }, at);
}

/**
 * Keeps a day, and a time with its “PM”, on one line: no-break spaces everywhere but after a comma. No comma between a
 * weekday and the day of its month, because Spanish has none in a sentence.
 */
function unbroken(text: string): string {
  return text.replace(/^(\p{L}+), (?=\d)/u, '$1 ').replace(/(?<!,) /g, '\u00a0');
}

/**
 * The calendar day of a time in a zone.
 * @param at milliseconds since 1970
 * @param timeZone the browser's own by default
 * @returns `YYYY-MM-DD`
 */
export function isoDay(at: number, timeZone?: string): string {
  // The Swedish date format is ISO 8601.
  return format('sv', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }, at);
}

/** The number of a calendar day in a zone. */
function dayNumber(at: number, timeZone?: string): number {
  return Date.parse(isoDay(at, timeZone)) / DAY_MS;
}

function yearOf(at: number, timeZone?: string): string {
  return format('en', { year: 'numeric', timeZone }, at);
}

function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  const known = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormats.set(locale, known);
  return known;
}

function format(locale: string, options: Intl.DateTimeFormatOptions, at: number): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known.format(at);
}
