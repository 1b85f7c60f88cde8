import { useLayoutEffect, useRef } from 'preact/hooks';
import { useOptionsMessages } from '../../messages-context.tsx';
import { pressedShortcut } from '../../shortcuts/pressed-shortcut.ts';
import type { WebhookState } from '../state.ts';
import { ResultPane } from './reply/ResultPane.tsx';
import { ConfirmDialog } from './request/ConfirmDialog.tsx';
import { RequestFoot } from './request/RequestFoot.tsx';
import { RequestPane } from './request/RequestPane.tsx';
import { SampleRow } from './request/SampleRow.tsx';
import { TargetChoice, TargetLine } from './request/TargetChoice.tsx';
import './screen.css';

interface Props {
  state: WebhookState;
}

const ID = 'test-webhook';

/** Console for test webhooks on one screen: choose or write a payload, send it, see the response and past tests. */
export function WebhookSection({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { target, delivery } = state;
  const section = useRef<HTMLElement>(null);
  const confirming = delivery.confirming.value;
  /** Sends before the editor could insert a line. */
  function sendByKey(event: KeyboardEvent): void {
    if (pressedShortcut('webhook', event) !== 'sendWebhook') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) void delivery.sendPayload();
  }
  useLayoutEffect(() => {
    // Without a focus, the page itself receives the keys.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target: pressed } = event;
      if (pressed === document.body || section.current?.contains(pressed as Node)) sendByKey(event);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [state]);
  return (
    <section ref={section} id={ID} class="section full console" aria-labelledby={`${ID}-title`}>
      <div class="console-head">
        <h2 id={`${ID}-title`} class="section-title" tabIndex={-1}>
          {webhook.title}
        </h2>
        <TargetChoice environment={target.environment.value} onChoose={target.chooseEnvironment} />
      </div>
      <TargetLine environment={target.environment.value} request={target.request.value} />
      <SampleRow payload={state.payload} recent={state.recent} />
      <div class="console-panes">
        <RequestPane state={state} />
        <RequestFoot state={state} />
        <ResultPane state={state} />
      </div>
      {confirming && (
        <ConfirmDialog
          url={confirming.url}
          onConfirm={() => void delivery.confirm()}
          onCancel={delivery.cancel}
        />
      )}
    </section>
  );
}
