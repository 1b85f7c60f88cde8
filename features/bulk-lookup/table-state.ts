import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { ROW_STATUSES, type RowAnswer, type RowStatus } from './model.ts';
import { describeRow, type PopupFormatContext, type RowDescription } from './rows.ts';
import type { BulkRow, BulkRun } from './run-state.ts';

export interface TableState {
  /** The rows that match the filters. */
  visible: ReadonlySignal<readonly BulkRow[]>;
  /** The number of rows of each status, regardless of the filters. */
  counts: ReadonlySignal<Readonly<Record<RowStatus, number>>>;
  /** The statuses that occur in the rows, and the selected one. */
  statuses: ReadonlySignal<readonly { rowStatus: RowStatus; count: number }[]>;
  text: ReadonlySignal<string>;
  /** The selected status: only its rows are shown. */
  only: ReadonlySignal<RowStatus | undefined>;
  filter(text: string): void;
  showOnly(rowStatus: RowStatus | undefined): void;
  showAll(): void;
  /** Describes a row as text, in the language of the interface; cached for each answer. */
  describe(row: BulkRow): RowDescription;
}

/** The filters of the table, and the matching rows. */
export function createTable(
  { rows }: Pick<BulkRun, 'rows'>,
  formatContext: () => PopupFormatContext,
): TableState {
  const text = signal('');
  const only = signal<RowStatus>();
  let described = new WeakMap<RowAnswer, Map<string, RowDescription>>();
  let describedIn: PopupFormatContext['messages'] | undefined;

  function describe({ trackingId, answer: { value: answer } }: BulkRow): RowDescription {
    const context = formatContext();
    // The language of the interface may change while the table is open.
    if (context.messages !== describedIn) described = new WeakMap();
    describedIn = context.messages;
    // All waiting rows share one answer.
    const byId = described.get(answer) ?? new Map<string, RowDescription>();
    described.set(answer, byId);
    const description = byId.get(trackingId) ?? describeRow(trackingId, answer, context);
    byId.set(trackingId, description);
    return description;
  }

  const visible = computed(() => {
    const wanted = text.value.trim().toLowerCase();
    if (wanted === '' && only.value === undefined) return rows.value;
    return rows.value.filter((row) => {
      const { rowStatus, searched } = describe(row);
      return rowStatus === (only.value ?? rowStatus) && searched.includes(wanted);
    });
  });

  const counts = computed(() => {
    const counted = Object.fromEntries(ROW_STATUSES.map((each) => [each, 0])) as Record<RowStatus, number>;
    for (const row of rows.value) counted[describe(row).rowStatus] += 1;
    return counted;
  });

  return {
    visible,
    text,
    only,
    describe,
    counts,
    statuses: computed(() =>
      ROW_STATUSES.map((rowStatus) => ({ rowStatus, count: counts.value[rowStatus] })).filter(
        ({ rowStatus, count }) => count > 0 || rowStatus === only.value,
      ),
    ),
    filter(entered) {
      text.value = entered;
    },
    showOnly(rowStatus) {
      only.value = rowStatus;
    },
    showAll() {
      text.value = '';
      only.value = undefined;
    },
  };
}
