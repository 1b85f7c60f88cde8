import { computed, signal } from '@preact/signals';
import type { Failure } from '../../../utils/errors.ts';
import type { Send } from '../../../utils/messaging.ts';
import type { WebhookHistory, WebhookSend } from '../../../utils/webhook-history.ts';

/** The test webhooks that were sent, and what was taken off their list last. */
export function createHistoryState(send: Send) {
  const history = signal<WebhookHistory>({ sends: [], unreadable: false });
  const removed = signal<WebhookSend[]>([]);
  const failure = signal<Failure | undefined>(undefined);
  const comparedId = signal<string | undefined>(undefined);
  const compared = computed(() => history.value.sends.find(({ id }) => id === comparedId.value));
  let latest = 0;

  /** Reads it, at the start and whenever it has changed; of two that overlap, the later one counts. */
  async function load(): Promise<void> {
    latest += 1;
    const own = latest;
    const outcome = await send('getWebhookHistory', {});
    if (own === latest && outcome.ok) history.value = outcome.value;
  }

  /** @param id of the one to remove; all without it */
  async function remove(id?: string): Promise<void> {
    const outcome = await send('removeWebhookSends', id === undefined ? {} : { ids: [id] });
    failure.value = outcome.ok ? undefined : outcome.failure;
    if (outcome.ok) removed.value = outcome.value.sends;
    await load();
  }

  /** Puts back what was removed last. */
  async function undo(): Promise<void> {
    const outcome = await send('restoreWebhookSends', { sends: removed.value });
    failure.value = outcome.ok ? undefined : outcome.failure;
    if (outcome.ok) removed.value = [];
    await load();
  }

  /** Holds a send against the editor; a second time ends that. */
  function compare(id: string): void {
    comparedId.value = comparedId.value === id ? undefined : id;
  }

  return { history, removed, failure, compared, load, remove, undo, compare };
}

export type HistoryState = ReturnType<typeof createHistoryState>;
