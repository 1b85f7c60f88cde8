/**
 * `zod/mini`, whose functions bundlers can leave out if no schema uses them, unlike methods. It has no error texts;
 * messages of issues are not shown.
 */
import * as z from 'zod/mini';
import { FAILURE_KINDS } from './outcome.ts';

// Extension pages forbid eval; without this setting zod probes for it once, and the probe is reported as a CSP
// violation.
z.config({ jitless: true });

export { z };

/** The result of `safeRead`. */
type Reading<T> =
  | { success: true; data: T; error?: undefined }
  | { success: false; data?: undefined; error: z.core.$ZodError };

/**
 * Parses a value from outside. Unlike zod's own function it never throws: zod compares the length of a value even if
 * the value is neither text nor list, which throws for `{"length": {"toString": 0}}`; and a value may be nested too
 * deeply for the stack.
 * @returns the parsed value or the problems; a single problem with the whole value if it could not be compared
 */
export function safeRead<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  options?: z.core.ParseContext<z.core.$ZodIssue>,
): Reading<T> {
  try {
    const parsed = schema.safeParse(value, options);
    return parsed.success ? { success: true, data: parsed.data } : { success: false, error: parsed.error };
  } catch {
    return {
      success: false,
      error: new z.core.$ZodError([{ code: 'custom', path: [], message: 'unreadable', input: value }]),
    };
  }
}

/**
 * An object with any names, whose values match `value`. Not `z.record`, which would weigh two kilobytes in the background
 * and says the same.
 */
export function recordOf<T>(value: z.ZodMiniType<T>) {
  return z.catchall(z.object({}), value);
}

/** An object with some of these names and no others, whose values match `value`. Not `z.partialRecord`, see `recordOf`. */
export function partialRecordOf<K extends string, T>(
  names: readonly K[],
  value: z.ZodMiniType<T>,
): z.ZodMiniType<Partial<Record<K, T>>> {
  const member = z.optional(value);
  const shape = Object.fromEntries(names.map((name) => [name, member])) as Record<K, typeof member>;
  return z.strictObject(shape) as z.ZodMiniType<Partial<Record<K, T>>>;
}

/** A message or reply without content. */
export const EmptySchema = z.object({});

/** For all fields with any text that may be absent: each schema takes time at every start of the background. */
export const OptionalTextSchema = z.optional(z.string());

export const FailureKindSchema = z.enum(FAILURE_KINDS);

/** See `Failure`. */
export const FailureSchema = z.object({
  kind: FailureKindSchema,
  detail: z.optional(z.string().check(z.maxLength(500))),
  host: OptionalTextSchema,
  status: z.optional(z.int()),
  retryAfterMs: z.optional(z.number().check(z.nonnegative())),
  at: z.optional(z.number()),
  generation: z.optional(z.number()),
  isUncertain: z.optional(z.literal(true)),
});

/** The schema of an outcome whose value matches `value`. */
export function outcomeOf<T>(value: z.ZodMiniType<T>) {
  return z.union([
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), failure: FailureSchema }),
  ]);
}
