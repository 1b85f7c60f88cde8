import { History } from 'lucide-preact';
import { useLocale, useMessages } from '../../messages-context.tsx';
import type { LastSeenStatus } from '../../shipment/model.ts';
import { describePreviousStatus } from '../recent.ts';
import './recent.css';

interface Props {
  previous: LastSeenStatus;
}

/** The status that the agent saw before this visit, on one line. */
export function ChangedSince({ previous }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const { status, iso, exact, when } = describePreviousStatus(previous, {
    messages,
    locale,
    now: Date.now(),
  });
  return (
    <p class="changed-since">
      <History size={13} aria-hidden="true" />
      <span>
        {messages.shipment.was} <bdi class="changed-state">{status}</bdi>{' '}
        <time dateTime={iso} title={exact}>
          {when}
        </time>
      </span>
    </p>
  );
}
