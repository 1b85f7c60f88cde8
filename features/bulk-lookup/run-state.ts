import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { logUnexpected } from '../../utils/logger.ts';
import { type Failure, NEEDS_CHANGE } from '../../utils/outcome.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { type AnswerSource, createAnswerSource } from './answer-source.ts';
import type { Ending, RunOptions } from './bulk-run.ts';
import type { RowAnswer } from './model.ts';
import { compareBySeverity } from './rows.ts';
import type { Timers } from './timers.ts';

/** One row of the table. Its answer is a signal, so that a change re-renders only this row. */
export interface BulkRow {
  trackingId: string;
  answer: ReadonlySignal<RowAnswer>;
}

/** The progress of a bulk lookup. */
export type RunState =
  | { step: 'idle' }
  /** `pausedUntil`: the end of a pause that the platform requires, in milliseconds since 1970. */
  | { step: 'running'; isCancelling: boolean; pausedUntil?: number | undefined }
  | { step: 'ended'; ending: Ending | { kind: 'platformChanged' } };

export interface BulkRun {
  /**
   * Worst state first from the first answer on, in the order of `ROW_STATUSES`; equal rows in the given order. Sorted
   * later while the order is held.
   */
  rows: ReadonlySignal<readonly BulkRow[]>;
  state: ReadonlySignal<RunState>;
  environment: AnswerSource['environment'];
  /** Looks up IDs in a new table. @param known fresh answers, which need no request */
  start(trackingIds: readonly string[], known: readonly Lookup[]): Promise<void>;
  /** Shows IDs in a new table with the answers that are known; looks up nothing. */
  show(trackingIds: readonly string[], known: readonly Lookup[]): void;
  /**
   * Shows only some of the IDs that the table began with.
   * @returns `false`, without a change, if it did not begin with one of them
   */
  keepOnly(trackingIds: readonly string[]): boolean;
  /** Starts no more lookups. */
  cancel(): void;
  /** Looks up the IDs that are still waiting, and the ones whose failure ended the run. */
  resume(): Promise<void>;
  /** Looks up the failed IDs again, except IDs that were not found. */
  retryFailed(): Promise<void>;
  /** Keeps the rows in their places while the pointer is on them: a click would hit another one. */
  holdOrder(isHeld: boolean): void;
  /** Updates a row with an answer from another lookup. */
  update(trackingId: string, answer: RowAnswer): void;
}

interface Row {
  /** Its place in the given order. */
  index: number;
  trackingId: string;
  answer: Signal<RowAnswer>;
}

const WAITING: RowAnswer = { step: 'waiting' };
/** Time between two sortings of the rows while answers arrive. */
const SORT_MS = 250;

/** The rows of a bulk lookup. One table never mixes answers of two environments, addresses or keys. */
export function createBulkRun(send: PopupSend, timers: Timers): BulkRun {
  /** The rows with which the table began. */
  let all: readonly Row[] = [];
  const rows = signal<readonly Row[]>([]);
  const state = signal<RunState>({ step: 'idle' });
  const source = createAnswerSource();
  /** Absent while no sorting is due. */
  let cancelSort: (() => void) | undefined;
  let isHeld = false;
  /** Whether a sorting was due while the order was held. */
  let isMissed = false;
  let controller = new AbortController();
  /**
   * The latest run. The next run waits for its end, so that together they do not exceed the limit of parallel lookups.
   */
  let latest: Promise<unknown> = Promise.resolve();
  /** The number of the current table; answers for older tables are dropped. */
  let currentTable = 0;

  async function lookUp(trackingId: string, refresh: boolean) {
    const first = await send('getShipment', { trackingId, refresh });
    // The agent expects current answers, so a stale cached answer is refreshed.
    return first.ok && !first.value.isFresh ? send('getShipment', { trackingId, refresh: true }) : first;
  }

  async function run(selected: readonly Row[]): Promise<void> {
    const table = currentTable;
    const retried = new Set(selected.filter(({ answer }) => answer.value.step === 'failed').map(idOf));
    const byId = new Map(selected.map((row) => [row.trackingId, row]));
    const aborting = new AbortController();
    let hasChanged = false;
    controller = aborting;
    const set = (trackingId: string, answer: RowAnswer) => {
      const row = byId.get(trackingId);
      if (row && !hasChanged) row.answer.value = answer;
    };
    for (const { answer } of selected) answer.value = WAITING;
    state.value = { step: 'running', isCancelling: false };
    const options: RunOptions<Lookup> = {
      lookUp: (trackingId) => lookUp(trackingId, retried.has(trackingId)),
      on: {
        started: (trackingId) => set(trackingId, { step: 'loading' }),
        postponed: (trackingId) => set(trackingId, WAITING),
        answered(trackingId, outcome) {
          const answer = outcome.ok ? answered(outcome.value) : failed(outcome.failure);
          if (table === currentTable && !source.fits(answer)) {
            hasChanged = true;
            aborting.abort();
          } else {
            set(trackingId, answer);
            if (table === currentTable) sortSoon();
          }
        },
        paused(until) {
          if (table !== currentTable || state.value.step !== 'running') return;
          state.value = { ...state.value, pausedUntil: until };
        },
      },
      timers,
      signal: aborting.signal,
    };
    const ended = latest.then(() => lookUpAll(selected.map(idOf), options));
    latest = ended;
    const ending = await ended;
    if (table !== currentTable) return;
    if (hasChanged) resetAnswers();
    sort();
    state.value = { step: 'ended', ending: hasChanged ? { kind: 'platformChanged' } : ending };
  }

  function resetAnswers(): void {
    source.reset();
    for (const { answer } of rows.value) answer.value = WAITING;
  }

  /** Sorts the rows. Keeps the array itself if no row moves, so that the table is not drawn again. */
  function sort(): void {
    cancelSort?.();
    cancelSort = undefined;
    isMissed = isHeld;
    if (isHeld) return;
    const sorted = rows.value.toSorted(
      (a, b) => compareBySeverity(a.answer.value, b.answer.value) || a.index - b.index,
    );
    if (sorted.some((row, index) => row !== rows.value[index])) rows.value = sorted;
  }

  /** Sorts at the first answer; answers that arrive shortly after it are sorted together. */
  function sortSoon(): void {
    if (cancelSort) return;
    sort();
    cancelSort = timers.after(SORT_MS, sort);
  }

  /** Begins a new table, worst state first. */
  function begin(trackingIds: readonly string[], known: readonly Lookup[]): void {
    controller.abort();
    currentTable += 1;
    source.reset(known[0]);
    const answers = new Map(known.map((lookup) => [lookup.trackingId, answered(lookup)]));
    all = trackingIds.map((trackingId, index) => ({
      index,
      trackingId,
      answer: signal<RowAnswer>(answers.get(trackingId) ?? WAITING),
    }));
    rows.value = all;
    sort();
  }

  const waiting = () => rows.value.filter(({ answer }) => answer.value.step === 'waiting');
  const worthRetrying = () => rows.value.filter(({ answer }) => isWorthRetrying(answer.value));

  return {
    rows,
    state,
    environment: source.environment,
    async start(trackingIds, known) {
      begin(trackingIds, known);
      await run(waiting());
    },
    show(trackingIds, known) {
      begin(trackingIds, known);
      state.value = { step: 'ended', ending: { kind: 'done' } };
    },
    keepOnly(trackingIds) {
      const kept = all.filter(({ trackingId }) => trackingIds.includes(trackingId));
      if (kept.length < trackingIds.length) return false;
      rows.value = kept;
      sort();
      return true;
    },
    cancel() {
      if (state.value.step !== 'running') return;
      state.value = { ...state.value, isCancelling: true };
      controller.abort();
    },
    async resume() {
      if (state.value.step !== 'ended') return;
      const { ending } = state.value;
      // Opened rows may have brought answers of a platform that is no longer selected.
      if (ending.kind === 'platformChanged') resetAnswers();
      const failed = ending.kind === 'stopped' ? worthRetrying() : [];
      // A rejected key is tried again for failed IDs only. Otherwise they come last: IDs for which the platform fails
      // each time must not end the run before the others are looked up.
      const isAskedAgain = ending.kind === 'stopped' && NEEDS_CHANGE.has(ending.failure.kind);
      await run(isAskedAgain ? [...failed, ...waiting()] : [...waiting(), ...failed]);
    },
    async retryFailed() {
      if (state.value.step === 'ended') await run(worthRetrying());
    },
    holdOrder(isWanted) {
      isHeld = isWanted;
      if (!isHeld && isMissed) sort();
    },
    update(trackingId, answer) {
      const row = rows.value.find((each) => each.trackingId === trackingId);
      if (!row || row.answer.value.step === 'loading') return;
      if (source.fits(answer)) row.answer.value = answer;
    },
  };
}

const idOf = ({ trackingId }: Row) => trackingId;
const answered = (lookup: Lookup): RowAnswer => ({ step: 'answered', lookup });
const failed = (failure: Failure): RowAnswer => ({ step: 'failed', failure });

/** Runs a bulk lookup. Its code is loaded then, because the popup's first paint does not need it. */
async function lookUpAll(trackingIds: readonly string[], options: RunOptions<Lookup>): Promise<Ending> {
  try {
    const { runBulkLookup } = await import('./bulk-run.ts');
    return await runBulkLookup(trackingIds, options);
  } catch (error) {
    logUnexpected('a list', error);
    return { kind: 'stopped', failure: { kind: 'interrupted' } };
  }
}

/** “Not found” is a final answer. */
function isWorthRetrying(answer: RowAnswer): boolean {
  return answer.step === 'failed' && answer.failure.kind !== 'notFound';
}
