import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Environment } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import type { RecentEntry } from '../recent/model.ts';
import type { PayloadState } from './payload-state.ts';
import { formatJson, recentPayload } from './samples.ts';

/** A longer list would be hard to choose from. */
const MAX_OFFERED = 20;

/** Offers recently looked-up IDs as samples. Sends nothing to the platform. */
export function createRecentSamples(
  send: Send,
  environment: ReadonlySignal<Environment>,
  editor: PayloadState,
  now: () => Date,
) {
  const entries = signal<RecentEntry[]>([]);
  const loaded = signal<{ trackingId: string; text: string } | undefined>(undefined);
  const offered = computed(() => entries.value.map(({ trackingId }) => trackingId));
  /** The ID whose payload is in the editor. */
  const chosen = computed(() =>
    loaded.value?.text === editor.loadedText.value && !editor.isEdited.value
      ? loaded.value.trackingId
      : undefined,
  );
  const requests = latestOnly();
  const choices = latestOnly();

  /** Called at the start and whenever the recent lookups may have changed. */
  async function load(): Promise<void> {
    const isLatest = requests.ask();
    const outcome = await send('getRecent', { environment: environment.value });
    if (outcome.ok && isLatest()) entries.value = outcome.value.entries.slice(0, MAX_OFFERED);
  }

  /** Loads the last known state of an ID into the editor. */
  async function choose(trackingId: string): Promise<void> {
    const entry = entries.value.find((each) => each.trackingId === trackingId);
    if (!entry) return;
    choices.drop();
    const isLatest = choices.ask();
    const before = editor.text.value;
    const outcome = await send('getCachedLookups', { trackingIds: [trackingId] });
    // The user chose or typed something else in the meantime.
    if (!isLatest() || editor.text.value !== before) return;
    const cached = (outcome.ok ? outcome.value.lookups : []).find(
      (lookup) => lookup.trackingId === trackingId && lookup.environment === entry.environment,
    );
    const text = formatJson(recentPayload(entry, cached?.shipment, now()));
    loaded.value = { trackingId, text };
    editor.load(text);
  }

  environment.subscribe(() => {
    // Late replies for the previous environment must not appear.
    requests.drop();
    void load();
  });
  return { offered, chosen, load, choose };
}
