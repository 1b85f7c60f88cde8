import { batch, computed, signal } from '@preact/signals';
import { createQueue } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import { checkForm, entriesOf, type FormProblem, idsOf } from './engine/patterns/infer-pattern.ts';
import type { KnownRules } from './messages.ts';
import { changedRules, DEFAULT_RULES, MAX_IGNORED_IDS, type RulesChange } from './model.ts';

type Loading = { step: 'loading' } | { step: 'failed'; failure: Failure } | ({ step: 'ready' } & KnownRules);

/** The latest change to the ignore list, which can be reported and undone. */
export type ListOutcome =
  | { step: 'none' }
  /** `known`: the number of other entries that were already on the list. */
  | { step: 'added'; ids: readonly string[]; known: number }
  | { step: 'allKnown'; ids: readonly string[] }
  | { step: 'removed'; id: string };

/** The reason why nothing was added to the list. Keys of the message catalogue's `rules.problem`. */
type IgnoreListProblem = FormProblem | { kind: 'empty' } | { kind: 'tooMany' };

type IgnoreListReading =
  /** `fresh`: IDs that are not on the list yet; `known`: IDs that are. */
  { ok: true; fresh: string[]; known: string[] } | { ok: false; problem: IgnoreListProblem };

/** Reads IDs for the list, in any spelling. One invalid entry rejects all of them. */
function readIgnoredIds(text: string, listed: readonly string[]): IgnoreListReading {
  const entries = entriesOf(text);
  const problem = entries.map(checkForm).find((found) => found !== undefined);
  if (problem) return { ok: false, problem };
  const ids = idsOf(entries);
  if (ids.length === 0) return { ok: false, problem: { kind: 'empty' } };
  const fresh = ids.filter((id) => !listed.includes(id));
  if (listed.length + fresh.length > MAX_IGNORED_IDS) return { ok: false, problem: { kind: 'tooMany' } };
  return { ok: true, fresh, known: ids.filter((id) => listed.includes(id)) };
}

/** State of the detection rules. Every change is shown and sent to the background at once. */
export function createRulesState(send: Send) {
  const loading = signal<Loading>({ step: 'loading' });
  /** Changes that have been sent but not answered. */
  const pending = signal<readonly RulesChange[]>([]);
  const failure = signal<Failure | undefined>(undefined);
  const outcome = signal<ListOutcome>({ step: 'none' });
  /** The text in the field for new entries. */
  const entered = signal('');
  const problem = signal<IgnoreListProblem | undefined>(undefined);
  const enqueue = createQueue();

  const rules = computed(() =>
    pending.value.reduce(changedRules, loading.value.step === 'ready' ? loading.value.rules : DEFAULT_RULES),
  );

  /** Changes and readings queue up, so that the last answer is the latest state. */
  function change(wanted: RulesChange): Promise<boolean> {
    pending.value = [...pending.value, wanted];
    failure.value = undefined;
    return enqueue(async () => {
      const answer = await send('changeDetectionRules', wanted);
      batch(() => {
        pending.value = pending.value.filter((each) => each !== wanted);
        if (answer.ok) loading.value = { step: 'ready', ...answer.value };
        else failure.value = answer.failure;
      });
      return answer.ok;
    });
  }

  async function changeList(wanted: RulesChange, done?: ListOutcome): Promise<boolean> {
    outcome.value = { step: 'none' };
    const isDone = await change(wanted);
    if (isDone && done) outcome.value = done;
    return isDone;
  }

  return {
    loading,
    rules,
    /** The failure of the last change. */
    failure,
    outcome,
    entered,
    problem,

    /** Loads the saved rules, at the start and whenever they may have changed elsewhere. */
    load: (): Promise<void> =>
      enqueue(async () => {
        const answer = await send('getDetectionRules', {});
        if (answer.ok) loading.value = { step: 'ready', ...answer.value };
        else if (loading.value.step !== 'ready') loading.value = { step: 'failed', failure: answer.failure };
      }),

    set: (wanted: Pick<RulesChange, 'mode' | 'labels' | 'carriers'>) => change(wanted),

    edit(text: string): void {
      entered.value = text;
      problem.value = undefined;
    },

    /** Adds all typed IDs to the list, or none of them. */
    async add(): Promise<void> {
      const before = entered.value;
      const read = readIgnoredIds(before, rules.value.notIds);
      problem.value = read.ok ? undefined : read.problem;
      if (!read.ok) return;
      const { fresh, known } = read;
      if (fresh.length === 0) outcome.value = { step: 'allKnown', ids: known };
      const isDone =
        fresh.length === 0 ||
        (await changeList({ addIgnoredIds: fresh }, { step: 'added', ids: fresh, known: known.length }));
      // Text typed in the meantime stays.
      if (isDone && entered.value === before) entered.value = '';
    },

    async remove(id: string): Promise<void> {
      await changeList({ removeIgnoredIds: [id] }, { step: 'removed', id });
    },

    async undo(): Promise<void> {
      const last = outcome.value;
      if (last.step === 'added') await changeList({ removeIgnoredIds: [...last.ids] });
      if (last.step === 'removed') await changeList({ addIgnoredIds: [last.id] });
    },
  };
}

export type RulesState = ReturnType<typeof createRulesState>;
