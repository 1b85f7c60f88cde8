import { type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/latest-only.ts';
import type { NotificationPermission } from '../../utils/notification-permission.ts';
import type { Outcome } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { statusCategoryOf } from '../shipment/status.ts';
import { isSameWatch, MOST_WATCHES, type Watch, type Watches, type WatchKey } from './watch.ts';
import { lastDay } from './watch-words.ts';

/** What the button of one shipment shows and does. */
export interface WatchControl {
  isOn: boolean;
  /** The day on which a watch that is on ends at the latest. */
  lastDay?: string;
  /** Whether the browser shows what changes. */
  isNotified: boolean;
  /** There is no room for another watch. */
  isFull: boolean;
  toggle(): void;
}

export interface WatchStore {
  /** Unknown until the background has answered. */
  watches: ReadonlySignal<Watches | undefined>;
  isNotified: ReadonlySignal<boolean>;
  /** Reads the watches, again when they may have changed. */
  load(): Promise<void>;
  /** Asks for notifications with the first watch; only inside a click. */
  start(key: WatchKey): Promise<void>;
  stop(key: WatchKey): Promise<void>;
  /** Takes a watch up again that was stopped. */
  resume(watch: Watch): Promise<void>;
  /** Only inside a click. */
  allowNotifications(): Promise<void>;
  /** @returns nothing where there is nothing to watch: no answer, or one that says that it was delivered */
  control(lookup: Lookup | undefined, locale: string): WatchControl | undefined;
}

/** The watched IDs, as one of the extension's own pages sees and changes them. */
export function createWatchStore(send: Send, permission: NotificationPermission): WatchStore {
  const watches = signal<Watches>();
  const isNotified = signal(false);

  const readings = latestOnly();

  /** Takes the answer to a change: it is newer than what was asked before it came. */
  function take(outcome: Outcome<Watches>): void {
    if (!outcome.ok) return;
    readings.drop();
    watches.value = outcome.value;
  }

  async function allowNotifications(): Promise<void> {
    isNotified.value = await permission.request();
  }

  function start({ environment, trackingId }: WatchKey): Promise<void> {
    const isFirst = !watches.value?.watches.some(({ ended }) => !ended);
    // The question to the agent comes first, while the click still counts; the watch does not wait for the answer.
    if (isFirst && !isNotified.value) void allowNotifications();
    return send('watch', { environment, trackingId }).then(take);
  }

  async function stop({ environment, trackingId }: WatchKey): Promise<void> {
    take(await send('unwatch', { environment, trackingId }));
  }

  return {
    watches,
    isNotified,
    start,
    stop,
    allowNotifications,
    async resume(watch) {
      const { environment, trackingId } = watch;
      take(await send('watch', { environment, trackingId, resumed: watch }));
    },
    async load() {
      const isLatest = readings.ask();
      const outcome = await send('getWatches', {});
      if (outcome.ok && isLatest()) watches.value = outcome.value;
      // Not before: somebody may have been asked for it meanwhile.
      isNotified.value = await permission.isGranted();
    },
    control(lookup, locale) {
      const known = watches.value?.watches;
      if (!known || !lookup) return undefined;
      const watch = known.find((each) => isSameWatch(each, lookup) && !each.ended);
      if (!watch && statusCategoryOf(lookup.shipment) === 'delivered') return undefined;
      return {
        isOn: watch !== undefined,
        ...(watch ? { lastDay: lastDay(watch, locale) } : {}),
        isNotified: isNotified.value,
        isFull: known.filter(({ ended }) => !ended).length >= MOST_WATCHES,
        toggle: () => void (watch ? stop(watch) : start(lookup)),
      };
    },
  };
}
