import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isSameWatch, type Watch } from './watch.ts';
import type { WatchStore } from './watch-state.ts';

export interface WatchedRow {
  watch: Watch;
  /** It was stopped here, and can be taken up again. */
  isStopped: boolean;
}

export interface WatchedState {
  store: WatchStore;
  /** Of the selected environment: with news first, then the latest; ended ones last. */
  rows: ReadonlySignal<readonly WatchedRow[]>;
  /** How many rest because the other environment is not selected. */
  elsewhere: ReadonlySignal<number>;
  stop(watch: Watch): Promise<void>;
  undo(watch: Watch): Promise<void>;
}

/** The list of watched IDs. A stopped one stays in its place for as long as the popup is open. */
export function createWatchedState(store: WatchStore): WatchedState {
  const stopped = signal<readonly Watch[]>([]);

  const rows = computed(() => {
    const { watches = [], environment } = store.watches.value ?? {};
    const gone = stopped.value.filter((each) => !watches.some((watch) => isSameWatch(watch, each)));
    return [
      ...watches.map((watch) => ({ watch, isStopped: false })),
      ...gone.map((watch) => ({ watch, isStopped: true })),
    ]
      .filter(({ watch }) => watch.environment === environment)
      .sort((one, other) => rank(one.watch) - rank(other.watch) || other.watch.since - one.watch.since);
  });

  const elsewhere = computed(() => {
    const { watches = [], environment } = store.watches.value ?? {};
    return watches.filter((watch) => watch.environment !== environment && !watch.ended).length;
  });

  return {
    store,
    rows,
    elsewhere,
    async stop(watch) {
      stopped.value = [...stopped.value.filter((each) => !isSameWatch(each, watch)), watch];
      await store.stop(watch);
    },
    async undo(watch) {
      await store.resume(watch);
      stopped.value = stopped.value.filter((each) => !isSameWatch(each, watch));
    },
  };
}

function rank({ hasNews, ended }: Watch): number {
  if (hasNews) return 0;
  return ended ? 2 : 1;
}
