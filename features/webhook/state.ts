import type { ReadonlySignal } from '@preact/signals';
import type { Connections } from '../connection/model.ts';
import type { Send } from '../protocol.ts';
import { createDeliveryState, type DeliveryState } from './delivery-state.ts';
import { createHistoryState } from './history-state.ts';
import { createPayloadState } from './payload-state.ts';
import { createRecentSamples } from './recent-samples.ts';
import { createSequenceState } from './sequence-state.ts';
import { createTargetState } from './target-state.ts';
import { createConsoleView } from './view-state.ts';

/**
 * State of the section Test webhook: one store for each part of the section.
 * @param saved the saved connections; tests go to the Client API of one of them
 * @param now the time used in samples
 */
export function createWebhookState(
  send: Send,
  saved: ReadonlySignal<Connections | undefined>,
  now: () => Date,
) {
  const payload = createPayloadState(now);
  const target = createTargetState(saved);
  const view = createConsoleView();
  const history = createHistoryState(send);
  const recent = createRecentSamples(send, target.environment, payload, now);
  const sequence = createSequenceState((text) => {
    const isAuthorized = target.isAuthorized.value && target.environment.value === 'sandbox';
    return delivery.deliver({ environment: 'sandbox', payload: text, isAuthorized });
  }, now);
  const delivery: DeliveryState = createDeliveryState({
    send,
    payload,
    target,
    isPlaying: () => sequence.isPlaying.value,
    now,
    onSend: view.showResponse,
    onDelivered: () => void history.load(),
  });
  return { payload, target, delivery, sequence, history, recent, view };
}

export type WebhookState = ReturnType<typeof createWebhookState>;
