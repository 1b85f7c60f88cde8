import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Failure, Outcome } from '../../utils/outcome.ts';
import type { Environment, WebhookReply } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import type { WebhookSend } from './model.ts';
import type { PayloadState } from './payload-state.ts';
import type { TargetState } from './target-state.ts';

/** One test webhook to send. */
export interface Delivery {
  environment: Environment;
  payload: string;
  isAuthorized: boolean;
}

/** A test that was sent, and when its result arrived, in milliseconds since 1970. */
interface Finished {
  sent: Delivery;
  at: number;
}

/** Progress of the latest test webhook. */
export type DeliveryStep =
  | { step: 'idle' }
  | { step: 'sending'; sent: Delivery }
  | ({ step: 'replied'; reply: WebhookReply } & Finished)
  | ({ step: 'failed'; failure: Failure } & Finished);

interface Dependencies {
  send: Send;
  payload: PayloadState;
  target: TargetState;
  /** Whether a sequence is being sent. */
  isPlaying(): boolean;
  now(): Date;
  /** Called before a test that is not part of a sequence. */
  onSend(): void;
  /** Called after each delivery, whether it succeeded or failed. */
  onDelivered(): void;
}

/** Sends test webhooks: immediately to the sandbox, after a confirmation to production. */
export function createDeliveryState({
  send,
  payload,
  target,
  isPlaying,
  now,
  onSend,
  onDelivered,
}: Dependencies) {
  const latest = signal<DeliveryStep>({ step: 'idle' });
  /** The test that waits for a confirmation, which is valid only for this URL and this payload. */
  const confirming = signal<(Delivery & { url: string }) | undefined>(undefined);
  const isBusy: ReadonlySignal<boolean> = computed(
    () => latest.value.step === 'sending' || confirming.value !== undefined || isPlaying(),
  );
  const canSend = computed(
    () => payload.check.value.kind === 'json' && target.request.value !== undefined && !isBusy.value,
  );
  /** The latest result is from another environment than the one that the user has chosen since. */
  const isOfOther = computed(
    () => 'at' in latest.value && latest.value.sent.environment !== target.expected.value,
  );
  /** Whether a test would go to production, even if its address was entered for the sandbox by mistake. */
  const isOfProduction = (url: string): boolean => url === target.urlOf('production');
  /** Whether a sequence can be started. Sequences always go to the sandbox. */
  const canPlay = computed(() => {
    const url = target.urlOf('sandbox');
    return url !== undefined && !isOfProduction(url) && !isBusy.value;
  });

  async function deliver(delivery: Delivery, confirmedUrl?: string): Promise<Outcome<WebhookReply>> {
    latest.value = { step: 'sending', sent: delivery };
    target.expect(delivery.environment);
    const outcome = await send('sendTestWebhook', { ...delivery, confirmedUrl });
    const finished = { sent: delivery, at: now().getTime() };
    latest.value = outcome.ok
      ? { step: 'replied', reply: outcome.value, ...finished }
      : { step: 'failed', failure: outcome.failure, ...finished };
    // The choice of production applies to one test only.
    if (target.environment.value === 'production' && delivery.environment === 'production')
      target.returnToSandbox();
    onDelivered();
    return outcome;
  }

  function deliverAlone(delivery: Delivery, confirmedUrl?: string): Promise<Outcome<WebhookReply>> {
    onSend();
    return deliver(delivery, confirmedUrl);
  }

  /** Sends a test; a test to production waits for a confirmation. */
  async function request(delivery: Delivery): Promise<void> {
    const url = target.urlOf(delivery.environment);
    if (url === undefined || isBusy.value) return;
    if (isOfProduction(url)) confirming.value = { ...delivery, url };
    else await deliverAlone(delivery);
  }

  return {
    latest,
    confirming,
    isBusy,
    isOfOther,
    canSend,
    canPlay,
    deliver,
    /** Sends the payload exactly as it is in the editor. */
    async sendPayload() {
      if (!canSend.value) return;
      await request({
        environment: target.environment.value,
        payload: payload.text.value,
        isAuthorized: target.isAuthorized.value,
      });
    },
    /** Sends a past test again, to its environment; with a token only if the box is ticked now. */
    sendAgain: (past: WebhookSend) =>
      request({
        environment: past.environment,
        payload: past.payload,
        isAuthorized: target.isAuthorized.value && target.environment.value === past.environment,
      }),
    async confirm() {
      if (!confirming.value) return;
      const { url, ...delivery } = confirming.value;
      confirming.value = undefined;
      await deliverAlone(delivery, url);
    },
    cancel() {
      confirming.value = undefined;
    },
  };
}

export type DeliveryState = ReturnType<typeof createDeliveryState>;
