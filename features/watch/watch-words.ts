import type { BackgroundMessages } from '../background-catalogue.ts';
import type { StatusKind } from '../shipment/model.ts';
import { statusPhrase } from '../shipment/status.ts';
import type { ShipmentSnapshot, StatusChange, Watch } from './model.ts';
import { LIFE_MS } from './watch-changes.ts';

/** Only pages have names of statuses: the background would carry those of every language. */
type WatchWords = BackgroundMessages & {
  shipment: { statusNames?: Partial<Record<StatusKind, string>> };
};

/**
 * The platform's status as readable text, or the name of its category if it is empty or if nothing has happened for days.
 */
export function stateInWords({ tone, status }: ShipmentSnapshot, { shipment, watch }: WatchWords): string {
  if (status === '' || tone === 'noUpdate') return shipment.statusCategory[tone];
  return /^\d+$/.test(status) ? watch.statusCode(status) : statusPhrase(status, shipment.statusNames ?? {});
}

/** The latest day on which a watch ends, such as `21 Dec`. */
export function lastDay({ since }: Pick<Watch, 'since'>, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(since + LIFE_MS);
}

/** The text of a notification: the ID, its current and previous status. Contains no personal data. */
export function notificationText(
  { watch: { trackingId, environment, known, ended }, before }: StatusChange,
  messages: BackgroundMessages,
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
