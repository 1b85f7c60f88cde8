import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import { type BulkLookupStore, createBulkLookup } from '../bulk-lookup/state.ts';
import { realTimers } from '../bulk-lookup/timers.ts';
import type { Connections } from '../connection/model.ts';
import { createRecognition, type Recognition } from '../detection/recognition.ts';
import { createLookupStore, type LookupStore, platformAnswer } from '../lookup/state.ts';
import { createRecentState, type RecentState } from '../recent/state.ts';
import { createReplyStore, type ReplyStore } from '../replies/state.ts';
import { hasDigit } from '../shipment/limits.ts';
import { fewIds, type InputProblem, isIdList, readId } from './read-input.ts';
import type { RowReply } from './reply-copier.ts';
import {
  createSuggestions,
  type SuggestionsDependencies,
  type SuggestionsState,
} from './suggestions-state.ts';

export interface PopupState {
  text: ReadonlySignal<string>;
  problem: ReadonlySignal<InputProblem | undefined>;
  /** `undefined` until the background has answered; lookups do not wait for it. */
  connections: ReadonlySignal<Connections | undefined>;
  lookup: LookupStore;
  replies: ReplyStore;
  recognition: Recognition;
  suggestions: SuggestionsState;
  recent: RecentState;
  /** Replaces everything else while one of its views is open. */
  bulkLookup: BulkLookupStore;
  start(): Promise<void>;
  /** Loads the selected environment, and shows its recent IDs. */
  loadConnections(): Promise<void>;
  enter(text: string): void;
  /**
   * Enters the ID or the few IDs of a pasted text, or opens a longer list as a draft. @returns whether the text was any
   * of these
   */
  takePasted(text: string): boolean;
  /** Looks up the ID or the few IDs in the field; in the empty field, the offered ID of the clipboard. */
  submit(): Promise<void>;
  /** Looks up the text in the field even if it hardly is an ID, as `submit` has reported. */
  submitAnyway(): Promise<void>;
  lookUp(trackingId: string): Promise<void>;
  /** Claims a lookup requested elsewhere in this window, such as in the context menu. */
  claimLookup(windowId: number): Promise<void>;
  /** Looks up the ID on the clipboard. Call it only during a click, because it may have to request the permission. */
  pasteAndLookUp(): Promise<void>;
  /** The reply for an ID of a list, to be copied without opening it. */
  writeReplyFor(trackingId: string): Promise<RowReply>;
  /** Looks up all listed IDs of the page. */
  checkPage(): Promise<void>;
  /** Shows the listed IDs in a table with their cached answers, without a lookup. */
  showPageAsTable(): void;
  /** Shows one reply about the listed IDs from their cached answers, without a lookup. */
  replyAboutPage(): void;
  /** Returns to the suggestions. */
  back(): void;
}

type Dependencies = Omit<SuggestionsDependencies, 'recognition'>;

/** The state of the popup: the field, the lookup, and the suggested IDs. */
export function createPopupState(dependencies: Dependencies): PopupState {
  const { send, clipboard, formatContext } = dependencies;
  const text = signal('');
  const problem = signal<InputProblem>();
  const connections = signal<Connections>();
  const lookup = createLookupStore(send);
  const recent = createRecentState(send);
  const recognition = createRecognition(send);
  const { recognise, readList } = recognition;
  const suggestions = createSuggestions({ ...dependencies, recognition });
  const bulkLookup = createBulkLookup({ send, readList, formatContext, timers: realTimers });
  const replies = createReplyStore(send, () => formatContext().locale);

  // The background saves the list up to a second later. The way back leads to it earlier. In two effects: otherwise, each
  // row of a running list would reload it while an answer is shown beside the table.
  effect(() => void (platformAnswer(lookup.state.value) && recent.reload()));
  effect(() => void (bulkLookup.run.state.value.step === 'ended' && recent.reload()));

  const readings = latestOnly();
  /** Slow actions. Their results are dropped if the agent does something else in the meantime. */
  const attempts = latestOnly();
  /** Texts that are looked up once the detector is loaded. They are dropped by another lookup, not by typing. */
  const submissions = latestOnly();

  function enter(entered: string): void {
    attempts.drop();
    if (entered !== '') void recognition.prepare();
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
    submissions.drop();
    enter(trackingId);
    return lookup.lookUp(trackingId);
  }

  function takePasted(pasted: string): boolean {
    if (recognition.isReady()) return takeRead(pasted);
    // In the field at once: what is typed before the detector is loaded follows it.
    enter(text.value + pasted);
    const isLatest = attempts.ask();
    void recognition.prepare().then(() => isLatest() && takeRead(pasted));
    return true;
  }

  function takeRead(pasted: string): boolean {
    const list = readList(pasted);
    const few = fewIds(list);
    if (few) {
      enter(few.join(' '));
      return true;
    }
    if (isIdList(list)) {
      enter('');
      lookup.clear();
      bulkLookup.openDraft(pasted);
      return true;
    }
    const id = recognise(pasted);
    if (id) enter(id);
    return id !== undefined;
  }

  /** Looks up a list at once if it has only a few IDs. @returns whether it did so */
  function lookUpFew(list: ReturnType<typeof readList>): boolean {
    const few = fewIds(list);
    if (!few) return false;
    // The way back from the list leads home, not to a shipment that the field no longer names.
    lookup.clear();
    void bulkLookup.lookUp(few, []);
    return true;
  }

  const showPageAsTable = () => bulkLookup.showKnown(suggestions.onPage.value, suggestions.known());

  async function submitId(entered: string, isCertain: boolean): Promise<void> {
    const id = readId(entered, recognise);
    if (id && (isCertain || recognise(entered) || hasDigit(id))) return lookUp(id);
    // Typing removes a problem.
    if (text.value !== entered) return;
    if (id) problem.value = 'unlikely';
    else problem.value = entered.trim() === '' ? 'nothingEntered' : 'invalidInput';
  }

  return {
    text,
    problem,
    connections,
    lookup,
    replies,
    recognition,
    suggestions,
    recent,
    loadConnections,
    bulkLookup,
    enter,
    takePasted,
    lookUp,
    async writeReplyFor(trackingId) {
      const { writeRowReply } = await import('./reply-copier.ts');
      return writeRowReply(trackingId, { send, replies, formatContext });
    },
    checkPage: () => bulkLookup.lookUp(suggestions.onPage.value, suggestions.fresh()),
    showPageAsTable,
    replyAboutPage() {
      showPageAsTable();
      bulkLookup.openReply();
    },
    back() {
      attempts.drop();
      submissions.drop();
      lookup.clear();
      bulkLookup.back();
      void suggestions.refreshCached();
    },
    async claimLookup(windowId) {
      const isLatest = attempts.ask();
      const outcome = await send('claimLookup', { windowId });
      const request = outcome.ok ? outcome.value.request : undefined;
      if (!request || !isLatest()) return;
      const isListOpen = bulkLookup.view.value !== 'closed';
      if (request.kind === 'lookUp')
        return isListOpen ? bulkLookup.lookUpOver(request.trackingId) : lookUp(request.trackingId);
      lookup.clear();
      if (request.kind === 'refused') {
        // The reason is shown beside the field, which no view of a list has.
        bulkLookup.leave();
        problem.value = request.reason;
      } else if (request.kind === 'list') bulkLookup.openDraft(request.trackingIds.join('\n'));
      else await bulkLookup.lookUp(request.trackingIds, []);
    },
    async start() {
      const connecting = loadConnections();
      const suggesting = suggestions.start(recognition.load());
      await Promise.all([connecting, replies.load(), suggesting]);
    },
    async submit() {
      const entered = text.value;
      const offered = suggestions.fromClipboard.value;
      if (entered.trim() === '' && offered) return lookUp(offered);
      const isLatest = submissions.ask();
      await recognition.prepare();
      if (!isLatest()) return;
      const list = readList(entered);
      if (lookUpFew(list)) return;
      if (isIdList(list)) return void takePasted(entered);
      await submitId(entered, false);
    },
    submitAnyway: () => submitId(text.value, true),
    async pasteAndLookUp() {
      const isLatest = attempts.ask();
      const pasted = (await clipboard.request()) ? await clipboard.read() : undefined;
      await recognition.prepare();
      if (!isLatest()) return;
      if (pasted === undefined) problem.value = 'clipboardRefused';
      else if (pasted.trim() === '') problem.value = 'clipboardEmpty';
      else if (lookUpFew(readList(pasted))) return;
      else if (recognise(pasted) && takePasted(pasted)) {
        if (bulkLookup.view.value === 'closed') await lookUp(text.value);
      }
      // Other text may even be a password, so it is neither sent nor shown.
      else problem.value = 'notRecognised';
    },
  };
}

/** Returns which setting is missing for a lookup in the selected environment, as a kind of failure. */
export function missingSetup(
  connections: Connections,
): 'settingsUnreadable' | 'notConfigured' | 'keyMissing' | undefined {
  const { partnerUrl, hasKey, managed } = connections[connections.environment];
  const isGiven = connections.isEnvironmentManaged && managed?.includes('partnerUrl');
  if (connections.unreadable && !isGiven) return 'settingsUnreadable';
  if (partnerUrl === '') return 'notConfigured';
  return hasKey ? undefined : 'keyMissing';
}
