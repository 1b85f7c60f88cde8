import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Failure } from '../../utils/outcome.ts';
import type { Environment } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { type Ending, lookUpMany, type ManyRun, type Timers } from './lookup-many.ts';
import { type Answer, compareByTrouble } from './rows.ts';

/** One ID of many; its answer changes by itself, so that only its own row is drawn again. */
export interface ManyRow {
  trackingId: string;
  answer: ReadonlySignal<Answer>;
}

/** How the lookups of a table are getting on. */
export type RunState =
  | { step: 'idle' }
  /** `pausedUntil`: the platform asked for a pause; milliseconds since 1970. */
  | { step: 'running'; isCancelling: boolean; pausedUntil?: number }
  | { step: 'ended'; ending: Ending | { kind: 'environmentChanged' } };

export interface Run {
  /** In the order in which they were given until a run ends; then by trouble. */
  rows: ReadonlySignal<readonly ManyRow[]>;
  state: ReadonlySignal<RunState>;
  /** That of the answers; unknown before the first one. */
  environment: ReadonlySignal<Environment | undefined>;
  /** Looks up IDs, in a new table. @param known answers that are fresh enough: they cost no request */
  start(trackingIds: readonly string[], known: readonly Lookup[]): Promise<void>;
  /** Starts no more lookups. */
  cancel(): void;
  /** Asks for what was not asked, and for what ended the run. */
  goOn(): Promise<void>;
  /** Asks again for what failed, except what the platform does not know. */
  retryFailed(): Promise<void>;
  /** Takes over an answer that came in another way. */
  take(trackingId: string, answer: Answer): void;
}

interface Row {
  trackingId: string;
  answer: Signal<Answer>;
}

const WAITING: Answer = { step: 'waiting' };

/** Looks up the IDs of a table, and keeps what came of it. Answers of two environments never stand in one table. */
export function createRun(send: Send, timers: Timers): Run {
  const rows = signal<readonly Row[]>([]);
  const state = signal<RunState>({ step: 'idle' });
  const environment = signal<Environment>();
  let controller = new AbortController();
  /** The latest run; the next one waits for its end, so that both together never ask for more than one may. */
  let latest: Promise<unknown> = Promise.resolve();
  /** Counts tables: what comes in for an older one is dropped. */
  let table = 0;

  async function ask(trackingId: string, refresh: boolean) {
    const first = await send('getShipment', { trackingId, refresh });
    // A kept answer that is no longer fresh is not what the agent asked for.
    return first.ok && !first.value.isFresh ? send('getShipment', { trackingId, refresh: true }) : first;
  }

  async function run(asked: readonly Row[]): Promise<void> {
    const mine = table;
    const again = new Set(asked.filter(({ answer }) => answer.value.step === 'failed').map(idOf));
    const byId = new Map(asked.map((row) => [row.trackingId, row]));
    const own = new AbortController();
    let hasChanged = false;
    controller = own;
    const set = (trackingId: string, answer: Answer) => {
      const row = byId.get(trackingId);
      if (row && mine === table && !hasChanged) row.answer.value = answer;
    };
    for (const { answer } of asked) answer.value = WAITING;
    state.value = { step: 'running', isCancelling: false };
    const lookUps: ManyRun<Lookup> = {
      ask: (trackingId) => ask(trackingId, again.has(trackingId)),
      hear: {
        asking: (trackingId) => set(trackingId, { step: 'asking' }),
        postponed: (trackingId) => set(trackingId, WAITING),
        answer(trackingId, outcome) {
          if (outcome.ok && mine === table && !fits(outcome.value)) {
            hasChanged = true;
            own.abort();
          } else set(trackingId, outcome.ok ? answered(outcome.value) : failed(outcome.failure));
        },
        pause(until) {
          if (mine !== table || state.value.step !== 'running') return;
          const { isCancelling } = state.value;
          state.value = {
            step: 'running',
            isCancelling,
            ...(until === undefined ? {} : { pausedUntil: until }),
          };
        },
      },
      timers,
      signal: own.signal,
    };
    const ended = latest.then(() => lookUpMany(asked.map(idOf), lookUps));
    latest = ended;
    const ending = await ended;
    if (mine !== table) return;
    if (hasChanged) forgetAnswers();
    sort();
    state.value = { step: 'ended', ending: hasChanged ? { kind: 'environmentChanged' } : ending };
  }

  /** The first answer decides the environment. */
  function fits(lookup: Lookup): boolean {
    environment.value ??= lookup.environment;
    return environment.value === lookup.environment;
  }

  function forgetAnswers(): void {
    environment.value = undefined;
    for (const { answer } of rows.value) answer.value = WAITING;
  }

  function sort(): void {
    rows.value = rows.value.toSorted((one, other) => compareByTrouble(one.answer.value, other.answer.value));
  }

  const waiting = () => rows.value.filter(({ answer }) => answer.value.step === 'waiting');
  const worthRetrying = () => rows.value.filter(({ answer }) => isWorthRetrying(answer.value));

  return {
    rows,
    state,
    environment,
    async start(trackingIds, known) {
      controller.abort();
      table += 1;
      environment.value = known[0]?.environment;
      const answers = new Map(known.map((lookup) => [lookup.trackingId, answered(lookup)]));
      rows.value = trackingIds.map((trackingId) => ({
        trackingId,
        answer: signal<Answer>(answers.get(trackingId) ?? WAITING),
      }));
      await run(waiting());
    },
    cancel() {
      if (state.value.step !== 'running') return;
      state.value = { ...state.value, isCancelling: true };
      controller.abort();
    },
    async goOn() {
      if (state.value.step !== 'ended') return;
      const isStopped = state.value.ending.kind === 'stopped';
      await run(isStopped ? [...worthRetrying(), ...waiting()] : waiting());
    },
    async retryFailed() {
      if (state.value.step === 'ended') await run(worthRetrying());
    },
    take(trackingId, answer) {
      const row = rows.value.find((each) => each.trackingId === trackingId);
      if (!row || row.answer.value.step === 'asking') return;
      if (answer.step !== 'answered' || fits(answer.lookup)) row.answer.value = answer;
    },
  };
}

const idOf = ({ trackingId }: Row) => trackingId;
const answered = (lookup: Lookup): Answer => ({ step: 'answered', lookup });
const failed = (failure: Failure): Answer => ({ step: 'failed', failure });

/** That there is no such shipment is an answer too. */
function isWorthRetrying(answer: Answer): boolean {
  return answer.step === 'failed' && answer.failure.kind !== 'notFound';
}
