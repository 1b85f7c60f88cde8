import { type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure, Outcome } from '../../utils/outcome.ts';
import type { SharedSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { statusCategoryOf } from '../shipment/status.ts';
import { isSameWatch, MAX_WATCHES } from './limits.ts';
import type { Watch, Watches, WatchKey } from './model.ts';
import { lastDay } from './watch-words.ts';

/** The watch button of one shipment. */
export interface WatchControl {
  isOn: boolean;
  /** The latest day on which an active watch ends. */
  lastDay: string | undefined;
  /** Whether the browser notifies of changes. */
  isNotified: boolean;
  /** Whether the limit of watches is reached. */
  isFull: boolean;
  /** Why the last change was not saved. */
  refusal: Failure | undefined;
  toggle(): void;
}

/** A change of a watch that was not saved. */
interface WatchRefusal extends WatchKey {
  failure: Failure;
}

export interface WatchStore {
  /** Undefined until the background has replied. */
  watches: ReadonlySignal<Watches | undefined>;
  /** Undefined if the last change was saved. */
  refusal: ReadonlySignal<WatchRefusal | undefined>;
  isNotified: ReadonlySignal<boolean>;
  /** Loads the watches, at the start and whenever they may have changed. */
  load(): Promise<void>;
  /** Requests notifications with the first watch. Call it inside a click. */
  start(key: WatchKey): Promise<void>;
  stop(key: WatchKey): Promise<void>;
  /** Continues a stopped watch. */
  resume(watch: Watch): Promise<void>;
  /** Call it inside a click. */
  allowNotifications(): Promise<void>;
  /** @returns `undefined` if there is nothing to watch: no answer, or a delivered shipment */
  control(lookup: Lookup | undefined, locale: string): WatchControl | undefined;
}

/**
 * The watched IDs, for one of the extension's own pages.
 * @param requestNotifications shows the browser's prompt, and resolves with whether notifications are allowed
 */
export function createWatchStore(send: SharedSend, requestNotifications: () => Promise<boolean>): WatchStore {
  const watches = signal<Watches>();
  const refusal = signal<WatchRefusal>();
  const isNotified = signal(false);

  const readings = latestOnly();
  const accessReadings = latestOnly();

  /** Requests a change. The reply is newer than any pending reading, which is dropped. */
  async function change(
    { environment, trackingId }: WatchKey,
    request: (key: WatchKey) => Promise<Outcome<Watches>>,
  ): Promise<void> {
    const key = { environment, trackingId };
    const outcome = await request(key);
    refusal.value = outcome.ok ? undefined : { ...key, failure: outcome.failure };
    if (!outcome.ok) return;
    readings.drop();
    watches.value = outcome.value;
  }

  async function allowNotifications(): Promise<void> {
    const isAllowed = await requestNotifications();
    accessReadings.drop();
    isNotified.value = isAllowed;
  }

  function start(key: WatchKey): Promise<void> {
    const isFirst = !watches.value?.watches.some(({ ended }) => !ended);
    // Show the browser's prompt first, while the click still counts; do not wait for the answer.
    if (isFirst && !isNotified.value) void allowNotifications();
    return change(key, (watch) => send('watch', watch));
  }

  const stop = (key: WatchKey): Promise<void> => change(key, (watch) => send('unwatch', watch));

  return {
    watches,
    refusal,
    isNotified,
    start,
    stop,
    allowNotifications,
    resume: (resumed) => change(resumed, (watch) => send('watch', { ...watch, resumed })),
    async load() {
      const isLatest = readings.ask();
      const outcome = await send('getWatches', {});
      if (outcome.ok && isLatest()) watches.value = outcome.value;
      // Read last, because the user may have answered a prompt in the meantime.
      const isLatestAccess = accessReadings.ask();
      const access = await send('getNotificationAccess', {});
      if (isLatestAccess()) isNotified.value = access.ok && access.value.isGranted;
    },
    control(lookup, locale) {
      const known = watches.value?.watches;
      if (!known || !lookup) return undefined;
      const watch = known.find((each) => isSameWatch(each, lookup) && !each.ended);
      if (!watch && statusCategoryOf(lookup) === 'delivered') return undefined;
      const refused = refusal.value;
      return {
        isOn: watch !== undefined,
        lastDay: watch && lastDay(watch, locale),
        isNotified: isNotified.value,
        isFull: known.filter(({ ended }) => !ended).length >= MAX_WATCHES,
        refusal: refused && isSameWatch(refused, lookup) ? refused.failure : undefined,
        toggle: () => void (watch ? stop(watch) : start(lookup)),
      };
    },
  };
}
