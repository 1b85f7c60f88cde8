/**
 * A moment in the reader's own way of writing times, such as `22 Nov 2026, 14:05`.
 * @param at milliseconds since 1970
 */
export function dateAndTime(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
