import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { IdList } from '../detection/id-list.ts';

/** More rows than this make a table that nobody reads; the rest can follow. */
export const MOST_IDS = 1000;

/** A text, and the IDs in it that would be looked up. */
export interface DraftState {
  text: ReadonlySignal<string>;
  list: ReadonlySignal<IdList>;
  /** Whether entries of no known shape count as IDs. */
  includesOthers: ReadonlySignal<boolean>;
  /** All that would be looked up; only the first `MOST_IDS` are. */
  ids: ReadonlySignal<readonly string[]>;
  /** Begins anew: what was said about another text does not count for this one. */
  begin(text: string): void;
  enter(text: string): void;
  includeOthers(isWanted: boolean): void;
}

/**
 * The text that somebody wants IDs from. Entries of no known shape count where the text is a column of IDs or holds
 * no other ID, and wherever the agent says so.
 */
export function createDraft(readList: (text: string) => IdList): DraftState {
  const text = signal('');
  const said = signal<boolean>();
  const list = computed(() => readList(text.value));
  const includesOthers = computed(
    () => said.value ?? (list.value.isColumn || list.value.recognised.length === 0),
  );
  return {
    text,
    list,
    includesOthers,
    ids: computed(() => {
      const { recognised, others } = list.value;
      return includesOthers.value ? [...recognised, ...others] : recognised;
    }),
    begin(first) {
      text.value = first;
      said.value = undefined;
    },
    enter(entered) {
      text.value = entered;
    },
    includeOthers(isWanted) {
      said.value = isWanted;
    },
  };
}
