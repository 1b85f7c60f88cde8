import { computed, signal } from '@preact/signals';
import { createQueue, latestOnly } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { Patterns } from './messages.ts';
import type { PatternsChange, SavedPattern } from './model.ts';
import { type ImportProblem, mergePatterns, readPatternFile } from './pattern-file.ts';

type Loading = { step: 'loading' } | { step: 'failed'; failure: Failure } | ({ step: 'ready' } & Patterns);

/** The latest change to the patterns, which can be reported and, in some cases, undone. */
export type PatternsOutcome =
  | { step: 'none' | 'storing' }
  | { step: 'saved'; name: string }
  | { step: 'removed'; pattern: SavedPattern; index: number }
  | { step: 'imported'; added: number; known: number }
  | { step: 'notImported'; problem: ImportProblem }
  | { step: 'failed'; failure: Failure };

/** State of the list of saved patterns. Every change is stored at once. */
export function createSavedPatternsState(send: Send, newId: () => string) {
  const loading = signal<Loading>({ step: 'loading' });
  const outcome = signal<PatternsOutcome>({ step: 'none' });
  const patterns = computed(() => (loading.value.step === 'ready' ? loading.value.patterns : []));
  const managed = computed(() => (loading.value.step === 'ready' ? (loading.value.managed ?? []) : []));
  const enqueue = createQueue();
  const readings = latestOnly();

  /** Loads the saved patterns, at the start and whenever they may have changed elsewhere. */
  async function load(): Promise<void> {
    const isLatest = readings.ask();
    const answer = await send('getPatterns', {});
    if (answer.ok) {
      if (isLatest()) loading.value = { step: 'ready', ...answer.value };
    } else if (loading.value.step !== 'ready') loading.value = { step: 'failed', failure: answer.failure };
  }

  /** Changes queue up, so that the last answer is the latest. */
  const store = (change: Partial<PatternsChange>, done: PatternsOutcome): Promise<boolean> =>
    enqueue(() => saveChange(change, done));

  async function saveChange(change: Partial<PatternsChange>, done: PatternsOutcome): Promise<boolean> {
    outcome.value = { step: 'storing' };
    const answer = await send('changePatterns', { saved: [], removed: [], ...change });
    // This answer is newer than that of any pending reading, which is dropped.
    if (answer.ok) {
      readings.drop();
      loading.value = { step: 'ready', ...answer.value };
    }
    outcome.value = answer.ok ? done : { step: 'failed', failure: answer.failure };
    return answer.ok;
  }

  return {
    loading,
    patterns,
    /** The patterns set by the organisation's policy. */
    managed,
    /** All patterns in use. */
    used: computed(() => [...patterns.value, ...managed.value]),
    outcome,
    load,

    /** Adds a pattern, or replaces the one with this ID. */
    save(pattern: Omit<SavedPattern, 'id'>, id: string | undefined): Promise<boolean> {
      const saved = { ...pattern, id: id ?? newId() };
      return store({ saved: [saved] }, { step: 'saved', name: saved.name });
    },

    async remove(id: string): Promise<void> {
      const index = patterns.value.findIndex((each) => each.id === id);
      const pattern = patterns.value[index];
      if (pattern) await store({ removed: [id] }, { step: 'removed', pattern, index });
    },

    async undo(): Promise<void> {
      const last = outcome.value;
      if (last.step !== 'removed') return;
      await store({ saved: [last.pattern], at: last.index }, { step: 'none' });
    },

    /** Adds the patterns of an exported file, or none of them. */
    importFile: (text: string): Promise<void> =>
      enqueue(async () => {
        const file = readPatternFile(text);
        const merged = file.ok ? mergePatterns(patterns.value, file.patterns, newId) : file;
        if (!merged.ok) outcome.value = { step: 'notImported', problem: merged.problem };
        else {
          const { added, known } = merged;
          await saveChange({ saved: added }, { step: 'imported', added: added.length, known });
        }
      }),
  };
}
