import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { delay, latestOnly } from '../../utils/async.ts';
import type { RowAnswer } from '../bulk-lookup/model.ts';
import {
  compareBySeverity,
  describeRow,
  type PopupFormatContext,
  type RowDescription,
} from '../bulk-lookup/rows.ts';
import type { Recognition } from '../detection/recognition.ts';
import type { PopupSend } from '../shared-protocol.ts';
import { deliveryTime } from '../shipment/headline.ts';
import type { Lookup } from '../shipment/model.ts';
import type { ClipboardAccess } from './clipboard.ts';
import type { OnTabIds } from './follow-tab.ts';
import type { TabState } from './subscribe-to-page-ids.ts';

export interface SuggestionsState {
  /** Whether page and clipboard have answered, or are too slow. Lists below wait for it: they would move. */
  isSettled: ReadonlySignal<boolean>;
  /** The IDs on the page, in the order in which its frames reported them. */
  onPage: ReadonlySignal<readonly string[]>;
  /** The same IDs, worst state first, as far as answers are known. */
  byTrouble: ReadonlySignal<readonly string[]>;
  /** Whether Waybill is enabled on the page. */
  tabState: ReadonlySignal<TabState>;
  /** The number of IDs on the page. A very long page has more than the list. */
  onPageCount: ReadonlySignal<number>;
  /** The ID on the clipboard, if it may be read without a permission prompt. Other texts are never shown. */
  fromClipboard: ReadonlySignal<string | undefined>;
  /** Whether the clipboard may be read without a permission prompt. */
  mayReadClipboard: ReadonlySignal<boolean>;
  /** The number of requests needed to look up all listed IDs of the page. Fresh answers need no request. */
  requests: ReadonlySignal<number>;
  /** The fresh cached answers for IDs of the page. */
  fresh(): readonly Lookup[];
  /** All cached answers for IDs of the page. */
  known(): readonly Lookup[];
  /** Describes the cached answer for an ID, or that there is none. */
  describe(trackingId: string): SuggestionDescription;
  /** @param patternsLoaded resolves when IDs on the clipboard can be recognised by custom patterns too */
  start(patternsLoaded: Promise<void>): Promise<void>;
  /** Reloads the cached answers. Sends no request to the platform. */
  refreshCached(): Promise<void>;
}

export interface SuggestionDescription extends RowDescription {
  /** When it was delivered, or updated by the platform; never when it was looked up. */
  age?: string | undefined;
}

export interface SuggestionsDependencies {
  send: PopupSend;
  /** Calls the listeners with the IDs of the page, and with the state of its tab, now and after each change. */
  subscribeToPageIds(onIds: OnTabIds, onState: (state: TabState) => void): Promise<void>;
  clipboard: ClipboardAccess;
  recognition: Pick<Recognition, 'prepare' | 'recognise'>;
  formatContext(): PopupFormatContext;
}

/** Time for the page and the clipboard to answer. */
const SETTLE_MS = 200;

/** Suggested IDs for a lookup. No request is sent to the platform before a click. */
export function createSuggestions({
  send,
  subscribeToPageIds,
  clipboard,
  recognition,
  formatContext,
}: SuggestionsDependencies): SuggestionsState {
  const isSettled = signal(false);
  const onPage = signal<readonly string[]>([]);
  const onPageCount = signal(0);
  // Assumed until the tab reports another one, which takes only a moment.
  const tabState = signal<TabState>('on');
  const fromClipboard = signal<string>();
  const mayReadClipboard = signal(false);
  const cached = signal<ReadonlyMap<string, Lookup>>(new Map());
  const requests = latestOnly();

  async function readClipboard(patternsLoaded: Promise<void>): Promise<void> {
    mayReadClipboard.value = await clipboard.isAllowed();
    if (!mayReadClipboard.value) return;
    const copied = (await clipboard.read()) ?? '';
    await Promise.all([recognition.prepare(), patternsLoaded]);
    fromClipboard.value = recognition.recognise(copied);
    await refreshCached();
  }

  async function refreshCached(): Promise<void> {
    requests.drop();
    const isLatest = requests.ask();
    const trackingIds = [...onPage.value, ...(fromClipboard.value ? [fromClipboard.value] : [])];
    if (trackingIds.length === 0) return;
    const answer = await send('getCachedLookups', { trackingIds });
    // A failure is not shown here, because a lookup reports it.
    if (!isLatest() || !answer.ok) return;
    cached.value = new Map(answer.value.lookups.map((lookup) => [lookup.trackingId, lookup]));
  }

  function answerFor(trackingId: string): RowAnswer {
    const lookup = cached.value.get(trackingId);
    return lookup ? { step: 'answered', lookup } : { step: 'waiting' };
  }

  const byTrouble = computed(() => {
    const rows = onPage.value.map((trackingId) => ({ trackingId, answer: answerFor(trackingId) }));
    return rows.sort((a, b) => compareBySeverity(a.answer, b.answer)).map(({ trackingId }) => trackingId);
  });

  const known = () => onPage.value.flatMap((trackingId) => cached.value.get(trackingId) ?? []);
  const freshOnPage = computed(() => known().filter(({ isFresh }) => isFresh));

  return {
    isSettled,
    onPage,
    onPageCount,
    tabState,
    byTrouble,
    fromClipboard,
    mayReadClipboard,
    requests: computed(() => onPage.value.length - freshOnPage.value.length),
    fresh: () => freshOnPage.value,
    known,
    describe(trackingId) {
      const context = formatContext();
      const answer = answerFor(trackingId);
      const row = describeRow(trackingId, answer, context);
      return { ...row, age: answer.step === 'answered' ? ageOf(answer.lookup, row, context) : undefined };
    },
    refreshCached,
    async start(patternsLoaded) {
      const pageAnswer = Promise.withResolvers<void>();
      const setPageIds: OnTabIds = async (ids, count) => {
        batch(() => {
          onPage.value = ids;
          onPageCount.value = count;
        });
        await refreshCached();
        if (ids.length > 0 && ids === onPage.value) pageAnswer.resolve();
      };
      const setTabState = (now: TabState): void => {
        tabState.value = now;
        // Frames send their IDs before this. Rows with an answer are higher than those without.
        if (onPage.value.length === 0) pageAnswer.resolve();
      };
      const settle = (): void => {
        isSettled.value = true;
      };
      const subscribing = subscribeToPageIds(setPageIds, setTabState);
      const reading = readClipboard(patternsLoaded);
      void Promise.race([Promise.all([pageAnswer.promise, reading]), delay(SETTLE_MS)]).then(settle, settle);
      await Promise.all([subscribing, reading]);
    },
  };
}

/** Uses the time of the delivery if there is one, because a record may be updated after the delivery. */
function ageOf(
  { shipment }: Lookup,
  { updated }: RowDescription,
  { messages, locale, now }: PopupFormatContext,
): string | undefined {
  const delivered = deliveryTime(shipment, locale, now);
  if (delivered) return messages.bulkLookup.deliveredAge(delivered.near ?? delivered.day);
  const age = updated?.relative ?? updated?.short;
  return age === undefined ? undefined : messages.bulkLookup.updatedAge(age);
}
