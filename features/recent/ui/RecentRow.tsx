import { X } from 'lucide-preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { ageOf, formatPast } from '../../../utils/format-time.ts';
import { useLocale, usePopupMessages } from '../../messages-context.tsx';
import { textBesideBadge } from '../../shipment/status.ts';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';
import type { RecentEntry } from '../model.ts';

interface Props {
  entry: RecentEntry;
  /** Its shipment is shown beside the list. */
  isShown: boolean;
  onOpen(): void;
  onRemove(): void;
}

/** One ID with the last seen status; a click looks it up again. */
export function RecentRow({ entry, isShown, onOpen, onRemove }: Props) {
  const messages = usePopupMessages();
  const locale = useLocale();
  const { trackingId, tone, seenAt } = entry;
  const now = Date.now();
  const state = textBesideBadge(entry, messages);
  const { iso, exact } = formatPast(seenAt, locale, now);
  return (
    <li class="recent-row">
      <button
        type="button"
        class="id-row recent-open"
        data-tracking-id={trackingId}
        aria-current={isShown || undefined}
        onClick={onOpen}
      >
        <bdi class="recent-id mono">{trackingId}</bdi>
        <StatusBadge category={tone} />
        <span class="id-row-line">
          {state && (
            <>
              <bdi>{state}</bdi> <span aria-hidden="true">·</span>{' '}
            </>
          )}
          <time dateTime={iso} title={exact}>
            {messages.recent.checked(ageOf(seenAt, now, locale))}
          </time>
        </span>
      </button>
      <IconButton size="small" label={messages.recent.remove(trackingId)} onClick={onRemove}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
