import { fail } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import type { Http } from './http.ts';
import { EnvironmentSchema } from './model.ts';

/** The pause after a 429 that names no time. Each consecutive one is twice as long, up to the maximum. */
const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

/** A pause after a 429. Times are milliseconds since 1970. */
export const PauseSchema = z.object({
  environment: EnvironmentSchema,
  origin: z.string(),
  begunAt: z.number(),
  until: z.number(),
  /** The length of the pause, if the platform did not name one. */
  backoffMs: z.optional(z.number().check(z.positive(), z.maximum(MAX_BACKOFF_MS))),
});
export type Pause = z.infer<typeof PauseSchema>;

interface PauseStore {
  read(): Promise<Pause[]>;
  write(pauses: Pause[]): Promise<void>;
}

/**
 * Creates a wrapper for all `Http` functions of the Partner API, so that lookups and exchanges of an environment share
 * the pauses that the platform asks for, also after a worker restart. A 429 that names no time begins a short pause.
 * During a pause they get `rateLimited` with the remaining time, and nothing is sent.
 * @param now milliseconds since 1970
 */
export function createSharedPauses(store: PauseStore, now: () => number): (http: Http) => Http {
  const pauses = new Map<string, Pause>();
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= store.read().then(
      (stored) => stored.forEach(add),
      () => {
        // Requests must work without storage. The next request reads it again.
        loading = undefined;
      },
    );
    return loading;
  }

  function add(pause: Pause): void {
    const known = pauses.get(keyOf(pause));
    if (!known || known.until < pause.until) pauses.set(keyOf(pause), pause);
  }

  /** Ignores a pause that begins in the future: the clock was set back, so its end is unknown. */
  function remainingMs({ begunAt, until }: Pause): number {
    return begunAt <= now() ? Math.max(0, until - now()) : 0;
  }

  async function begin(pause: Omit<Pause, 'begunAt' | 'until'>, ms: number): Promise<void> {
    for (const [key, known] of pauses) if (remainingMs(known) === 0) pauses.delete(key);
    add({ ...pause, begunAt: now(), until: now() + ms });
    // If storage fails, the pause lasts only as long as this background.
    await store.write([...pauses.values()]).catch(() => undefined);
  }

  /** The length of the next pause: twice that of the earlier one, unless that ended long ago. */
  function backoffAfter(earlier: Pause | undefined): number {
    if (earlier?.backoffMs === undefined || now() - earlier.until >= MAX_BACKOFF_MS) return MIN_BACKOFF_MS;
    return Math.min(earlier.backoffMs * 2, MAX_BACKOFF_MS);
  }

  return (http) => async (request) => {
    const { environment } = request;
    if (environment === undefined) return http(request);
    const { host, origin } = new URL(request.url);
    const owner = { environment, origin };
    await load();
    const earlier = pauses.get(keyOf(owner));
    const waitMs = earlier ? remainingMs(earlier) : 0;
    if (waitMs > 0) return fail('rateLimited', { host, retryAfterMs: waitMs });
    const outcome = await http(request);
    // Otherwise a pause began during this request, so the answer says nothing about that pause.
    const isLatest = pauses.get(keyOf(owner)) === earlier;
    if (outcome.ok && isLatest) pauses.delete(keyOf(owner));
    if (outcome.ok || outcome.failure.kind !== 'rateLimited') return outcome;
    const { retryAfterMs: namedMs } = outcome.failure;
    const backoffMs = backoffAfter(earlier);
    if (namedMs) await begin(owner, namedMs);
    else if (isLatest) await begin({ ...owner, backoffMs }, backoffMs);
    return namedMs ? outcome : fail('rateLimited', { ...outcome.failure, retryAfterMs: backoffMs });
  };
}

function keyOf({ environment, origin }: Pick<Pause, 'environment' | 'origin'>): string {
  return `${environment} ${origin}`;
}
