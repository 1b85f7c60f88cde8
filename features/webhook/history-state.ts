import { computed, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { WebhookHistory, WebhookSend } from './model.ts';

/** The past test webhooks, and the ones that were removed last. */
export function createHistoryState(send: Send) {
  const history = signal<WebhookHistory>({ sends: [], unreadable: false });
  const removed = signal<WebhookSend[]>([]);
  const failure = signal<Failure | undefined>(undefined);
  const comparedId = signal<string | undefined>(undefined);
  const compared = computed(() => history.value.sends.find(({ id }) => id === comparedId.value));
  const requests = latestOnly();

  /** Called at the start and after each change of the history. */
  async function load(): Promise<void> {
    const isLatest = requests.ask();
    const outcome = await send('getWebhookHistory', {});
    if (outcome.ok && isLatest()) history.value = outcome.value;
  }

  /** @param id of the test to remove; without it, all are removed */
  async function remove(id?: string): Promise<void> {
    const outcome = await send('removeWebhookSends', id === undefined ? {} : { ids: [id] });
    failure.value = outcome.ok ? undefined : outcome.failure;
    if (outcome.ok) removed.value = outcome.value.sends;
    await load();
  }

  /** Restores the tests that were removed last. */
  async function undo(): Promise<void> {
    const sends = removed.value;
    const outcome = await send('restoreWebhookSends', { sends });
    failure.value = outcome.ok ? undefined : outcome.failure;
    // Tests removed in the meantime can still be restored.
    if (outcome.ok && removed.value === sends) removed.value = [];
    await load();
  }

  /** Opens the comparison of a test with the editor, or closes it if it is open. */
  function compare(id: string): void {
    comparedId.value = comparedId.value === id ? undefined : id;
  }

  return { history, removed, failure, compared, load, remove, undo, compare };
}
