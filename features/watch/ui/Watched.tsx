import { Button } from '../../../components/Button.tsx';
import { useTicks } from '../../../components/hooks.ts';
import { Notice } from '../../../components/Notice.tsx';
import { useLocale, usePopupMessages } from '../../messages-context.tsx';
import { WatchedItem } from './WatchedItem.tsx';
import './watched.css';
import type { WatchedList } from '../watched-list.ts';

interface Props {
  state: WatchedList;
  /** IDs that are in another list: their rows are left out. */
  listed: ReadonlySet<string>;
  /** The ID whose shipment is shown beside the list. */
  shown: string | undefined;
  onChoose(trackingId: string): void;
  onOpenOptions(): void;
}

/** The watched IDs of the selected environment; renders nothing if there are none. */
export function Watched({ state, listed, shown, onChoose, onOpenOptions }: Props) {
  const { watch: texts, failures } = usePopupMessages();
  const all = state.rows.value;
  const areStopped = all.every(({ isStopped }) => isStopped);
  const rows = all.filter(({ watch }) => !listed.has(watch.trackingId));
  const elsewhere = state.elsewhere.value;
  const watches = state.store.watches.value;
  const refusal = state.store.refusal.value;
  useTicks(rows.length > 0);
  if (!watches || (rows.length === 0 && elsewhere === 0 && !watches.unreadable)) return null;
  const { environment } = watches;
  const count = rows.filter(({ watch, isStopped }) => !isStopped && !watch.ended).length;
  return (
    <section class="id-list watched">
      <div class="id-list-head">
        <h2 class="id-list-title">{texts.title(count)}</h2>
        {all.length > 1 && (
          <Button variant="quiet" onClick={() => void (areStopped ? state.undoAll() : state.stopAll())}>
            {areStopped ? texts.undoAll : texts.stopAll}
          </Button>
        )}
      </div>
      {watches.unreadable && <Notice kind="warning" title={texts.unreadable} />}
      {/* The refusal for the shipment beside the list is shown with that shipment. */}
      {refusal && refusal.trackingId !== shown && (
        <Notice
          kind="error"
          title={texts.notSaved(refusal.trackingId)}
          advice={failures[refusal.failure.kind](refusal.failure).title}
        />
      )}
      {count > 0 && <BackoffNotice state={state} onOpenOptions={onOpenOptions} />}
      <ul>
        {rows.map(({ watch, isStopped }) => (
          <WatchedItem
            key={`${watch.environment} ${watch.trackingId}`}
            watch={watch}
            isStopped={isStopped}
            isShown={watch.trackingId === shown}
            onChoose={() => onChoose(watch.trackingId)}
            onStop={() => void state.stop(watch)}
            onUndo={() => void state.undo(watch)}
          />
        ))}
      </ul>
      {elsewhere > 0 && <p class="watched-line">{texts.elsewhere(elsewhere, environment)}</p>}
      {count > 0 && !state.store.isNotified.value && (
        <p class="watched-line">
          {texts.notificationsOff}{' '}
          <Button variant="quiet" onClick={() => void state.store.allowNotifications()}>
            {texts.allowNotifications}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The reason why watching is paused. */
function BackoffNotice({ state, onOpenOptions }: Pick<Props, 'state' | 'onOpenOptions'>) {
  const { watch: texts, failures } = usePopupMessages();
  const locale = useLocale();
  const backoff = state.store.watches.value?.backoff;
  if (!backoff) return null;
  const { title, advice, action } = failures[backoff.kind]({ kind: backoff.kind });
  if (backoff.until !== undefined) {
    const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(
      backoff.until,
    );
    return <p class="watched-line">{texts.retryingAt(title, time)}</p>;
  }
  return (
    <Notice
      kind="warning"
      title={texts.paused(title)}
      advice={advice}
      action={action && { label: action.label, onClick: onOpenOptions }}
    />
  );
}
