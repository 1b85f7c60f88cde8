import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { IdList } from '../detection/id-list.ts';

/** A longer table would be hard to read. */
export const MAX_BULK_IDS = 1000;

/** The entered text and its IDs. */
export interface DraftState {
  text: ReadonlySignal<string>;
  list: ReadonlySignal<IdList>;
  /** Whether entries without a known format count as IDs. */
  includesOthers: ReadonlySignal<boolean>;
  /** All IDs; only the first `MAX_BULK_IDS` are looked up. */
  ids: ReadonlySignal<readonly string[]>;
  /** Starts with a new text and resets `includeOthers`. */
  begin(text: string): void;
  enter(text: string): void;
  includeOthers(isWanted: boolean): void;
}

/**
 * The text to search for IDs. Entries without a known format count as IDs if the text is a column of IDs or contains no
 * other IDs, unless the agent chooses otherwise.
 */
export function createDraft(readList: (text: string) => IdList): DraftState {
  const text = signal('');
  const choice = signal<boolean>();
  const list = computed(() => readList(text.value));
  const includesOthers = computed(
    () => choice.value ?? (list.value.isColumn || list.value.recognised.length === 0),
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
      choice.value = undefined;
    },
    enter(entered) {
      text.value = entered;
    },
    includeOthers(isWanted) {
      choice.value = isWanted;
    },
  };
}
