import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { IdList } from '../detection/id-list.ts';
import { createLookupStore, type LookupState, type LookupStore } from '../lookup/state.ts';
import type { ReplyDraft } from '../replies/reply-draft.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { createDraft, type DraftState, MAX_BULK_IDS } from './draft-state.ts';
import type { RowAnswer } from './model.ts';
import type { PopupFormatContext } from './rows.ts';
import { type BulkRun, createBulkRun } from './run-state.ts';
import { createTable, type TableState } from './table-state.ts';
import type { Timers } from './timers.ts';

/** The current view; `shipment` is one row of the table, `reply` one reply about all rows that it shows. */
type View = 'closed' | 'draft' | 'table' | 'shipment' | 'reply';

/** A reply about several IDs that the agent has begun. */
export interface BegunReply {
  /** The IDs in the reply, joined. For other IDs, a new reply is written. */
  about: string;
  /** The agent's changes by hand. */
  draft?: ReplyDraft | undefined;
  /** The customer's name. */
  customer: string;
}

export interface BulkLookupStore {
  view: ReadonlySignal<View>;
  draft: DraftState;
  run: BulkRun;
  table: TableState;
  /** The shipment of the open row. */
  shipment: LookupStore;
  /** The row opened last; it gets the focus back. */
  lastOpened: ReadonlySignal<string | undefined>;
  /** Whether its reply was opened, with the shipment behind it. */
  isReplyOpen: ReadonlySignal<boolean>;
  /** Shows the field for a list of IDs; without a text, with the list that was begun. */
  openDraft(text: string): void;
  /** Looks up the IDs of the draft, if there are any. The way back from them leads to the list, to correct it. */
  lookUpDraft(): Promise<void>;
  /** Looks up IDs in a new table. @param known fresh answers, which need no request */
  lookUp(trackingIds: readonly string[], known: readonly Lookup[]): Promise<void>;
  /** Shows IDs in a new table with what is known of them; looks up nothing. */
  showKnown(trackingIds: readonly string[], known: readonly Lookup[]): void;
  /** The IDs of the draft while it is shown, otherwise of the table. */
  listed(): readonly string[];
  /** Shows the latest table. */
  openTable(): void;
  openRow(trackingId: string): void;
  /** Looks up an ID that was requested elsewhere, over the open view. The way back leads to that view. */
  lookUpOver(trackingId: string): Promise<void>;
  /** Opens the reply about the rows on screen; about a single one, its own, which says more. */
  openReply(): void;
  begunReply: Signal<BegunReply | undefined>;
  /** Goes back one view. Leaving the table cancels the run but preserves its answers. */
  back(): void;
  /** Leaves all views, for something that was requested elsewhere. The run continues. */
  leave(): void;
}

interface Dependencies {
  send: PopupSend;
  readList(text: string): IdList;
  /** For describing rows, with the current time. Reads a signal, so that rows follow the language of the interface. */
  formatContext(): PopupFormatContext;
  timers: Timers;
}

/** A bulk lookup: a draft, a table of answers, and one shipment of the table. */
export function createBulkLookup({ send, readList, formatContext, timers }: Dependencies): BulkLookupStore {
  const view = signal<View>('closed');
  /** Where the way back from the table leads. */
  let before: 'closed' | 'draft' = 'closed';
  /** Where the way back from a shipment leads. */
  let under: View = 'table';
  const lastOpened = signal<string>();
  const isReplyOpen = signal(false);
  const draft = createDraft(readList);
  const run = createBulkRun(send, timers);
  const table = createTable(run, formatContext);
  const shipment = createLookupStore(send);

  function lookUp(trackingIds: readonly string[], known: readonly Lookup[]): Promise<void> {
    showNewTable();
    return run.start(trackingIds, known);
  }

  function showNewTable(): void {
    table.showAll();
    lastOpened.value = undefined;
    openTable();
  }

  function openTable(): void {
    before = 'closed';
    view.value = 'table';
  }

  function openRow(trackingId: string, withReply = false): void {
    const row = run.rows.value.find((each) => each.trackingId === trackingId);
    if (!row) return;
    const known = lookupStateOf(trackingId, row.answer.value);
    if (known) shipment.show(known);
    else void shipment.lookUp(trackingId);
    lastOpened.value = trackingId;
    isReplyOpen.value = withReply;
    showShipment();
  }

  function showShipment(): void {
    if (view.value !== 'shipment') under = view.value;
    view.value = 'shipment';
  }

  function closeShipment(): void {
    updateRow(shipment.state.value);
    shipment.clear();
    view.value = under;
  }

  function updateRow(shown: LookupState): void {
    // One table never mixes answers of two environments.
    if ('isElsewhere' in shown) return;
    if (shown.step === 'ready')
      run.update(shown.lookup.trackingId, { step: 'answered', lookup: shown.lookup });
    if (shown.step === 'failed') run.update(shown.trackingId, { step: 'failed', failure: shown.failure });
  }

  return {
    view,
    draft,
    run,
    table,
    shipment,
    lastOpened,
    isReplyOpen,
    lookUp,
    openRow: (trackingId) => openRow(trackingId),
    lookUpOver(trackingId) {
      isReplyOpen.value = false;
      updateRow(shipment.state.value);
      showShipment();
      return shipment.lookUp(trackingId);
    },
    openDraft(text) {
      if (text) draft.begin(text);
      view.value = 'draft';
    },
    async lookUpDraft() {
      const ids = draft.ids.value.slice(0, MAX_BULK_IDS);
      if (ids.length === 0) return;
      const running = lookUp(ids, []);
      before = 'draft';
      await running;
    },
    showKnown(trackingIds, known) {
      showNewTable();
      run.show(trackingIds, known);
    },
    listed: () =>
      view.value === 'draft' ? draft.ids.value : run.rows.value.map(({ trackingId }) => trackingId),
    openTable,
    begunReply: signal<BegunReply>(),
    openReply() {
      const [first, second] = table.visible.value;
      if (first && !second) openRow(first.trackingId, true);
      else view.value = 'reply';
    },
    back() {
      if (view.value === 'shipment') return closeShipment();
      if (view.value === 'reply') {
        view.value = 'table';
        return;
      }
      run.cancel();
      view.value = view.value === 'table' ? before : 'closed';
    },
    leave() {
      view.value = 'closed';
    },
  };
}

/** The answer of a row as a lookup state; `undefined` if there is no answer yet. */
function lookupStateOf(trackingId: string, answer: RowAnswer): LookupState | undefined {
  if (answer.step === 'answered') return { step: 'ready', lookup: answer.lookup, isRefreshing: false };
  if (answer.step === 'failed') return { step: 'failed', trackingId, failure: answer.failure };
  return undefined;
}
