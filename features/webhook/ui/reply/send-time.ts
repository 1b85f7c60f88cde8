/** Tests follow each other quickly, so their times have seconds. */
const TIME = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;

/**
 * The time of day, such as `14:05:32`.
 * @param at milliseconds since 1970
 */
export function timeOfDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, TIME).format(at);
}

/**
 * When a test was sent: only the time of day if that was today.
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function sendTime(at: number, now: number, language: string): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const isToday = day.format(at) === day.format(now);
  return isToday
    ? timeOfDay(at, language)
    : new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', ...TIME }).format(at);
}
