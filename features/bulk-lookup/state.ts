import { type ReadonlySignal, signal } from '@preact/signals';
import type { IdList } from '../detection/id-list.ts';
import { createLookupStore, type LookupState, type LookupStore } from '../lookup/state.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import type { FormatContext } from '../shipment/shipment-description.ts';
import { createDraft, type DraftState, MOST_IDS } from './draft-state.ts';
import type { Timers } from './lookup-many.ts';
import type { Answer } from './rows.ts';
import { createRun, type Run } from './run-state.ts';
import { createTable, type TableState } from './table-state.ts';

/** Which of its views is shown, if any. `shipment` is one row of the table. */
export type ManyView = 'closed' | 'draft' | 'table' | 'shipment';

export interface ManyState {
  view: ReadonlySignal<ManyView>;
  draft: DraftState;
  run: Run;
  table: TableState;
  /** The shipment of the row that is open. */
  shipment: LookupStore;
  /** The row that was opened last: the focus returns to it. */
  lastOpened: ReadonlySignal<string | undefined>;
  /** Shows the field for a list. */
  openDraft(text: string): void;
  /** Looks up the IDs of the draft, where there are any. */
  lookUpDraft(): Promise<void>;
  /** Looks up IDs. @param known answers that are fresh enough: they cost no request */
  lookUp(trackingIds: readonly string[], known: readonly Lookup[]): Promise<void>;
  /** Shows the table that is there. */
  openTable(): void;
  openRow(trackingId: string): void;
  /** One view back; leaving the table cancels what it is waiting for, and keeps what it has. */
  back(): void;
}

interface Dependencies {
  send: Send;
  readList(text: string): IdList;
  /** For the words of the rows, as of now. */
  wording(): FormatContext;
  timers: Timers;
}

/** Looking up many IDs: a text, the table of what was found, one shipment of it. For popup and panel alike. */
export function createMany({ send, readList, wording, timers }: Dependencies): ManyState {
  const view = signal<ManyView>('closed');
  const lastOpened = signal<string>();
  const draft = createDraft(readList);
  const run = createRun(send, timers);
  const table = createTable(run, wording);
  const shipment = createLookupStore(send);

  function lookUp(trackingIds: readonly string[], known: readonly Lookup[]): Promise<void> {
    table.showAll();
    lastOpened.value = undefined;
    view.value = 'table';
    return run.start(trackingIds, known);
  }

  function openRow(trackingId: string): void {
    const row = run.rows.value.find((each) => each.trackingId === trackingId);
    if (!row) return;
    const known = shownAs(trackingId, row.answer.value);
    if (known) shipment.show(known);
    else void shipment.lookUp(trackingId);
    lastOpened.value = trackingId;
    view.value = 'shipment';
  }

  function closeRow(): void {
    const now = shipment.state.value;
    if (now.step === 'ready') run.take(now.lookup.trackingId, { step: 'answered', lookup: now.lookup });
    if (now.step === 'failed') run.take(now.trackingId, { step: 'failed', failure: now.failure });
    shipment.clear();
    view.value = 'table';
  }

  return {
    view,
    draft,
    run,
    table,
    shipment,
    lastOpened,
    lookUp,
    openRow,
    openDraft(text) {
      draft.begin(text);
      view.value = 'draft';
    },
    async lookUpDraft() {
      const ids = draft.ids.value.slice(0, MOST_IDS);
      if (ids.length > 0) await lookUp(ids, []);
    },
    openTable() {
      view.value = 'table';
    },
    back() {
      if (view.value === 'shipment') return closeRow();
      run.cancel();
      view.value = 'closed';
    },
  };
}

/** What is known of a row as a view of one shipment shows it; nothing where it was not asked for yet. */
function shownAs(trackingId: string, answer: Answer): LookupState | undefined {
  if (answer.step === 'answered') return { step: 'ready', lookup: answer.lookup, isRefreshing: false };
  if (answer.step === 'failed') return { step: 'failed', trackingId, failure: answer.failure };
  return undefined;
}
