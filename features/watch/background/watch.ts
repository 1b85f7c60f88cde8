import { createQueue } from '../../../utils/async.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { AnsweredLookup, LookupOrigin } from '../../lookup/model.ts';
import type { Lookup } from '../../shipment/model.ts';
import { isSameWatch } from '../limits.ts';
import type { watchMessages } from '../messages.ts';
import type { Selected, StatusChange, Watch, Watches, WatchKey } from '../model.ts';
import type { WatchState } from '../storage.ts';
import {
  addWatch,
  afterAnswer,
  afterFailure,
  newWatch,
  replaceWatch,
  scheduleNext,
  withoutBackoff,
} from '../watch-changes.ts';
import { backoffFor, dueWatch, nextWake } from '../watch-plan.ts';

/** The one alarm of all watches. */
export interface WatchAlarm {
  /** @param at milliseconds since 1970; an earlier setting is replaced */
  set(at: number): Promise<void>;
  clear(): Promise<void>;
}

interface Dependencies {
  read(): Promise<Stored<WatchState>>;
  write(state: WatchState): Promise<void>;
  selected(): Promise<Selected>;
  /** Looks up a watched ID, but only in its own environment. */
  ask(watch: WatchKey): Promise<Outcome<Lookup>>;
  /** The cached answer for an ID. */
  recall(key: WatchKey): Promise<AnsweredLookup | undefined>;
  alarm: WatchAlarm;
  notify(change: StatusChange): Promise<void>;
  now: () => number;
}

export interface WatchService {
  getWatches(): Promise<Watches>;
  /** @param resumed a stopped watch of this ID, to be continued unchanged */
  add(key: WatchKey, resumed: Watch | undefined): Promise<Outcome<Watches>>;
  remove(key: WatchKey): Promise<Watches>;
  /** Looks up the due ID, if there is one, and sets the alarm for the next one. */
  check(): Promise<void>;
  /** Sets the alarm, or clears it if there is nothing to check. Call it at every start and when the settings change. */
  schedule(): Promise<void>;
  /** Updates the watch from a lookup by the agent. */
  note(lookup: AnsweredLookup, origin: LookupOrigin): Promise<void>;
  /** Clears the unseen change, because the agent is viewing the shipment. */
  seen(key: WatchKey): Promise<void>;
  /** Ends a pause for missing access. Call it when access to a host is granted. */
  accessGranted(): Promise<void>;
}

type Update<T> = (state: WatchState, selected: Selected) => { state: WatchState; result: T };

/**
 * Watches IDs until they are delivered, and reports changes. Production and sandbox never mix: an ID is looked up only
 * while its environment is the selected one. Changes run one after another, and each sets the alarm.
 */
export function createWatches(dependencies: Dependencies): WatchService {
  const { read, write, selected, ask, recall, alarm, notify, now } = dependencies;
  const enqueue = createQueue();

  /**
   * Applies one update to the stored state. If the update returns the same state, nothing is written.
   * @param mustSetAlarm whether to set the alarm even if nothing changed
   */
  function apply<T>(update: Update<T>, mustSetAlarm = false): Promise<T> {
    return enqueue(async () => {
      const [{ value: before }, selection] = await Promise.all([read(), selected()]);
      const { state, result } = update(before, selection);
      const changesAlarm = state !== before || mustSetAlarm;
      const wake = nextWake(state, selection, now());
      // Set before the write and cleared after it: if the browser refuses the write, the stored watches still have an
      // alarm, even if the previous one has rung.
      if (changesAlarm && wake !== undefined) await alarm.set(wake);
      if (state !== before) await write(state);
      if (changesAlarm && wake === undefined) await alarm.clear();
      return result;
    });
  }

  async function getWatches(): Promise<Watches> {
    const [stored, selection] = await Promise.all([read(), selected()]);
    const backoff = backoffFor(stored.value, selection);
    return {
      environment: selection.environment,
      watches: stored.value.watches,
      ...(backoff
        ? {
            backoff: {
              kind: backoff.kind,
              ...(backoff.until === undefined ? {} : { until: backoff.until }),
            },
          }
        : {}),
      unreadable: isUnreadable(stored.state),
    };
  }

  async function check(): Promise<void> {
    const turn = await apply((state, selection) => {
      const due = dueWatch(state, selection, now());
      const result = due && { due, generation: selection.generation };
      return { state: due ? scheduleNext(state, due, now()) : state, result };
    }, true);
    if (!turn) return;
    const { due, generation } = turn;
    const outcome = await ask(due);
    const change = await apply((state) => {
      const watch = activeWatch(state, due);
      // The watch was stopped or restarted during the lookup.
      if (watch?.since !== due.since) return { state, result: undefined };
      const after = outcome.ok
        ? afterAnswer(state, watch, outcome.value.shipment, now())
        : afterFailure(state, watch, outcome.failure, generation, now());
      return { state: after.state, result: after.change };
    });
    if (change) await notify(change);
  }

  return {
    getWatches,
    check,
    schedule: () => apply((state) => ({ state, result: undefined }), true),

    async add(key, resumed) {
      const known = await recall(key);
      const isAdded = await apply((state) => {
        if (activeWatch(state, key)) return { state, result: true };
        const watch = resumed && isSameWatch(resumed, key) ? resumed : newWatch(key, known, now());
        const added = addWatch(state, watch);
        return { state: added ?? state, result: added !== undefined };
      });
      return isAdded ? succeed(await getWatches()) : fail('invalidInput');
    },

    async remove(key) {
      await apply((state) => {
        const others = state.watches.filter((each) => !isSameWatch(each, key));
        const isSame = others.length === state.watches.length;
        return { state: isSame ? state : { ...state, watches: others }, result: undefined };
      });
      return getWatches();
    },

    async note(lookup, origin) {
      if (origin === 'watch') return;
      await apply((state) => {
        const watch = activeWatch(state, lookup);
        if (watch) {
          const after = afterAnswer(state, watch, lookup.shipment, now()).state;
          return { state: markSeen(after, lookup), result: undefined };
        }
        // The answer shows that the platform accepts requests again.
        const hasBackoff = state.rests[lookup.environment] !== undefined;
        return { state: hasBackoff ? withoutBackoff(state, lookup.environment) : state, result: undefined };
      });
    },

    seen: (key) => apply((state) => ({ state: markSeen(state, key), result: undefined })),

    accessGranted: () =>
      apply((state, { environment }) => {
        const isOver = state.rests[environment]?.kind === 'permissionMissing';
        return { state: isOver ? withoutBackoff(state, environment) : state, result: undefined };
      }),
  };
}

function activeWatch(state: WatchState, key: WatchKey): Watch | undefined {
  return state.watches.find((each) => isSameWatch(each, key) && !each.ended);
}

function markSeen(state: WatchState, key: WatchKey): WatchState {
  const watch = state.watches.find((each) => isSameWatch(each, key));
  return watch?.hasNews ? replaceWatch(state, { ...watch, hasNews: false }) : state;
}

/**
 * Handlers of the messages about watched IDs.
 * @param mayNotify whether the browser shows notifications
 */
export function watchHandlers(
  watches: WatchService,
  mayNotify: () => Promise<boolean>,
): HandlersOf<typeof watchMessages> {
  return {
    getNotificationAccess: async () => succeed({ isGranted: await mayNotify() }),
    getWatches: async () => succeed(await watches.getWatches()),
    watch: ({ resumed, ...key }) => watches.add(key, resumed),
    unwatch: async (key) => succeed(await watches.remove(key)),
  };
}
