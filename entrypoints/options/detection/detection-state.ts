import { computed } from '@preact/signals';
import type { Send } from '../../../utils/messaging.ts';
import { createKeptState } from './kept-state.ts';
import { createRulesState } from './rules-state.ts';
import { createTeachState } from './teach-state.ts';

/** State of the section Detection. */
export function createDetectionState(send: Send, newId: () => string) {
  const kept = createKeptState(send, newId);
  const rules = createRulesState(send);
  const teach = createTeachState(kept.used, rules.rules);

  return {
    kept,
    teach,
    rules,
    /** Something was typed that is not kept yet. */
    hasDraft: computed(() => !teach.isEmpty.value || rules.entered.value.trim() !== ''),

    /** Keeps what is being taught, and makes room for the next. @param fallback its name, if none was given */
    async keep(fallback: string): Promise<void> {
      const draft = teach.draft(fallback);
      if (!draft || kept.outcome.value.step === 'storing') return;
      const before = teach.examples.value;
      const isKept = await kept.keep(draft, teach.editing.value?.id);
      // Somebody who has typed on meanwhile keeps what they typed.
      if (isKept && teach.examples.value === before) teach.clear();
    },

    async remove(id: string): Promise<void> {
      if (teach.editing.value?.id === id) teach.clear();
      await kept.remove(id);
    },
  };
}

export type DetectionState = ReturnType<typeof createDetectionState>;
