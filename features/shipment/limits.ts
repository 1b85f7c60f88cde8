/** The limits of IDs, statuses and responses. Not in `model.ts` with the schemas, because card and popup load no zod. */

const MIN_ID_LENGTH = 3;
const MAX_ID_LENGTH = 64;
const ID = /^[^\s\p{Cc}\p{Cf}]+$/u;

/**
 * Whether a value can be a value of `trackingId=`. The specification defines no format, so only the length in
 * characters, spaces and control characters are checked.
 */
export function isTrackingId(value: unknown): value is string {
  // A character has one or two units; a text of megabytes is not counted.
  if (typeof value !== 'string' || value.length > 2 * MAX_ID_LENGTH || !ID.test(value)) return false;
  const { length } = [...value];
  return length >= MIN_ID_LENGTH && length <= MAX_ID_LENGTH;
}

/** Whether a text has a digit, as all IDs known so far do. */
export const hasDigit = (text: string): boolean => /\p{N}/u.test(text);

/** An ID without the differences between systems, which write it in groups and in either letter case. */
export const bareId = (id: string) => id.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Whether two systems mean the same ID. */
export const isSameId = (a: string, b: string): boolean => bareId(a) === bareId(b);

/** Up to this number of IDs, a list is looked up at once; a longer one is shown first. */
export const MAX_FEW = 10;

/** Maximum length: longer than any status name, shorter than most sentences about a person. */
export const MAX_STATUS_NAME = 40;

/** Maximum number of IDs in one request for known statuses. */
export const MAX_STATUSES_ASKED = 200;

/** The background truncates responses to this length in UTF-16 code units. */
export const MAX_RAW_LENGTH = 200_000;
