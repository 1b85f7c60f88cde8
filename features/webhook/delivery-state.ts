import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Failure, Outcome } from '../../utils/outcome.ts';
import type { Environment, WebhookReply } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import type { WebhookSend } from './model.ts';
import type { PayloadState } from './payload-state.ts';
import type { TargetState } from './target-state.ts';

/** Progress of the latest test webhook. */
export type DeliveryStep =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'replied'; reply: WebhookReply }
  | { step: 'failed'; failure: Failure };

/** One test webhook to send. */
export interface Delivery {
  environment: Environment;
  payload: string;
  isAuthorized: boolean;
}

interface Dependencies {
  send: Send;
  payload: PayloadState;
  target: TargetState;
  /** Whether a sequence is being sent. */
  isPlaying(): boolean;
  /** Called after each delivery, whether it succeeded or failed. */
  onDelivered(): void;
}

/** Sends test webhooks: immediately to the sandbox, after a confirmation to production. */
export function createDeliveryState({ send, payload, target, isPlaying, onDelivered }: Dependencies) {
  const latest = signal<DeliveryStep>({ step: 'idle' });
  /** The test that waits for a confirmation, which is valid only for this URL and this payload. */
  const confirming = signal<(Delivery & { url: string }) | undefined>(undefined);
  const isBusy: ReadonlySignal<boolean> = computed(
    () => latest.value.step === 'sending' || confirming.value !== undefined || isPlaying(),
  );
  const canSend = computed(
    () => payload.check.value.kind === 'json' && target.request.value !== undefined && !isBusy.value,
  );
  /** Sequences always go to the sandbox. */
  const canPlay = computed(() => target.urlOf('sandbox') !== undefined && !isBusy.value);

  async function deliver(delivery: Delivery, confirmedUrl?: string): Promise<Outcome<WebhookReply>> {
    latest.value = { step: 'sending' };
    const outcome = await send('sendTestWebhook', {
      ...delivery,
      ...(confirmedUrl === undefined ? {} : { confirmedUrl }),
    });
    latest.value = outcome.ok
      ? { step: 'replied', reply: outcome.value }
      : { step: 'failed', failure: outcome.failure };
    // The choice of production applies to one test only.
    if (target.environment.value === 'production' && delivery.environment === 'production')
      target.chooseEnvironment('sandbox');
    onDelivered();
    return outcome;
  }

  /** Sends a test; a test to production waits for a confirmation. */
  async function request(delivery: Delivery): Promise<void> {
    const url = target.urlOf(delivery.environment);
    if (url === undefined || isBusy.value) return;
    if (delivery.environment === 'production') confirming.value = { ...delivery, url };
    else await deliver(delivery);
  }

  return {
    latest,
    confirming,
    isBusy,
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
      await deliver(delivery, url);
    },
    cancel() {
      confirming.value = undefined;
    },
  };
}

export type DeliveryState = ReturnType<typeof createDeliveryState>;
