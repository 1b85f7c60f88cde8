import { Button } from '../../../../components/Button.tsx';
import { useTicks } from '../../../../components/hooks.ts';
import { useLocale, useOptionsMessages } from '../../../messages-context.tsx';
import type { OptionsMessages } from '../../../options-catalogue.ts';
import type { WebhookSend } from '../../model.ts';
import { describePayload } from '../../request-text.ts';
import { sampleOf } from '../../samples.ts';
import type { WebhookState } from '../../state.ts';
import { EnvironmentTag } from '../reply/EnvironmentTag.tsx';
import { SendResultLine } from '../reply/SendResultLine.tsx';
import { sendTime } from '../reply/send-time.ts';
import { ComparePane } from './ComparePane.tsx';
import { SendDetails } from './SendDetails.tsx';

interface Props {
  send: WebhookSend;
  state: WebhookState;
}

/** One test webhook of the history: a summary that opens, with its actions, request and response. */
export function SendRow({ send, state }: Props) {
  const { webhook } = useOptionsMessages();
  const { view, payload, delivery, history } = state;
  const isOpen = view.openSendId.value === send.id;
  const isCompared = history.compared.value?.id === send.id;
  const [name, ...others] = namesOf(send.payload, webhook);
  const language = useLocale();
  useTicks();
  return (
    <li class={isOpen ? 'send open' : 'send'}>
      <button type="button" class="send-line" aria-expanded={isOpen} onClick={() => view.toggleSend(send.id)}>
        <span class="send-name">{name}</span>
        <SendResultLine result={send.result} />
        <span class="send-when">
          <time dateTime={new Date(send.sentAt).toISOString()}>
            {sendTime(send.sentAt, Date.now(), language)}
          </time>
          {send.result.kind === 'replied' && <span>{webhook.duration(send.result.reply.durationMs)}</span>}
          <EnvironmentTag environment={send.environment} />
          {others.map((part) => (
            <span key={part} class="send-rest">
              {part}
            </span>
          ))}
        </span>
      </button>
      {isOpen && (
        <div class="send-open">
          <div class="send-actions">
            <Button disabled={delivery.isBusy.value} onClick={() => void delivery.sendAgain(send)}>
              {webhook.sendAgain}
            </Button>
            <Button onClick={() => payload.load(send.payload)}>{webhook.editAgain}</Button>
            <Button isPressed={isCompared} onClick={() => history.compare(send.id)}>
              {webhook.compare}
            </Button>
            <Button variant="quiet" onClick={() => void history.remove(send.id)}>
              {webhook.removeSend}
            </Button>
          </div>
          {isCompared ? (
            <ComparePane past={send.payload} present={payload.text.value} />
          ) : (
            <SendDetails send={send} />
          )}
        </div>
      )}
    </li>
  );
}

/** Distinguishes a test from others: by the name of its sample or its event, and by members of its payload. */
function namesOf(payload: string, webhook: OptionsMessages['webhook']): string[] {
  const { event, rest } = describePayload(payload);
  const sample = sampleOf(payload);
  // A sample’s name stands for its status.
  if (sample !== undefined) return [webhook.sampleName[sample], ...rest.slice(0, 1)];
  const known = [event, ...rest].filter((part) => part !== undefined);
  return known.length > 0 ? known : [webhook.edited];
}
