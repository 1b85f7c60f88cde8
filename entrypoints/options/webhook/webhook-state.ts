import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { parseBaseUrl } from '../../../utils/base-url.ts';
import type { Connections, WebhookReply } from '../../../utils/connections.ts';
import type { Environment } from '../../../utils/environment.ts';
import type { Failure, Outcome } from '../../../utils/errors.ts';
import type { Send } from '../../../utils/messaging.ts';
import type { WebhookSend } from '../../../utils/webhook-history.ts';
import { MASKED_TOKEN, type WebhookRequest, webhookRequest } from '../../../utils/webhook-request.ts';
import { createHistoryState } from './history-state.ts';
import { createPayloadState } from './payload-state.ts';
import { createRecentSamples } from './recent-state.ts';
import { createSequenceState } from './sequence-state.ts';

export type Sending =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'replied'; reply: WebhookReply }
  | { step: 'failed'; failure: Failure };

/** One test webhook that somebody wants sent. */
export interface Wanted {
  environment: Environment;
  payload: string;
  isAuthorized: boolean;
}

/**
 * State of the section Test webhook.
 * @param saved the saved connections; tests go to the Client API of one of them
 * @param now dates the samples
 */
export function createWebhookState(
  send: Send,
  saved: ReadonlySignal<Connections | undefined>,
  now: () => Date,
) {
  const editor = createPayloadState(now);
  const history = createHistoryState(send);
  /** The sandbox at first, and again after every choice of production was used. */
  const environment = signal<Environment>('sandbox');
  /** Ticked for what is sent now; remembered nowhere. */
  const isAuthorized = signal(false);
  const sending = signal<Sending>({ step: 'idle' });
  /** Production waits for a person's word, which is for this address and this payload only. */
  const confirming = signal<(Wanted & { url: string }) | undefined>(undefined);

  const sequence = createSequenceState(
    (payload) => deliver({ environment: 'sandbox', payload, isAuthorized: withSandboxToken() }),
    now,
  );
  const recent = createRecentSamples(send, environment, editor, now);
  const isBusy = computed(
    () => sending.value.step === 'sending' || confirming.value !== undefined || sequence.isPlaying.value,
  );

  const hasToken = computed(() => saved.value?.[environment.value].hasClientToken ?? false);
  const request = computed(() => requestOf(environment.value, isAuthorized.value));
  const canSend = computed(
    () => editor.check.value.kind === 'json' && request.value !== undefined && !isBusy.value,
  );
  /** Sequences go to the sandbox, whatever is chosen. */
  const canPlay = computed(() => requestOf('sandbox', false) !== undefined && !isBusy.value);

  function withSandboxToken(): boolean {
    return isAuthorized.value && environment.value === 'sandbox';
  }

  function requestOf(target: Environment, withToken: boolean): WebhookRequest | undefined {
    const parsed = parseBaseUrl(saved.value?.[target].clientUrl ?? '');
    return parsed.ok ? webhookRequest(parsed.url.href, withToken ? MASKED_TOKEN : undefined) : undefined;
  }

  function chooseEnvironment(next: Environment): void {
    environment.value = next;
    isAuthorized.value = false;
  }

  async function deliver(wanted: Wanted, confirmedUrl?: string): Promise<Outcome<WebhookReply>> {
    sending.value = { step: 'sending' };
    const outcome = await send('sendTestWebhook', {
      ...wanted,
      ...(confirmedUrl === undefined ? {} : { confirmedUrl }),
    });
    sending.value = outcome.ok
      ? { step: 'replied', reply: outcome.value }
      : { step: 'failed', failure: outcome.failure };
    if (wanted.environment === 'production') chooseEnvironment('sandbox');
    void history.load();
    return outcome;
  }

  /** Sends once, to production only after it was confirmed. */
  async function want(wanted: Wanted): Promise<void> {
    const { url } = requestOf(wanted.environment, false) ?? {};
    if (url === undefined || isBusy.value) return;
    if (wanted.environment === 'production') confirming.value = { ...wanted, url };
    else await deliver(wanted);
  }

  /** The person's word for what `confirming` holds. */
  async function confirm(): Promise<void> {
    if (!confirming.value) return;
    const { url, ...wanted } = confirming.value;
    confirming.value = undefined;
    await deliver(wanted, url);
  }

  return {
    ...editor,
    history,
    recent,
    sequence,
    environment,
    hasToken,
    isAuthorized,
    request,
    canSend,
    canPlay,
    isBusy,
    sending,
    confirming,
    chooseEnvironment,
    authorize(isTicked: boolean) {
      isAuthorized.value = isTicked;
    },
    /** Sends the payload, exactly as it stands in the editor. */
    async sendTest() {
      const wanted = {
        environment: environment.value,
        payload: editor.payload.value,
        isAuthorized: isAuthorized.value,
      };
      if (canSend.value) await want(wanted);
    },
    /** Sends one of the history once more, to where it went, and with a token only if that is ticked now. */
    sendAgain: (past: WebhookSend) =>
      want({
        environment: past.environment,
        payload: past.payload,
        isAuthorized: isAuthorized.value && environment.value === past.environment,
      }),
    deliver,
    confirm,
    cancel() {
      confirming.value = undefined;
    },
  };
}

export type WebhookState = ReturnType<typeof createWebhookState>;
