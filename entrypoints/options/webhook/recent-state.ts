import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Environment } from '../../../utils/environment.ts';
import type { Send } from '../../../utils/messaging.ts';
import type { RecentEntry } from '../../../utils/recent.ts';
import { formatJson } from '../../../utils/webhook-samples.ts';
import type { PayloadState } from './payload-state.ts';
import { recentPayload } from './recent-payload.ts';

/** As many as a list to choose from may have. */
const MOST_OFFERED = 20;

/** The IDs that were looked up last, as samples. Nothing is asked of the platform. */
export function createRecentSamples(
  send: Send,
  environment: ReadonlySignal<Environment>,
  editor: PayloadState,
  now: () => Date,
) {
  const entries = signal<RecentEntry[]>([]);
  const taken = signal<{ trackingId: string; text: string } | undefined>(undefined);
  const offered = computed(() => entries.value.map(({ trackingId }) => trackingId));
  /** The ID whose payload is in the editor. */
  const chosen = computed(() =>
    taken.value?.text === editor.takenText.value && !editor.isEdited.value
      ? taken.value.trackingId
      : undefined,
  );
  let latest = 0;

  /** Reads them, at the start and whenever they may have changed; of two that overlap, the later one counts. */
  async function load(): Promise<void> {
    latest += 1;
    const own = latest;
    const outcome = await send('getRecent', { environment: environment.value });
    if (own === latest && outcome.ok) entries.value = outcome.value.entries.slice(0, MOST_OFFERED);
  }

  /** Puts what is known of an ID into the editor. */
  async function choose(trackingId: string): Promise<void> {
    const entry = entries.value.find((one) => one.trackingId === trackingId);
    if (!entry) return;
    const outcome = await send('getKept', { trackingIds: [trackingId] });
    const kept = (outcome.ok ? outcome.value.lookups : []).find(
      (lookup) => lookup.trackingId === trackingId && lookup.environment === entry.environment,
    );
    const text = formatJson(recentPayload(entry, kept?.shipment, now()));
    taken.value = { trackingId, text };
    editor.take(text);
  }

  effect(() => {
    if (environment.value) void load();
  });
  return { offered, chosen, load, choose };
}

export type RecentSamples = ReturnType<typeof createRecentSamples>;
