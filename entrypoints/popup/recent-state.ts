import { type ReadonlySignal, signal } from '@preact/signals';
import type { Environment } from '../../utils/environment.ts';
import type { Failure, Outcome } from '../../utils/errors.ts';
import type { Send } from '../../utils/messaging.ts';
import type { RecentEntry } from '../../utils/recent.ts';

export type RecentList =
  | { step: 'loading' }
  | { step: 'ready'; entries: readonly RecentEntry[] }
  /** Damaged, or from a newer version. */
  | { step: 'unreadable' }
  | { step: 'failed'; failure: Failure };

export interface RecentState {
  /** Of one environment, latest look first. */
  list: ReadonlySignal<RecentList>;
  query: ReadonlySignal<string>;
  /** What was removed last and can be brought back. */
  removed: ReadonlySignal<readonly RecentEntry[]>;
  /** Why the latest change was not made. */
  failure: ReadonlySignal<Failure | undefined>;
  /** Shows the list of an environment. */
  show(environment: Environment): Promise<void>;
  /** Reads the list again, once it is shown. */
  reload(): Promise<void>;
  search(text: string): void;
  remove(trackingId: string): Promise<void>;
  clear(): Promise<void>;
  undo(): Promise<void>;
}

/** The IDs that were looked up lately. */
export function createRecentState(send: Send): RecentState {
  const list = signal<RecentList>({ step: 'loading' });
  const query = signal('');
  const removed = signal<readonly RecentEntry[]>([]);
  const failure = signal<Failure>();
  let shown: Environment | undefined;

  async function read(environment: Environment): Promise<void> {
    const outcome = await send('getRecent', { environment });
    // Another environment may have been selected meanwhile.
    if (environment !== shown) return;
    if (!outcome.ok) list.value = { step: 'failed', failure: outcome.failure };
    else if (outcome.value.unreadable) list.value = { step: 'unreadable' };
    else list.value = { step: 'ready', entries: outcome.value.entries };
  }

  /** Makes a change and shows what has become of the list. */
  async function change(
    ask: (environment: Environment) => Promise<Outcome<{ forgotten?: readonly RecentEntry[] }>>,
  ): Promise<void> {
    if (shown === undefined) return;
    const environment = shown;
    const outcome = await ask(environment);
    if (environment !== shown) return;
    failure.value = outcome.ok ? undefined : outcome.failure;
    if (outcome.ok) removed.value = outcome.value.forgotten ?? [];
    await read(environment);
  }

  return {
    list,
    query,
    removed,
    failure,
    async show(environment) {
      if (environment !== shown) {
        list.value = { step: 'loading' };
        query.value = '';
        removed.value = [];
        failure.value = undefined;
      }
      shown = environment;
      await read(environment);
    },
    reload: async () => (shown === undefined ? undefined : read(shown)),
    search(text) {
      query.value = text;
    },
    remove: (trackingId) => change((environment) => send('removeRecent', { environment, trackingId })),
    async clear() {
      query.value = '';
      await change((environment) => send('clearRecent', { environment }));
    },
    undo: () => change(() => send('restoreRecent', { forgotten: [...removed.value] })),
  };
}
