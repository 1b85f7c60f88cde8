import type { Messages } from '../catalogue.ts';
import { readableStatus } from '../shipment/status.ts';
import type { Watch, WatchedState, WatchNews } from './watch.ts';
import { LIFE_MS } from './watch-changes.ts';

/** A state in the platform's words, written as a person would; in ours where it gives none. */
export function stateInWords({ tone, status }: WatchedState, { shipment, watch }: Messages): string {
  if (status === '') return shipment.statusCategory[tone];
  return /^\d+$/.test(status) ? watch.statusCode(status) : readableStatus(status);
}

/** The day on which a watch ends at the latest, such as `21 Dec`. */
export function lastDay({ since }: Pick<Watch, 'since'>, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(since + LIFE_MS);
}

/** What a notification says: the ID, how its shipment is doing now, and what was known before. Nothing personal. */
export function notificationText(
  { watch: { trackingId, environment, known, ended }, before }: WatchNews,
  messages: Messages,
): { title: string; message: string } {
  const { watch } = messages;
  const state = known && ended !== 'notFound' ? stateInWords(known, messages) : undefined;
  const was = before && stateInWords(before, messages);
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
