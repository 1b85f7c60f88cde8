import { createCoalescingWriter, lazyAsync } from '../../utils/async.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { HandlersOf } from '../../utils/messaging.ts';
import { succeed } from '../../utils/outcome.ts';
import type { EndedRequest } from '../platform/http.ts';
import type { diagnosticsMessages } from './messages.ts';
import { type ActivityEntry, type ActivityReason, MAX_ACTIVITY } from './storage.ts';

export interface ActivityLog {
  /** Returns the function that logs requests made for this reason when they have ended. */
  recorder(why: ActivityReason): (ended: EndedRequest) => void;
  /** Returns the entries, latest first. */
  getEntries(): Promise<ActivityEntry[]>;
  clear(): Promise<void>;
  /** Restores removed entries, below those that were added since. */
  restore(removed: ActivityEntry[]): Promise<void>;
}

interface Dependencies {
  read(): Promise<ActivityEntry[]>;
  write(entries: ActivityEntry[]): Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

const join = (latest: ActivityEntry[], earlier: ActivityEntry[]) =>
  [...latest, ...earlier].slice(0, MAX_ACTIVITY);

/** Logs the last requests of this browser session, for troubleshooting. */
export function createActivityLog({ read, write, now }: Dependencies): ActivityLog {
  const save = createCoalescingWriter(write);
  let entries: ActivityEntry[] = [];
  const ready = lazyAsync(async () => {
    const saved = await read();
    entries = join(entries, saved);
  });

  async function change(changed: () => ActivityEntry[]): Promise<void> {
    await ready();
    entries = changed();
    await save(() => entries);
  }

  function note(entry: ActivityEntry): void {
    entries = join([entry], entries);
    ready()
      .then(() => save(() => entries))
      .catch((error: unknown) => logUnexpected('the list of requests', error));
  }

  return {
    recorder(why) {
      return ({ request, outcome, startedAt }) => {
        const { host } = new URL(request.url);
        const status = outcome.ok ? outcome.value.status : outcome.failure.status;
        note({
          at: startedAt,
          why,
          method: request.method,
          host,
          ...(status === undefined ? {} : { status }),
          ...(outcome.ok ? {} : { failure: outcome.failure.kind }),
          durationMs: Math.max(0, now() - startedAt),
        });
      };
    },
    async getEntries() {
      await ready();
      return entries;
    },
    clear: () => change(() => []),
    restore: (removed) => change(() => join(entries, removed)),
  };
}

/** Handlers that return and clear the request log. */
export function diagnosticsHandlers(activity: ActivityLog): HandlersOf<typeof diagnosticsMessages> {
  return {
    getActivity: async () => succeed({ entries: await activity.getEntries() }),
    async clearActivity() {
      await activity.clear();
      return succeed({});
    },
    async restoreActivity({ entries }) {
      await activity.restore(entries);
      return succeed({});
    },
  };
}
