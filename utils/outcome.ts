import { z } from './zod.ts';

/** Everything that can keep an agent from an answer. Each kind has one sentence in the message catalogue. */
export const FailureKindSchema = z.enum([
  'notConfigured', // no platform address is set for the selected environment
  'settingsUnreadable', // settings exist but cannot be read (damaged, or written by a newer version)
  'permissionMissing', // the browser has not granted access to the platform's host
  'keyMissing', // no Partner API key for this environment and origin
  'keyRejected', // the platform refused the key, or refuses every token made with it
  'invalidInput', // what was entered cannot be a tracking ID, an address, a payload …
  'notFound', // the platform answered that it has no such shipment
  'rateLimited', // 429
  'timedOut', // no complete answer within the time limit
  'offline', // the host could not be reached
  'redirected', // the host answered with a redirect, which is never followed with a key
  'platformError', // the platform answered with an error of its own
  'unreadableReply', // the platform answered with something that is not its interface
  'interrupted', // the background stopped in the middle of the request
]);
export type FailureKind = z.infer<typeof FailureKindSchema>;

/** A failure as a value: safe to show, log and send between contexts. Never holds a key, a token or a header. */
export const FailureSchema = z.object({
  kind: FailureKindSchema,
  /** The platform's own words, or the part of the input at fault. Plain text, at most 500 characters. */
  detail: z.string().max(500).optional(),
  /** Host that was asked, such as `api.example.com`. */
  host: z.string().optional(),
  /** HTTP status, where there was one. */
  status: z.number().int().optional(),
  /** Milliseconds after which asking again makes sense. */
  retryAfterMs: z.number().nonnegative().optional(),
});
export type Failure = z.infer<typeof FailureSchema>;

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** The schema of an outcome whose value has this schema. */
export function outcomeOf<T>(value: z.ZodType<T>) {
  return z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), failure: FailureSchema }),
  ]);
}

/** Wraps a success. */
export function succeed<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/**
 * Wraps a failure. `detail` is cut at 500 characters, so that a hostile reply cannot flood a card.
 * @param kind what went wrong
 * @param more host, status, detail, milliseconds to wait
 */
export function fail(kind: FailureKind, more: Omit<Failure, 'kind'> = {}): { ok: false; failure: Failure } {
  const detail = more.detail?.slice(0, 500);
  return { ok: false, failure: { ...more, ...(detail === undefined ? {} : { detail }), kind } };
}

/**
 * Failures that are the same for every ID and that waiting does not mend: the settings, the key or the access have to
 * change first.
 */
export const NEEDS_CHANGE: ReadonlySet<FailureKind> = new Set([
  'notConfigured',
  'settingsUnreadable',
  'permissionMissing',
  'keyMissing',
  'keyRejected',
  'redirected',
]);
