import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { describeRow, type RowDescription } from '../../features/bulk-lookup/rows.ts';
import type { Send } from '../../features/protocol.ts';
import type { Lookup } from '../../features/shipment/model.ts';
import type { FormatContext } from '../../features/shipment/shipment-description.ts';
import type { Clipboard } from './clipboard.ts';

export type ListenToPage = (hear: (ids: string[]) => void) => Promise<void>;

export interface OffersState {
  /** IDs that stand on the page, in the order in which they were heard of. */
  onPage: ReadonlySignal<readonly string[]>;
  /** The ID on the clipboard, where it may be read without asking. Other texts are never shown. */
  fromClipboard: ReadonlySignal<string | undefined>;
  /** How many requests it takes to look up all IDs of the page: fresh answers cost none. */
  requests: ReadonlySignal<number>;
  /** Answers to IDs of the page that need no request. */
  fresh(): readonly Lookup[];
  /** What is known of an ID from before, in words. */
  describeKnown(trackingId: string): RowDescription | undefined;
  start(): Promise<void>;
  /** Asks the background, not the platform, what is known of the IDs on offer. */
  refreshKnown(): Promise<void>;
}

interface Dependencies {
  send: Send;
  listenToPage: ListenToPage;
  clipboard: Clipboard;
  recognise(text: string): string | undefined;
  wording(): FormatContext;
}

/** IDs that the agent may mean. Nothing is sent to the platform for them before a click. */
export function createOffersState({
  send,
  listenToPage,
  clipboard,
  recognise,
  wording,
}: Dependencies): OffersState {
  const onPage = signal<readonly string[]>([]);
  const fromClipboard = signal<string>();
  const known = signal<ReadonlyMap<string, Lookup>>(new Map());
  let question = 0;

  async function readClipboard(): Promise<void> {
    if (!(await clipboard.isAllowed())) return;
    fromClipboard.value = recognise((await clipboard.read()) ?? '');
    await refreshKnown();
  }

  async function refreshKnown(): Promise<void> {
    question += 1;
    const mine = question;
    const trackingIds = [...onPage.value, ...(fromClipboard.value ? [fromClipboard.value] : [])];
    if (trackingIds.length === 0) return;
    const answer = await send('getCachedLookups', { trackingIds });
    // What is not told is not shown as known; a lookup says what is wrong.
    if (mine !== question || !answer.ok) return;
    known.value = new Map(answer.value.lookups.map((lookup) => [lookup.trackingId, lookup]));
  }

  const freshOnPage = computed(() =>
    onPage.value.flatMap((trackingId) => {
      const lookup = known.value.get(trackingId);
      return lookup?.isFresh ? [lookup] : [];
    }),
  );

  return {
    onPage,
    fromClipboard,
    requests: computed(() => onPage.value.length - freshOnPage.value.length),
    fresh: () => freshOnPage.value,
    describeKnown(trackingId) {
      const lookup = known.value.get(trackingId);
      return lookup && describeRow(trackingId, { step: 'answered', lookup }, wording());
    },
    refreshKnown,
    async start() {
      const hear = (ids: string[]) => {
        onPage.value = ids;
        void refreshKnown();
      };
      await Promise.all([listenToPage(hear), readClipboard()]);
    },
  };
}
