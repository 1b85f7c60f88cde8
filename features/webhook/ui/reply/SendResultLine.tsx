import { CircleAlert, CircleHelp } from 'lucide-preact';
import { settingsFailureText } from '../../../../components/component-texts.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { SendResult } from '../../model.ts';
import { StatusVerdict } from './StatusVerdict.tsx';

interface Props {
  result: SendResult;
}

/** The result of a test webhook in a few words. */
export function SendResultLine({ result }: Props) {
  const messages = useOptionsMessages();
  const { webhook } = messages;
  if (result.kind === 'replied') {
    return <StatusVerdict reply={result.reply} text={String(result.reply.status)} />;
  }
  if (result.kind === 'failed') {
    return (
      <span class="verdict bad" title={settingsFailureText(messages, result.failure).title}>
        <CircleAlert size={14} aria-hidden="true" />
        {webhook.noReply}
      </span>
    );
  }
  return (
    <span class="verdict other">
      <CircleHelp size={14} aria-hidden="true" />
      {webhook.noReplyKnown}
    </span>
  );
}
