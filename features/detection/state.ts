import { computed } from '@preact/signals';
import type { Send } from '../protocol.ts';
import { createPatternDraftState } from './pattern-draft-state.ts';
import { createRulesState } from './rules-state.ts';
import { createSavedPatternsState } from './saved-patterns-state.ts';

/** State of the section Detection. */
export function createDetectionState(send: Send, newId: () => string) {
  const saved = createSavedPatternsState(send, newId);
  const rules = createRulesState(send);
  const draft = createPatternDraftState(saved.used, rules.rules);

  return {
    saved,
    draft,
    rules,
    /** Whether there is unsaved text in a field. */
    hasDraft: computed(() => !draft.isEmpty.value || rules.entered.value.trim() !== ''),

    /** Saves the drafted pattern and clears the draft. @param fallback the name of a pattern without a name */
    async save(fallback: string): Promise<void> {
      const pattern = draft.toPattern(fallback);
      if (!pattern || saved.outcome.value.step === 'storing') return;
      const before = draft.typed();
      const isSaved = await saved.save(pattern, draft.editing.value?.id);
      // Text typed while the pattern was being saved stays.
      if (isSaved && draft.typed() === before) draft.clear();
    },

    /** Adds the IDs for which another page has opened the options to the examples of the draft. */
    async takeExamples(): Promise<void> {
      const answer = await send('getExamples', {});
      if (!answer.ok || answer.value.trackingIds.length === 0) return;
      answer.value.trackingIds.forEach(draft.addExample);
      await send('removeExamples', answer.value);
    },

    async remove(id: string): Promise<void> {
      if (draft.editing.value?.id === id) draft.clear();
      await saved.remove(id);
    },
  };
}

export type DetectionState = ReturnType<typeof createDetectionState>;
