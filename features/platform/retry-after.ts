/**
 * The longest wait that is honoured, as in other clients: if the platform names a longer one, requests are sent again
 * after an hour.
 */
const MAX_RETRY_AFTER_MS = 60 * 60 * 1000;

/** The three forms of an HTTP date (RFC 9110, 5.6.7). `Date.parse` alone also accepts `-5` and `1.5` as dates. */
const DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3): seconds or an HTTP date.
 * @param now milliseconds since 1970
 * @returns milliseconds, one hour at most; `undefined` if the header is absent, unreadable or names a time that is over
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  // A date is by the server's clock, whose time is in `Date`; the clock of this computer may be wrong.
  const serverTime = parseDate(headers.get('Date') ?? '') || now;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : parseDate(value) - serverTime;
  return ms >= 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : undefined;
}

function parseDate(value: string): number {
  if (!DATES.some((form) => form.test(value))) return Number.NaN;
  return Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
}
