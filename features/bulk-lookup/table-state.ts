import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { FormatContext } from '../shipment/shipment-description.ts';
import { STANDINGS, type Standing } from './model.ts';
import { type Answer, describeRow, type RowDescription } from './rows.ts';
import type { ManyRow, Run } from './run-state.ts';
import { csvOf, tsvOf } from './table-text.ts';

export interface TableState {
  /** The rows that the filters let through. */
  visible: ReadonlySignal<readonly ManyRow[]>;
  /** How many rows there are of each kind, without the filters. */
  counts: ReadonlySignal<Readonly<Record<Standing, number>>>;
  /** The kinds of rows that there are, and the one that was chosen. */
  kinds: ReadonlySignal<readonly { standing: Standing; count: number }[]>;
  text: ReadonlySignal<string>;
  /** The only kind of rows that is shown, if one was chosen. */
  only: ReadonlySignal<Standing | undefined>;
  filter(text: string): void;
  showOnly(standing: Standing | undefined): void;
  showAll(): void;
  /** A row in words. Made once for each answer. */
  describe(row: ManyRow): RowDescription;
  /** The visible rows for the clipboard. */
  copy(format: 'tsv' | 'csv'): string;
}

/** What is shown of a run's rows. */
export function createTable({ rows }: Pick<Run, 'rows'>, wording: () => FormatContext): TableState {
  const text = signal('');
  const only = signal<Standing>();
  const described = new WeakMap<Answer, Map<string, RowDescription>>();

  function describe({ trackingId, answer: { value: answer } }: ManyRow): RowDescription {
    // Rows that wait share one answer.
    const known = described.get(answer) ?? new Map<string, RowDescription>();
    described.set(answer, known);
    const words = known.get(trackingId) ?? describeRow(trackingId, answer, wording());
    known.set(trackingId, words);
    return words;
  }

  const visible = computed(() => {
    const wanted = text.value.trim().toLowerCase();
    if (wanted === '' && only.value === undefined) return rows.value;
    return rows.value.filter((row) => {
      const { standing, searched } = describe(row);
      return standing === (only.value ?? standing) && searched.includes(wanted);
    });
  });

  const counts = computed(() => {
    const counted = Object.fromEntries(STANDINGS.map((each) => [each, 0])) as Record<Standing, number>;
    for (const row of rows.value) counted[describe(row).standing] += 1;
    return counted;
  });

  return {
    visible,
    text,
    only,
    describe,
    counts,
    kinds: computed(() =>
      STANDINGS.map((standing) => ({ standing, count: counts.value[standing] })).filter(
        ({ standing, count }) => count > 0 || standing === only.value,
      ),
    ),
    filter(entered) {
      text.value = entered;
    },
    showOnly(standing) {
      only.value = standing;
    },
    showAll() {
      text.value = '';
      only.value = undefined;
    },
    copy(format) {
      const copied = visible.value.map(({ trackingId, answer }) => ({ trackingId, answer: answer.value }));
      return (format === 'tsv' ? tsvOf : csvOf)(copied, wording().messages);
    },
  };
}
