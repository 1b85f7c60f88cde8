/** The reasons why an operation can fail. Each kind has its own texts in the message catalogue. */
export const FAILURE_KINDS = [
  'notConfigured', // no platform address is set for the selected environment
  'settingsUnreadable', // settings exist but cannot be read (damaged, or written by a newer version)
  'permissionMissing', // the browser has not granted access to the platform's host
  'keyMissing', // no Partner API key for this environment and origin
  'keyRejected', // the platform rejected the key, or rejects every token created with it
  'invalidInput', // the input is not a valid tracking ID, URL, payload …
  'notFound', // the platform has no such shipment
  'rateLimited', // 429
  'timedOut', // no complete answer within the time limit
  'offline', // the host could not be reached
  'redirected', // the host returned a redirect; a request with a key never follows one
  'platformError', // the platform returned an error
  'unreadableReply', // the platform returned a response that does not match its specification
  'interrupted', // the background stopped during the request
  'storageFull', // the browser has no room for what was to be saved
  'newerData', // a newer version of Waybill saved what would be overwritten
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A failure as a value: safe to show, log and send between contexts. Never contains a key, a token or a header. */
export interface Failure {
  kind: FailureKind;
  /** The platform's own message, or the invalid part of the input. Plain text, at most 500 characters. */
  detail?: string | undefined;
  /** Host of the request, such as `api.example.com`. */
  host?: string | undefined;
  /** HTTP status, if there was a response. */
  status?: number | undefined;
  /** Milliseconds until a retry makes sense. */
  retryAfterMs?: number | undefined;
  /** When the platform answered, in milliseconds since 1970; of `notFound`, which is an answer too. */
  at?: number | undefined;
  /** Generation of the settings with which the platform was asked; of `notFound`, like that of a lookup. */
  generation?: number | undefined;
  /** The request may have taken effect although its answer is missing. */
  isUncertain?: true | undefined;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Wraps a success. */
export function succeed<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/**
 * Wraps a failure. `detail` is truncated to 500 characters, so that a hostile response cannot flood a card.
 * @param kind the reason
 * @param more host, status, detail, milliseconds to wait
 */
export function fail(kind: FailureKind, more: Omit<Failure, 'kind'> = {}): { ok: false; failure: Failure } {
  const detail = more.detail?.slice(0, 500);
  return { ok: false, failure: { ...more, ...(detail === undefined ? {} : { detail }), kind } };
}

/** Failures to reach the platform, which pass with the network. */
export const UNREACHABLE: ReadonlySet<FailureKind> = new Set(['offline', 'timedOut']);

/**
 * Failures that affect every ID and do not pass by themselves: the settings, the key or the access must change first.
 */
export const NEEDS_CHANGE: ReadonlySet<FailureKind> = new Set([
  'notConfigured',
  'settingsUnreadable',
  'permissionMissing',
  'keyMissing',
  'keyRejected',
  'redirected',
]);
