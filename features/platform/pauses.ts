import { fail } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import type { Http } from './http.ts';
import { EnvironmentSchema } from './model.ts';
import { MAX_RETRY_AFTER_MS } from './retry-after.ts';

/** A pause that the platform asked for with a 429, until milliseconds since 1970. */
export const PauseSchema = z.object({
  environment: EnvironmentSchema,
  origin: z.string(),
  until: z.number(),
});
export type Pause = z.infer<typeof PauseSchema>;

interface PauseStore {
  read(): Promise<Pause[]>;
  write(pauses: Pause[]): Promise<void>;
}

/**
 * Creates a wrapper for all `Http` functions of the Partner API, so that lookups and exchanges of an environment share
 * the pauses that the platform asks for, also after a worker restart. During a pause they get `rateLimited` with the
 * remaining time, and nothing is sent.
 * @param now milliseconds since 1970
 */
export function createSharedPauses(store: PauseStore, now: () => number): (http: Http) => Http {
  const pauses = new Map<string, Pause>();
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= store.read().then(
      (stored) => stored.forEach(add),
      () => {
        // Requests must work without storage; the next one tries to read it again.
        loading = undefined;
      },
    );
    return loading;
  }

  function add(pause: Pause): void {
    const known = pauses.get(keyOf(pause));
    if (!known || known.until < pause.until) pauses.set(keyOf(pause), pause);
  }

  /** A pause of more than the maximum is not one: the clock was set back, and its end is unknown. */
  function remainingMs({ until }: Pause): number {
    const ms = until - now();
    return ms <= MAX_RETRY_AFTER_MS ? Math.max(0, ms) : 0;
  }

  async function begin(pause: Pause): Promise<void> {
    for (const [key, known] of pauses) if (remainingMs(known) === 0) pauses.delete(key);
    add(pause);
    // Without storage, the pause holds as long as this background.
    await store.write([...pauses.values()]).catch(() => undefined);
  }

  return (http) => async (request) => {
    const { environment } = request;
    if (environment === undefined) return http(request);
    const { host, origin } = new URL(request.url);
    await load();
    const pause = pauses.get(keyOf({ environment, origin }));
    const waitMs = pause ? remainingMs(pause) : 0;
    if (waitMs > 0) return fail('rateLimited', { host, retryAfterMs: waitMs });
    const outcome = await http(request);
    if (!outcome.ok && outcome.failure.kind === 'rateLimited' && outcome.failure.retryAfterMs) {
      await begin({ environment, origin, until: now() + outcome.failure.retryAfterMs });
    }
    return outcome;
  };
}

function keyOf({ environment, origin }: Pick<Pause, 'environment' | 'origin'>): string {
  return `${environment} ${origin}`;
}
