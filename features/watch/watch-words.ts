import type { BackgroundMessages, StateText } from '../background-catalogue.ts';
import { storedStatusText } from '../shipment/status.ts';
import type { StatusChange, Watch } from './model.ts';
import { LIFE_MS } from './watch-changes.ts';

/** The latest day on which a watch ends, such as `21 Dec`. */
export function lastDay({ since }: Pick<Watch, 'since'>, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(since + LIFE_MS);
}

/** The text of a notification: the ID, its current and previous status. Contains no personal data. */
export function notificationText(
  { watch: { trackingId, environment, known, ended }, before }: StatusChange,
  messages: Pick<BackgroundMessages, 'watch'> & { shipment: StateText },
): { title: string; message: string } {
  const { watch } = messages;
  const state = known && ended !== 'notFound' ? storedStatusText(known, messages) : undefined;
  const was = before && storedStatusText(before, messages);
  const lines = [
    was && state && was !== state && watch.was(was),
    known?.carrier && known.carrier !== before?.carrier && watch.handedTo(known.carrier),
    ended && watch.ended[ended],
  ].filter((line) => typeof line === 'string' && line !== '');
  return {
    title: watch.newState(trackingId, state ?? watch.notFound, environment === 'sandbox'),
    message: lines.join(' '),
  };
}
