import {
  daysSince,
  formatInstant,
  hasZone,
  relativeDay,
  type SpokenTime,
  speakTime,
} from '../../utils/format-time.ts';
import type { LastSeenDescription, WhenDescription, ZonedMoment } from './description.ts';
import { deliveredAt } from './headline.ts';
import type { Shipment } from './model.ts';

/**
 * The one time in the head of an answer: that of the delivery if it is known, otherwise that of the last update. A time
 * without a zone is the local time of the place, and is not converted; how long ago it was is then known in days only.
 * @param now milliseconds since 1970
 */
export function describeWhen(shipment: Shipment, locale: string, now: number): WhenDescription | undefined {
  const delivered = deliveredAt(shipment);
  const at = delivered ?? shipment.updatedAt ?? shipment.events?.[0]?.at;
  if (at === undefined) return undefined;
  const isDelivery = delivered !== undefined;
  const moment = formatInstant(at, locale, now);
  if (hasZone(at)) return moment && { ...moment, isDelivery, zone: 'yours' };
  const spoken = speakTime(at, locale, now);
  if (!spoken || !moment) return undefined;
  const { day, time } = spoken;
  return {
    iso: moment.iso,
    exact: moment.exact,
    short: time ? `${day}, ${time}` : day,
    relative: relativeDay(-daysSince(at, now), locale),
    isDelivery,
    zone: time ? 'local' : undefined,
  };
}

/**
 * Where a shipment without an update for days was seen last, and when, beside a headline that says since which day.
 * @param since the time of the last update, as in the record
 * @param now milliseconds since 1970
 */
export function describeLastSeen(
  { events = [] }: Pick<Shipment, 'events'>,
  since: string,
  locale: string,
  now: number,
): LastSeenDescription {
  const seen = events.find(({ place }) => place !== undefined);
  const at = seen ? seen.at : since;
  const spoken = at === undefined ? undefined : speakTime(at, locale, now);
  const isSameDay = spoken?.day === speakTime(since, locale, now)?.day;
  const short = [isSameDay ? undefined : spoken?.day, spoken?.time].filter(Boolean).join(', ');
  const exact = at === undefined || short === '' ? undefined : formatInstant(at, locale, now);
  return {
    place: seen?.place,
    time: exact && { iso: exact.iso, exact: exact.exact, short, zone: zoneOf(spoken) },
  };
}

function zoneOf(spoken: SpokenTime | undefined): ZonedMoment['zone'] {
  if (!spoken?.time) return undefined;
  return spoken.isLocal ? 'local' : 'yours';
}
