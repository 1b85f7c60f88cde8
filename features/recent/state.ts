import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure, Outcome } from '../../utils/outcome.ts';
import type { Environment } from '../platform/model.ts';
import type { ReplyTo } from '../protocol.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { LastList, RecentEntry } from './model.ts';

type RecentList =
  | { step: 'loading' }
  | { step: 'ready'; entries: readonly RecentEntry[]; days: number }
  /** Damaged, or from a newer version. */
  | { step: 'unreadable' }
  | { step: 'failed'; failure: Failure };

export interface RecentState {
  /** The entries of one environment, latest lookup first. */
  list: ReadonlySignal<RecentList>;
  query: ReadonlySignal<string>;
  /** The last removed entries, which can be restored. */
  removed: ReadonlySignal<readonly RecentEntry[]>;
  /** Why the latest change failed. */
  failure: ReadonlySignal<Failure | undefined>;
  /** Shows the list of an environment. */
  show(environment: Environment): Promise<void>;
  /** Reloads the list, if it is shown. */
  reload(): Promise<void>;
  search(text: string): void;
  remove(trackingId: string): Promise<void>;
  clear(): Promise<void>;
  undo(): Promise<void>;
}

/** State of the list of recent IDs. */
export function createRecentState(send: PopupSend): RecentState {
  const list = signal<RecentList>({ step: 'loading' });
  const query = signal('');
  const removed = signal<readonly RecentEntry[]>([]);
  const failure = signal<Failure>();
  let shown: Environment | undefined;
  /** The latest list, if it was removed too. */
  let removedList: LastList | undefined;

  const readings = latestOnly();
  const removals = latestOnly();

  /**
   * Reads the list of an environment, and shows it if it is still selected.
   * @param also updates to apply together with the list
   */
  async function read(environment: Environment, also = () => {}): Promise<void> {
    const isLatest = readings.ask();
    const outcome = await send('getRecent', { environment });
    // Another environment may have been selected in the meantime.
    if (environment !== shown) return;
    batch(() => {
      also();
      if (isLatest()) list.value = listOf(outcome);
    });
  }

  /** Requests a change and reloads the list. */
  async function change<T>(
    request: (environment: Environment) => Promise<Outcome<T>>,
    done: (answer: T) => void,
  ): Promise<void> {
    if (shown === undefined) return;
    const environment = shown;
    const outcome = await request(environment);
    if (environment !== shown) return;
    await read(environment, () => {
      failure.value = outcome.ok ? undefined : outcome.failure;
      if (outcome.ok) done(outcome.value);
    });
  }

  /**
   * Removes entries. They can be restored until the next removal.
   * @param trackingId the ID to remove; all IDs if absent
   */
  function remove(trackingId?: string): Promise<void> {
    const isLatest = removals.ask();
    return change(
      (environment) =>
        trackingId === undefined
          ? send('clearRecent', { environment })
          : send('removeRecent', { environment, trackingId }),
      ({ forgotten, list }) => {
        if (!isLatest()) return;
        removed.value = forgotten;
        removedList = list;
      },
    );
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
    remove,
    async clear() {
      query.value = '';
      await remove();
    },
    async undo() {
      const forgotten = removed.value;
      await change(
        () => send('restoreRecent', { forgotten: [...forgotten], list: removedList }),
        () => {
          // Entries removed in the meantime can still be restored.
          if (removed.value === forgotten) removed.value = [];
        },
      );
    },
  };
}

function listOf(outcome: Outcome<ReplyTo<'getRecent'>>): RecentList {
  if (!outcome.ok) return { step: 'failed', failure: outcome.failure };
  const { unreadable, entries, days } = outcome.value;
  return unreadable ? { step: 'unreadable' } : { step: 'ready', entries, days };
}
