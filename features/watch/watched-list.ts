import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isSameWatch } from './limits.ts';
import type { Watch } from './model.ts';
import type { WatchStore } from './state.ts';

interface WatchedRow {
  watch: Watch;
  /** Whether the user stopped it in this list and can resume it. */
  isStopped: boolean;
}

export interface WatchedList {
  store: WatchStore;
  /** Watches of the selected environment: unseen changes first, then the latest, then ended ones. */
  rows: ReadonlySignal<readonly WatchedRow[]>;
  /** Number of watches that are paused because the other environment is not selected. */
  elsewhere: ReadonlySignal<number>;
  stop(watch: Watch): Promise<void>;
  undo(watch: Watch): Promise<void>;
  /** Stops all watches of the list. */
  stopAll(): Promise<void>;
  /** Resumes all that were stopped in this list. */
  undoAll(): Promise<void>;
}

/** The list of watched IDs. A stopped one stays in its place while the popup is open. */
export function createWatchedList(store: WatchStore): WatchedList {
  const stopped = signal<readonly Watch[]>([]);

  const rows = computed(() => {
    const { watches = [], environment } = store.watches.value ?? {};
    const gone = stopped.value.filter((each) => !watches.some((watch) => isSameWatch(watch, each)));
    return [
      ...watches.map((watch) => ({ watch, isStopped: false })),
      ...gone.map((watch) => ({ watch, isStopped: true })),
    ]
      .filter(({ watch }) => watch.environment === environment)
      .sort((a, b) => rank(a.watch) - rank(b.watch) || b.watch.since - a.watch.since);
  });

  const elsewhere = computed(() => {
    const { watches = [], environment } = store.watches.value ?? {};
    return watches.filter((watch) => watch.environment !== environment && !watch.ended).length;
  });

  async function stop(watch: Watch): Promise<void> {
    stopped.value = [...stopped.value.filter((each) => !isSameWatch(each, watch)), watch];
    await store.stop(watch);
  }

  async function undo(watch: Watch): Promise<void> {
    await store.resume(watch);
    // If the background refused it, the row stays, so that the user can try again.
    if (!store.watches.value?.watches.some((each) => isSameWatch(each, watch))) return;
    stopped.value = stopped.value.filter((each) => !isSameWatch(each, watch));
  }

  return {
    store,
    rows,
    elsewhere,
    stop,
    undo,
    async stopAll() {
      for (const { watch, isStopped } of rows.value) if (!isStopped) await stop(watch);
    },
    async undoAll() {
      for (const { watch, isStopped } of rows.value) if (isStopped) await undo(watch);
    },
  };
}

function rank({ hasNews, ended }: Watch): number {
  if (hasNews) return 0;
  return ended ? 2 : 1;
}
