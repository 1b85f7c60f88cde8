import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { entriesOf, idsOf, inferPattern } from './engine/patterns/infer-pattern.ts';
import { warningsFor } from './engine/patterns/pattern-warnings.ts';
import type { DetectionRules } from './engine/rules.ts';
import { MAX_ENTRIES, type SavedPattern } from './model.ts';

/** A last line up to this length may still be unfinished. */
const UNFINISHED = 6;

/** The examples without an unfinished last line, so that it is not reported as a mistake. */
function finishedEntries(text: string): string[] {
  const entries = entriesOf(text);
  const last = text.slice(text.lastIndexOf('\n') + 1);
  const isUnfinished = last.trim() !== '' && last.length <= UNFINISHED && !/\d/.test(last);
  return isUnfinished ? entries.slice(0, -1) : entries;
}

/** State of a new or edited pattern: its examples, the pattern they share, and a text to test it on. */
export function createPatternDraftState(
  saved: ReadonlySignal<SavedPattern[]>,
  rules: ReadonlySignal<DetectionRules>,
) {
  const examples = signal('');
  const counterExamples = signal('');
  const name = signal('');
  /** The saved pattern that is being edited. */
  const editing = signal<SavedPattern | undefined>(undefined);
  const text = signal('');

  const entries = computed(() => finishedEntries(examples.value));
  const counterEntries = computed(() => entriesOf(counterExamples.value));
  const inference = computed(() => inferPattern(entries.value, counterEntries.value));
  const pattern = computed(() => (inference.value.ok ? inference.value.pattern : undefined));
  const warnings = computed(() =>
    pattern.value ? warningsFor(pattern.value, idsOf(counterEntries.value)) : [],
  );
  /** The other patterns, which stay in use during editing. */
  const others = computed(() => saved.value.filter(({ id }) => id !== editing.value?.id));
  const isEmpty = computed(
    () => examples.value.trim() === '' && counterExamples.value.trim() === '' && name.value.trim() === '',
  );

  function fill(from: Pick<SavedPattern, 'examples' | 'counterExamples' | 'name'>): void {
    examples.value = from.examples.join('\n');
    counterExamples.value = from.counterExamples.join('\n');
    name.value = from.name;
  }

  return {
    examples,
    counterExamples,
    name,
    editing,
    text,
    entries,
    inference,
    pattern,
    warnings,
    others,
    rules,
    isEmpty,

    /** The content of all fields. A caller can compare it to detect changes by the user. */
    typed: () => JSON.stringify([examples.value, counterExamples.value, name.value, editing.value?.id]),

    clear(): void {
      editing.value = undefined;
      fill({ examples: [], counterExamples: [], name: '' });
    },

    edit(saved: SavedPattern): void {
      editing.value = saved;
      fill(saved);
    },

    /** Adds an ID from elsewhere to the examples. */
    addExample(id: string): void {
      if (idsOf(entries.value).includes(idsOf([id])[0] ?? id)) return;
      examples.value = `${examples.value.trimEnd()}\n${id}\n`.trimStart();
    },

    /** The pattern to save; `undefined` without a pattern. @param fallback the name of a pattern without a name */
    toPattern(fallback: string): Omit<SavedPattern, 'id'> | undefined {
      if (!pattern.value) return undefined;
      return {
        name: (name.value.trim() || fallback).slice(0, 80),
        pattern: pattern.value,
        examples: entries.value.slice(0, MAX_ENTRIES),
        counterExamples: counterEntries.value.slice(0, MAX_ENTRIES),
      };
    },
  };
}

export type PatternDraftState = ReturnType<typeof createPatternDraftState>;
