import { readableStatus } from './describe-shipment.ts';
import { formatInstant, type Moment } from './format-time.ts';
import type { ShipmentEvent } from './shipment.ts';

/** One entry of the history in words. */
export interface EventDescription {
  text: string;
  detail?: string;
  place?: string;
  time?: Moment;
  /** The platform's own text for the time, where it could not be read. */
  givenTime?: string;
}

/**
 * Puts an event into words; what only says the same again is left out.
 * @param now milliseconds since 1970
 */
export function describeEvent(event: ShipmentEvent, locale: string, now: number): EventDescription {
  const text = readableStatus(event.text);
  const { detail, place, at } = event;
  const time = at ? formatInstant(at, locale, now) : undefined;
  const givenTime = event.givenTime ?? (time ? undefined : at);
  const isRepeated = detail?.toLowerCase() === text.toLowerCase();
  return {
    text,
    ...(detail && !isRepeated ? { detail } : {}),
    ...(place ? { place } : {}),
    ...(time ? { time } : {}),
    ...(givenTime ? { givenTime } : {}),
  };
}
