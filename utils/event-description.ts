import { readableStatus } from './describe-shipment.ts';
import { formatInstant, type Moment } from './format-time.ts';
import type { ShipmentEvent } from './shipment.ts';

/** One entry of the history in words. */
export interface EventDescription {
  text: string;
  detail?: string;
  place?: string;
  /** Put into words when it is shown: a history may be long, and few look at all of it. */
  time(): Moment | undefined;
  /** The platform's own text for the time, where it could not be read. */
  givenTime?: string;
}

/**
 * Puts an event into words; what only says the same again is left out.
 * @param now milliseconds since 1970
 */
export function describeEvent(event: ShipmentEvent, locale: string, now: number): EventDescription {
  const text = readableStatus(event.text);
  const { detail, place, at, givenTime } = event;
  const isRepeated = detail?.toLowerCase() === text.toLowerCase();
  return {
    text,
    ...(detail && !isRepeated ? { detail } : {}),
    ...(place ? { place } : {}),
    time: () => (at ? formatInstant(at, locale, now) : undefined),
    ...(givenTime ? { givenTime } : {}),
  };
}
