import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { parseBaseUrl } from '../../../utils/base-url.ts';
import type { Connections, WebhookReply } from '../../../utils/connections.ts';
import type { Failure } from '../../../utils/errors.ts';
import type { Send } from '../../../utils/messaging.ts';
import type { WebhookEvent } from '../../../utils/webhook-payload.ts';
import { webhookRequest } from '../../../utils/webhook-request.ts';
import { formatJson, type WebhookSample, webhookSample } from '../../../utils/webhook-samples.ts';
import { checkPayload, eventOf, withEvent } from './payload-check.ts';

export type Sending =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'replied'; reply: WebhookReply }
  | { step: 'failed'; failure: Failure };

/**
 * State of the section Test webhook.
 * @param saved the saved connections; the test goes to the sandbox's Client API
 * @param now dates the samples
 */
export function createWebhookState(
  send: Send,
  saved: ReadonlySignal<Connections | undefined>,
  now: () => Date,
) {
  const textOf = (sample: WebhookSample) => formatJson(webhookSample(sample, now()));

  const sample = signal<WebhookSample>('deliveredWithProof');
  /** The text of the sample as it was taken, to tell whether it was edited since. */
  const sampleText = signal(textOf('deliveredWithProof'));
  const payload = signal(sampleText.value);
  const sending = signal<Sending>({ step: 'idle' });

  const check = computed(() => checkPayload(payload.value));
  const event = computed(() => eventOf(check.value));
  const isEdited = computed(() => payload.value !== sampleText.value);
  const request = computed(() => {
    const parsed = parseBaseUrl(saved.value?.sandbox.clientUrl ?? '');
    return parsed.ok ? webhookRequest(parsed.url.href) : undefined;
  });
  const canSend = computed(
    () => check.value.kind === 'json' && request.value !== undefined && sending.value.step !== 'sending',
  );

  function takeSample(next: WebhookSample): void {
    sample.value = next;
    sampleText.value = textOf(next);
    payload.value = sampleText.value;
  }

  function setPayload(text: string): void {
    payload.value = text;
  }

  function setEvent(next: WebhookEvent): void {
    payload.value = withEvent(payload.value, next) ?? payload.value;
  }

  function format(): void {
    if (check.value.kind === 'json') payload.value = formatJson(check.value.value);
  }

  /** Sends the payload once, exactly as it stands in the editor. */
  async function sendTest(): Promise<void> {
    if (!canSend.value) return;
    sending.value = { step: 'sending' };
    const outcome = await send('sendTestWebhook', { payload: payload.value });
    sending.value = outcome.ok
      ? { step: 'replied', reply: outcome.value }
      : { step: 'failed', failure: outcome.failure };
  }

  return {
    sample,
    payload,
    check,
    event,
    isEdited,
    request,
    canSend,
    sending,
    takeSample,
    setPayload,
    setEvent,
    format,
    reset: () => takeSample(sample.value),
    sendTest,
  };
}

export type WebhookState = ReturnType<typeof createWebhookState>;
