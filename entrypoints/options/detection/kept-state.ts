import { computed, signal } from '@preact/signals';
import type { KeptPattern } from '../../../utils/detection.ts';
import type { Failure } from '../../../utils/errors.ts';
import { createTurns } from '../../../utils/in-turn.ts';
import type { Send } from '../../../utils/messaging.ts';
import type { Patterns } from '../../../utils/protocol.ts';
import { type ImportProblem, mergePatterns, readPatternFile } from './pattern-file.ts';

export type Loading =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | ({ step: 'ready' } & Patterns);

/** What was done last, to be said and, where that makes sense, undone. */
export type Outcome =
  | { step: 'none' | 'storing' }
  | { step: 'kept'; name: string }
  | { step: 'removed'; pattern: KeptPattern; index: number }
  | { step: 'imported'; added: number; known: number }
  | { step: 'notImported'; problem: ImportProblem }
  | { step: 'failed'; failure: Failure };

type Change = (patterns: KeptPattern[]) => KeptPattern[];

/** State of the list of kept patterns. Every change is stored at once. */
export function createKeptState(send: Send, newId: () => string) {
  const loading = signal<Loading>({ step: 'loading' });
  const outcome = signal<Outcome>({ step: 'none' });
  const patterns = computed(() => (loading.value.step === 'ready' ? loading.value.patterns : []));
  const managed = computed(() => (loading.value.step === 'ready' ? (loading.value.managed ?? []) : []));
  const inTurn = createTurns();

  /** Reads what is kept, at the start and whenever it may have changed elsewhere. */
  async function load(): Promise<void> {
    const before = loading.value;
    const answer = await send('getPatterns', {});
    // What was stored meanwhile is newer than this.
    if (loading.value !== before) return;
    if (answer.ok) loading.value = { step: 'ready', ...answer.value };
    else if (before.step !== 'ready') loading.value = { step: 'failed', failure: answer.failure };
  }

  /** Changes queue, so that each starts from what the one before it left. */
  function store(change: Change, done: Outcome): Promise<boolean> {
    return inTurn(async () => {
      outcome.value = { step: 'storing' };
      const answer = await send('savePatterns', { patterns: change(patterns.value) });
      if (answer.ok) loading.value = { step: 'ready', ...answer.value };
      outcome.value = answer.ok ? done : { step: 'failed', failure: answer.failure };
      return answer.ok;
    });
  }

  return {
    loading,
    patterns,
    /** Set by an organisation. */
    managed,
    /** All that are in use. */
    used: computed(() => [...patterns.value, ...managed.value]),
    outcome,
    load,

    /** Adds a pattern, or puts it in the place of the one that it is a new version of. */
    keep(pattern: Omit<KeptPattern, 'id'>, id: string | undefined): Promise<boolean> {
      const kept = { ...pattern, id: id ?? newId() };
      return store(
        (all) =>
          all.some((each) => each.id === id)
            ? all.map((each) => (each.id === id ? kept : each))
            : [...all, kept],
        { step: 'kept', name: kept.name },
      );
    },

    async remove(id: string): Promise<void> {
      const index = patterns.value.findIndex((each) => each.id === id);
      const pattern = patterns.value[index];
      if (pattern)
        await store((all) => all.filter((each) => each.id !== id), { step: 'removed', pattern, index });
    },

    async undo(): Promise<void> {
      const last = outcome.value;
      if (last.step !== 'removed') return;
      await store((all) => all.toSpliced(last.index, 0, last.pattern), { step: 'none' });
    },

    /** Adds the patterns of an exported file, or none of them. */
    async importFile(text: string): Promise<void> {
      const file = readPatternFile(text);
      const merged = file.ok ? mergePatterns(patterns.value, file.patterns, newId) : file;
      if (!merged.ok) outcome.value = { step: 'notImported', problem: merged.problem };
      else {
        const { patterns: next, added, known } = merged;
        await store(() => next, { step: 'imported', added, known });
      }
    },
  };
}

export type KeptState = ReturnType<typeof createKeptState>;
