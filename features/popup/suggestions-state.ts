import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import { describeRow, type PopupFormatContext, type RowDescription } from '../bulk-lookup/rows.ts';
import type { Recognition } from '../detection/recognition.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import type { ClipboardAccess } from './clipboard.ts';
import type { OnTabIds } from './follow-tab.ts';

export interface SuggestionsState {
  /** The IDs on the page, in the order in which its frames reported them. */
  onPage: ReadonlySignal<readonly string[]>;
  /** The number of IDs on the page. A very long page has more than the list. */
  onPageCount: ReadonlySignal<number>;
  /** The ID on the clipboard, if it may be read without a permission prompt. Other texts are never shown. */
  fromClipboard: ReadonlySignal<string | undefined>;
  /** The number of requests needed to look up all listed IDs of the page. Fresh answers need no request. */
  requests: ReadonlySignal<number>;
  /** The fresh cached answers for IDs of the page. */
  fresh(): readonly Lookup[];
  /** Describes the cached answer for an ID, if there is one. */
  describeCached(trackingId: string): RowDescription | undefined;
  start(): Promise<void>;
  /** Reloads the cached answers. Sends no request to the platform. */
  refreshCached(): Promise<void>;
}

export interface SuggestionsDependencies {
  send: Send;
  /** Calls the listener with the IDs of the page now and after each change. */
  subscribeToPageIds(listener: OnTabIds): Promise<void>;
  clipboard: ClipboardAccess;
  recognition: Pick<Recognition, 'prepare' | 'recognise'>;
  formatContext(): PopupFormatContext;
}

/** Suggested IDs for a lookup. No request is sent to the platform before a click. */
export function createSuggestions({
  send,
  subscribeToPageIds,
  clipboard,
  recognition,
  formatContext,
}: SuggestionsDependencies): SuggestionsState {
  const onPage = signal<readonly string[]>([]);
  const onPageCount = signal(0);
  const fromClipboard = signal<string>();
  const cached = signal<ReadonlyMap<string, Lookup>>(new Map());
  const requests = latestOnly();

  async function readClipboard(): Promise<void> {
    if (!(await clipboard.isAllowed())) return;
    const copied = (await clipboard.read()) ?? '';
    await recognition.prepare();
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

  const freshOnPage = computed(() =>
    onPage.value.flatMap((trackingId) => {
      const lookup = cached.value.get(trackingId);
      return lookup?.isFresh ? [lookup] : [];
    }),
  );

  return {
    onPage,
    onPageCount,
    fromClipboard,
    requests: computed(() => onPage.value.length - freshOnPage.value.length),
    fresh: () => freshOnPage.value,
    describeCached(trackingId) {
      const lookup = cached.value.get(trackingId);
      return lookup && describeRow(trackingId, { step: 'answered', lookup }, formatContext());
    },
    refreshCached,
    async start() {
      const setPageIds: OnTabIds = (ids, count) => {
        batch(() => {
          onPage.value = ids;
          onPageCount.value = count;
        });
        void refreshCached();
      };
      await Promise.all([subscribeToPageIds(setPageIds), readClipboard()]);
    },
  };
}
