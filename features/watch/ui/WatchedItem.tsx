import { BellOff, X } from 'lucide-preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { focusIfFree } from '../../../components/focus.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { ageOf } from '../../../utils/format-time.ts';
import { useLocale, usePopupMessages } from '../../messages-context.tsx';
import type { PopupMessages } from '../../popup-catalogue.ts';
import { textBesideBadge } from '../../shipment/status.ts';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';
import type { Watch } from '../model.ts';

interface Props {
  watch: Watch;
  isStopped: boolean;
  /** Its shipment is shown beside the list. */
  isShown: boolean;
  onChoose(): void;
  onStop(): void;
  onUndo(): void;
}

/** One watched ID with its last known status, and the button that stops watching. */
export function WatchedItem({ watch, isStopped, isShown, ...handlers }: Props) {
  const messages = usePopupMessages();
  const locale = useLocale();
  const { watch: t } = messages;
  const { trackingId, known, ended, hasNews } = watch;
  const reason = useId();
  const place = useRef<HTMLLIElement>(null);
  const wasStopped = useRef(isStopped);

  // The pressed button is removed; its replacement gets the focus.
  useLayoutEffect(() => {
    if (wasStopped.current === isStopped) return;
    wasStopped.current = isStopped;
    focusIfFree(place.current?.querySelector<HTMLElement>('button:last-of-type'));
  }, [isStopped]);

  if (isStopped) {
    return (
      <li ref={place} class="watched-item">
        <span id={reason} class="watched-stopped">
          {t.stopped(trackingId)}
        </span>
        <Button variant="quiet" describedBy={reason} onClick={handlers.onUndo}>
          {t.undo}
        </Button>
      </li>
    );
  }
  return (
    <li ref={place} class="watched-item">
      <button
        type="button"
        class="id-row watched-open"
        data-tracking-id={trackingId}
        aria-current={isShown || undefined}
        onClick={handlers.onChoose}
      >
        <bdi class="id-row-id mono">{trackingId}</bdi>
        {known && <StatusBadge category={known.tone} />}
        <span class="watched-state">
          {hasNews && <span class="news-mark">{t.changed}</span>}
          <bdi>{stateLine(watch, locale, messages)}</bdi>
        </span>
      </button>
      <IconButton
        label={ended ? t.remove(trackingId) : t.stop(trackingId)}
        size="small"
        onClick={handlers.onStop}
      >
        {ended ? <X size={14} aria-hidden="true" /> : <BellOff size={14} aria-hidden="true" />}
      </IconButton>
    </li>
  );
}

function stateLine(watch: Watch, locale: string, messages: PopupMessages): string {
  const { watch: t } = messages;
  const { known, ended, trouble, checkedAt } = watch;
  if (ended) return t.ended[ended];
  const checked = checkedAt === undefined ? t.notChecked : t.checked(ageOf(checkedAt, Date.now(), locale));
  const failed = trouble?.kind === 'notFound' ? t.lastCheckNotFound : t.lastCheckFailed;
  return [known && textBesideBadge(known, messages), trouble && failed, checked].filter(Boolean).join(' · ');
}
