import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import { WatchedItem } from './WatchedItem.tsx';
import './watched.css';
import type { WatchedState } from '../watched-state.ts';

interface Props {
  state: WatchedState;
  /** For dates and times. */
  locale: string;
  onChoose(trackingId: string): void;
  onOpenOptions(): void;
}

/** The IDs that are followed in the selected environment; nothing where none is. */
export function Watched({ state, locale, onChoose, onOpenOptions }: Props) {
  const { watch: words } = useMessages();
  const rows = state.rows.value;
  const elsewhere = state.elsewhere.value;
  const watches = state.store.watches.value;
  if (!watches || (rows.length === 0 && elsewhere === 0 && !watches.unreadable)) return null;
  const { environment } = watches;
  const count = rows.filter(({ isStopped }) => !isStopped).length;
  return (
    <section class="offers watched">
      <h2 class="offers-title">{words.title(count)}</h2>
      {watches.unreadable && <Notice kind="warning" title={words.unreadable} />}
      {count > 0 && <RestNotice state={state} locale={locale} onOpenOptions={onOpenOptions} />}
      <ul>
        {rows.map(({ watch, isStopped }) => (
          <WatchedItem
            key={`${watch.environment} ${watch.trackingId}`}
            watch={watch}
            isStopped={isStopped}
            locale={locale}
            onChoose={() => onChoose(watch.trackingId)}
            onStop={() => void state.stop(watch)}
            onUndo={() => void state.undo(watch)}
          />
        ))}
      </ul>
      {elsewhere > 0 && <p class="watched-line">{words.elsewhere(elsewhere, environment)}</p>}
      {count > 0 && !state.store.isNotified.value && (
        <p class="watched-line">
          {words.notificationsOff}{' '}
          <Button variant="quiet" onClick={() => void state.store.allowNotifications()}>
            {words.allowNotifications}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Why nothing is asked at present. */
function RestNotice({ state, locale, onOpenOptions }: Omit<Props, 'onChoose'>) {
  const { watch: words, failures } = useMessages();
  const rest = state.store.watches.value?.rest;
  if (!rest) return null;
  if (rest.until !== undefined) {
    const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(rest.until);
    return <p class="watched-line">{words.restsUntil(time)}</p>;
  }
  const { title, advice, action } = failures[rest.kind]({ kind: rest.kind });
  return (
    <Notice
      kind="warning"
      title={words.paused(title)}
      advice={advice}
      action={action && { label: action.label, onClick: onOpenOptions }}
    />
  );
}
