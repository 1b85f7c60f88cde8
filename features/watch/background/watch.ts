import type { Handlers } from '../../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import { createQueue } from '../../../utils/serial-queue.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { Asker, CachedLookup } from '../../lookup/model.ts';
import type { Environment } from '../../platform/model.ts';
import type { Lookup } from '../../shipment/model.ts';
import type { watchMessages } from '../messages.ts';
import {
  isSameWatch,
  type Selected,
  type Watch,
  type WatchBook,
  type Watches,
  type WatchKey,
  type WatchNews,
} from '../watch.ts';
import {
  addWatch,
  afterAnswer,
  afterFailure,
  claimWatch,
  newWatch,
  replaceWatch,
  withoutRest,
} from '../watch-changes.ts';
import { dueWatch, nextWake, restOf } from '../watch-plan.ts';

/** The one alarm of all watches. */
export interface WatchAlarm {
  /** @param at milliseconds since 1970; an earlier setting is replaced */
  set(at: number): Promise<void>;
  clear(): Promise<void>;
}

interface Dependencies {
  read(): Promise<Stored<WatchBook>>;
  write(book: WatchBook): Promise<void>;
  selected(): Promise<Selected>;
  /** Asks the platform for a watch, in its environment or not at all. */
  ask(watch: WatchKey): Promise<Outcome<Lookup>>;
  /** What is known of a shipment without asking. */
  recall(environment: Environment, trackingId: string): Promise<CachedLookup | undefined>;
  alarm: WatchAlarm;
  notify(news: WatchNews): Promise<void>;
  now: () => number;
}

export interface WatchService {
  describe(): Promise<Watches>;
  /** @param resumed a watch of this ID that was stopped, to be taken up as it was */
  add(key: WatchKey, resumed: Watch | undefined): Promise<Outcome<Watches>>;
  remove(key: WatchKey): Promise<Watches>;
  /** Asks about the watch whose turn it is, if there is one, and sets the alarm for the next. */
  check(): Promise<void>;
  /** Sets the alarm, or clears it where nothing is to be asked. At every start, and when the settings change. */
  schedule(): Promise<void>;
  /** Takes over what an agent was told by the platform. */
  note(lookup: CachedLookup, asker: Asker): Promise<void>;
  /** The agent looks at the shipment: what changed is no news any more. */
  seen(key: WatchKey): Promise<void>;
  /** Access to a host was granted. */
  accessGranted(): Promise<void>;
}

type Update<T> = (book: WatchBook, selected: Selected) => { book: WatchBook; result: T };

/**
 * Follows IDs until they are delivered, and says what changes. Production and sandbox never mix: a watch is asked
 * about only while its environment is the selected one. Reads and writes queue; the alarm follows every change.
 */
export function createWatches(dependencies: Dependencies): WatchService {
  const { read, write, selected, ask, recall, alarm, notify, now } = dependencies;
  const enqueue = createQueue();

  /**
   * One step on what is kept. The same book back means that nothing changed: then nothing is written.
   * @param mustSetAlarm also where nothing changed
   */
  function change<T>(update: Update<T>, mustSetAlarm = false): Promise<T> {
    return enqueue(async () => {
      const [{ value: before }, selection] = await Promise.all([read(), selected()]);
      const { book, result } = update(before, selection);
      if (book !== before) await write(book);
      if (book !== before || mustSetAlarm) {
        const wake = nextWake(book, selection, now());
        await (wake === undefined ? alarm.clear() : alarm.set(wake));
      }
      return result;
    });
  }

  async function describe(): Promise<Watches> {
    const [{ state, value: book }, selection] = await Promise.all([read(), selected()]);
    const rest = restOf(book, selection);
    return {
      environment: selection.environment,
      watches: book.watches,
      ...(rest
        ? { rest: { kind: rest.kind, ...(rest.until === undefined ? {} : { until: rest.until }) } }
        : {}),
      unreadable: isUnreadable(state),
    };
  }

  async function check(): Promise<void> {
    const turn = await change((book, selection) => {
      const due = dueWatch(book, selection, now());
      const result = due && { due, generation: selection.generation };
      return { book: due ? claimWatch(book, due, now()) : book, result };
    }, true);
    if (!turn) return;
    const { due, generation } = turn;
    const outcome = await ask(due);
    const news = await change((book) => {
      const watch = underWay(book, due);
      // It was stopped, or begun anew, while the platform was asked.
      if (watch?.since !== due.since) return { book, result: undefined };
      const after = outcome.ok
        ? afterAnswer(book, watch, outcome.value.shipment, now())
        : afterFailure(book, watch, outcome.failure, generation, now());
      return { book: after.book, result: after.news };
    });
    if (news) await notify(news);
  }

  return {
    describe,
    check,
    schedule: () => change((book) => ({ book, result: undefined }), true),

    async add(key, resumed) {
      const kept = await recall(key.environment, key.trackingId);
      const isAdded = await change((book) => {
        if (underWay(book, key)) return { book, result: true };
        const watch = resumed && isSameWatch(resumed, key) ? resumed : newWatch(key, kept, now());
        const added = addWatch(book, watch);
        return { book: added ?? book, result: added !== undefined };
      });
      return isAdded ? succeed(await describe()) : fail('invalidInput');
    },

    async remove(key) {
      await change((book) => {
        const others = book.watches.filter((each) => !isSameWatch(each, key));
        const isKept = others.length === book.watches.length;
        return { book: isKept ? book : { ...book, watches: others }, result: undefined };
      });
      return describe();
    },

    async note(lookup, asker) {
      if (asker === 'watch') return;
      await change((book) => {
        const watch = underWay(book, lookup);
        if (watch) {
          const after = afterAnswer(book, watch, lookup.shipment, now()).book;
          return { book: withoutNews(after, lookup), result: undefined };
        }
        // The platform accepts the key again.
        const isResting = book.rests[lookup.environment] !== undefined;
        return { book: isResting ? withoutRest(book, lookup.environment) : book, result: undefined };
      });
    },

    seen: (key) => change((book) => ({ book: withoutNews(book, key), result: undefined })),

    accessGranted: () =>
      change((book, { environment }) => {
        const isOver = book.rests[environment]?.kind === 'permissionMissing';
        return { book: isOver ? withoutRest(book, environment) : book, result: undefined };
      }),
  };
}

function underWay(book: WatchBook, key: WatchKey): Watch | undefined {
  return book.watches.find((each) => isSameWatch(each, key) && !each.ended);
}

function withoutNews(book: WatchBook, key: WatchKey): WatchBook {
  const watch = book.watches.find((each) => isSameWatch(each, key));
  return watch?.hasNews ? replaceWatch(book, { ...watch, hasNews: false }) : book;
}

/** Following IDs. */
export function watchHandlers(watches: WatchService): Handlers<typeof watchMessages> {
  return {
    getWatches: async () => succeed(await watches.describe()),
    watch: ({ resumed, ...key }) => watches.add(key, resumed),
    unwatch: async (key) => succeed(await watches.remove(key)),
  };
}
