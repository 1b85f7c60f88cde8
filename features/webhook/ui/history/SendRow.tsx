import { ArrowUpToLine, GitCompare, Send, Trash2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../../../../components/IconButton.tsx';
import { SandboxMark } from '../../../../components/Indicators.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookSend } from '../../model.ts';
import { describePayload } from '../../request-text.ts';
import { SendResultLine } from '../reply/SendResultLine.tsx';
import { SendDetails } from './SendDetails.tsx';

interface Props {
  send: WebhookSend;
  isCompared: boolean;
  /** Whether another test is being sent. */
  isBusy: boolean;
  /** The comparison, while it is open. */
  children: ComponentChildren;
  onEdit(): void;
  onSendAgain(): void;
  onCompare(): void;
  onRemove(): void;
}

/** One test webhook of the history. */
export function SendRow({ send, isCompared, isBusy, children, ...act }: Props) {
  const { options, webhook } = useOptionsMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { event, rest } = describePayload(send.payload);
  const time = dateTimeSeconds(send.sentAt, navigator.language);
  return (
    <li class="send">
      <div class="send-line">
        <div class="send-what">
          <p class="send-event">{event ?? webhook.noEvent}</p>
          <p class="send-when">
            {send.environment === 'sandbox' ? (
              <SandboxMark />
            ) : (
              <span class="production-mark">{options.environmentName.production}</span>
            )}
            <time dateTime={new Date(send.sentAt).toISOString()}>{time}</time>
            {rest.map((part) => (
              <span key={part} class="send-rest">
                {part}
              </span>
            ))}
          </p>
        </div>
        <SendResultLine result={send.result} />
        <div class="send-actions">
          <IconButton label={webhook.editAgain} onClick={act.onEdit}>
            <ArrowUpToLine size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={webhook.sendAgain} disabled={isBusy} onClick={act.onSendAgain}>
            <Send size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={webhook.compare} isPressed={isCompared} onClick={act.onCompare}>
            <GitCompare size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={webhook.removeSend} onClick={act.onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {children}
      <details class="disclosure" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{webhook.sendDetails}</summary>
        {isOpen && <SendDetails send={send} />}
      </details>
    </li>
  );
}

/**
 * Date and time with seconds, because tests follow each other quickly.
 * @param at milliseconds since 1970
 */
function dateTimeSeconds(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
}
