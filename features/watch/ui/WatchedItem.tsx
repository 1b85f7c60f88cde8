import { BellOff, X } from 'lucide-preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { focusIfFree } from '../../../components/focus-if-free.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { relativeTime } from '../../../utils/format-time.ts';
import type { Messages } from '../../catalogue.ts';
import { useMessages } from '../../messages-context.tsx';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';
import type { Watch } from '../watch.ts';
import { stateInWords } from '../watch-words.ts';

interface Props {
  watch: Watch;
  isStopped: boolean;
  locale: string;
  onChoose(): void;
  onStop(): void;
  onUndo(): void;
}

/** One watched ID: how it was doing when it was last asked about, and the way to stop. */
export function WatchedItem({ watch, isStopped, locale, ...does }: Props) {
  const messages = useMessages();
  const { watch: words } = messages;
  const { trackingId, known, ended, hasNews } = watch;
  const reason = useId();
  const place = useRef<HTMLLIElement>(null);
  const wasStopped = useRef(isStopped);

  // The button that was pressed has gone: the focus goes to the one in its place.
  useLayoutEffect(() => {
    if (wasStopped.current === isStopped) return;
    wasStopped.current = isStopped;
    focusIfFree(place.current?.querySelector<HTMLElement>('button:last-of-type'));
  }, [isStopped]);

  if (isStopped) {
    return (
      <li ref={place} class="watched-item">
        <span id={reason} class="watched-stopped">
          {words.stopped(trackingId)}
        </span>
        <Button variant="quiet" describedBy={reason} onClick={does.onUndo}>
          {words.undo}
        </Button>
      </li>
    );
  }
  return (
    <li ref={place} class="watched-item">
      <button type="button" class="offer watched-open" title={words.open(trackingId)} onClick={does.onChoose}>
        <bdi class="offer-id mono">{trackingId}</bdi>
        {known && <StatusBadge category={known.tone} />}
        <span class="watched-state">
          {hasNews && <span class="watched-news">{words.changed}</span>}
          <bdi>{stateLine(watch, locale, messages)}</bdi>
        </span>
      </button>
      <IconButton
        label={ended ? words.remove(trackingId) : words.stop(trackingId)}
        size="small"
        onClick={does.onStop}
      >
        {ended ? <X size={14} aria-hidden="true" /> : <BellOff size={14} aria-hidden="true" />}
      </IconButton>
    </li>
  );
}

function stateLine(watch: Watch, locale: string, messages: Messages): string {
  const { watch: words } = messages;
  const { known, ended, trouble, checkedAt } = watch;
  if (ended) return words.ended[ended];
  const checked =
    checkedAt === undefined ? words.notChecked : words.checked(relativeTime(checkedAt, Date.now(), locale));
  const failed = trouble?.kind === 'notFound' ? words.lastCheckNotFound : words.lastCheckFailed;
  return [known && stateInWords(known, messages), trouble && failed, checked].filter(Boolean).join(' · ');
}
