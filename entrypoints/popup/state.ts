import { type ReadonlySignal, signal } from '@preact/signals';
import { realTimers } from '../../features/bulk-lookup/bulk-run.ts';
import { type BulkLookupStore, createBulkLookup } from '../../features/bulk-lookup/state.ts';
import type { Connections } from '../../features/connection/model.ts';
import type { IdList } from '../../features/detection/id-list.ts';
import { createRecognition } from '../../features/detection/recognition.ts';
import { createLookupStore, type LookupStore } from '../../features/lookup/state.ts';
import type { Send } from '../../features/protocol.ts';
import { createRecentState, type RecentState } from '../../features/recent/state.ts';
import { createReplyStore, type ReplyStore } from '../../features/replies/state.ts';
import type { FormatContext } from '../../features/shipment/shipment-description.ts';
import { latestOnly } from '../../utils/async.ts';
import type { Clipboard } from './clipboard.ts';
import { createOffersState, type ListenToPage, type OffersState } from './offers-state.ts';
import { readId } from './read-id.ts';

/** Why the field's text was not looked up; keys of the message catalogue. */
export type InputProblem =
  | 'nothingEntered'
  | 'invalidInput'
  | 'notRecognised'
  | 'clipboardEmpty'
  | 'clipboardRefused'
  /** Asked for elsewhere, such as in the context menu. */
  | 'notAnId'
  | 'nothingSelected';

export interface PopupState {
  text: ReadonlySignal<string>;
  problem: ReadonlySignal<InputProblem | undefined>;
  /** Unknown until the background has answered; a lookup does not wait for it. */
  connections: ReadonlySignal<Connections | undefined>;
  lookup: LookupStore;
  replies: ReplyStore;
  offers: OffersState;
  recent: RecentState;
  /** Looking up many IDs; shown in place of everything else while one of its views is open. */
  bulkLookup: BulkLookupStore;
  start(): Promise<void>;
  /** Reads the selected environment again, and shows its recent IDs. */
  loadConnections(): Promise<void>;
  enter(text: string): void;
  /** Takes a pasted text for the list that it is, or reduces it to the ID in it. @returns whether it was either */
  takePasted(text: string): boolean;
  submit(): Promise<void>;
  lookUp(trackingId: string): Promise<void>;
  /** Looks up what was asked for elsewhere in this window, such as in the context menu. */
  takeRequest(windowId: number): Promise<void>;
  /** Whether an ID would not be found on a page without a label, as far as is known. */
  isUnfamiliar(trackingId: string): boolean;
  /** Looks up the ID on the clipboard; only inside a click, because it may have to ask for the permission. */
  pasteAndLookUp(): Promise<void>;
  /** Looks up all IDs of the page. */
  checkPage(): Promise<void>;
  /** Back to what is on offer. */
  back(): void;
}

interface Dependencies {
  send: Send;
  listenToPage: ListenToPage;
  clipboard: Clipboard;
  wording(): FormatContext;
  /** Of the browser, such as `fr-CA`. */
  language: string;
}

/** State of the popup: the field, the lookup, and the IDs on offer. */
export function createPopupState(dependencies: Dependencies): PopupState {
  const { send, listenToPage, clipboard, wording, language } = dependencies;
  const text = signal('');
  const problem = signal<InputProblem>();
  const connections = signal<Connections>();
  const lookup = createLookupStore(send);
  const recent = createRecentState(send);
  const { load: loadShapes, recognise, readList, isUnfamiliar } = createRecognition(send);
  const offers = createOffersState({ send, listenToPage, clipboard, recognise, wording });
  const bulkLookup = createBulkLookup({ send, readList, formatContext: wording, timers: realTimers });
  const replies = createReplyStore(send, language);

  const readings = latestOnly();
  /** What takes a while to show, and comes too late once somebody has done something else. */
  const attempts = latestOnly();

  function enter(entered: string): void {
    attempts.drop();
    text.value = entered;
    problem.value = undefined;
  }

  async function loadConnections(): Promise<void> {
    const isLatest = readings.ask();
    const outcome = await send('getConnections', {});
    if (!outcome.ok || !isLatest()) return;
    connections.value = outcome.value;
    await recent.show(outcome.value.environment);
  }

  function lookUp(trackingId: string): Promise<void> {
    enter(trackingId);
    return lookup.lookUp(trackingId);
  }

  function takePasted(pasted: string): boolean {
    if (holdsMany(readList(pasted))) {
      enter('');
      bulkLookup.openDraft(pasted);
      return true;
    }
    const id = recognise(pasted);
    if (id) enter(id);
    return id !== undefined;
  }

  return {
    text,
    problem,
    connections,
    lookup,
    replies,
    offers,
    recent,
    loadConnections,
    bulkLookup,
    enter,
    takePasted,
    lookUp,
    isUnfamiliar,
    checkPage: () => bulkLookup.lookUp(offers.onPage.value, offers.fresh()),
    back() {
      attempts.drop();
      lookup.clear();
      bulkLookup.back();
      void offers.refreshKnown();
    },
    async takeRequest(windowId) {
      const isLatest = attempts.ask();
      const outcome = await send('claimLookup', { windowId });
      const request = outcome.ok ? outcome.value.request : undefined;
      if (!request || !isLatest()) return;
      if (request.kind === 'lookUp') await lookUp(request.trackingId);
      else {
        lookup.clear();
        problem.value = request.reason;
      }
    },
    async start() {
      const asked = loadConnections();
      await loadShapes();
      await Promise.all([asked, replies.load(), offers.start()]);
    },
    async submit() {
      if (holdsMany(readList(text.value))) return void takePasted(text.value);
      const id = readId(text.value, recognise);
      if (id) return lookUp(id);
      problem.value = text.value.trim() === '' ? 'nothingEntered' : 'invalidInput';
    },
    async pasteAndLookUp() {
      const isLatest = attempts.ask();
      const pasted = (await clipboard.request()) ? await clipboard.read() : undefined;
      if (!isLatest()) return;
      if (pasted === undefined) problem.value = 'clipboardRefused';
      else if (pasted.trim() === '') problem.value = 'clipboardEmpty';
      else if (recognise(pasted) && takePasted(pasted)) {
        if (bulkLookup.view.value === 'closed') await lookUp(text.value);
      }
      // What is not recognised may be anything, even a password: it is neither sent nor shown.
      else problem.value = 'notRecognised';
    },
  };
}

/** Whether a text is meant as a list: several IDs, or a column of what may be some. */
function holdsMany({ recognised, others, isColumn }: IdList): boolean {
  return recognised.length + (isColumn ? others.length : 0) > 1;
}
