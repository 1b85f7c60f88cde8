import { toneOf } from './describe-shipment.ts';
import { daysSince, hasZone } from './format-time.ts';
import type { Lookup } from './shipment.ts';

/** An ordinary weekend leaves the update of a Friday three days old on Monday: silence is news from the fourth day on. */
const QUIET_DAYS = 4;

/**
 * For how many days a shipment that is under way has not been heard of, by the calendar, counted until the platform was
 * asked: what it knows since then is not known here. A time without zone may be a day later than it looks.
 * @returns `undefined` for what has arrived, for less than four days, and where the reply gives no time
 */
export function silentDays({
  shipment,
  retrievedAt,
}: Pick<Lookup, 'shipment' | 'retrievedAt'>): number | undefined {
  // A proof without a status in known words is an arrival too.
  if (toneOf(shipment) === 'delivered' || shipment.proofOfDelivery) return undefined;
  const times = [shipment.updatedAt, shipment.events?.[0]?.at];
  const days = times
    .flatMap((time) => (time ? daysSince(time, retrievedAt) - (hasZone(time) ? 0 : 1) : []))
    .filter((count) => !Number.isNaN(count));
  const latest = Math.min(...days);
  return Number.isFinite(latest) && latest >= QUIET_DAYS ? latest : undefined;
}
