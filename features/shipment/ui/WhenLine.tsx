import { ClockAlert } from 'lucide-preact';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription, ZonedMoment } from '../description.ts';

interface Props {
  description: Pick<ShipmentDescription, 'when' | 'lastSeen' | 'isStale'>;
}

/**
 * The time below the headline: `Thu 19 Nov, 14:31 local time · 3 days ago`. For a shipment without an update for days, the
 * headline says the day, and this line says where it was last seen. Any other old update has a warning colour and an icon.
 */
export function WhenLine({ description: { when, lastSeen, isStale } }: Props) {
  const { shipment } = useMessages();
  if (lastSeen) {
    const { place, time } = lastSeen;
    if (!place && !time) return null;
    return (
      <p class="when">
        {place ? shipment.lastSeenIn(place) : shipment.lastUpdateAt}
        {time && (place ? ', ' : ' ')}
        {time && <ZonedTime moment={time} />}
      </p>
    );
  }
  if (!when) return <p class="when">{shipment.noUpdateTime}</p>;
  return (
    <p class={isStale ? 'when stale' : 'when'}>
      {isStale && <ClockAlert size={13} strokeWidth={2.4} aria-hidden="true" />}
      {!when.isDelivery && `${shipment.updated} `}
      <ZonedTime moment={when} />
    </p>
  );
}

/** A time, its zone and its age. On hover and for screen readers in full. */
function ZonedTime({ moment: { iso, short, exact, relative, zone } }: { moment: ZonedMoment }) {
  const { shipment } = useMessages();
  const full = zone === 'local' ? shipment.noZone(exact) : exact;
  return (
    <time dateTime={iso} title={full}>
      <span aria-hidden="true">
        <span class="unbroken">{short}</span>
        {zone && (
          <>
            {' '}
            <span class="unbroken">{shipment.zone[zone]}</span>
          </>
        )}
        {relative && (
          <>
            <span class="before-age" /> <span class="unbroken">{relative}</span>
          </>
        )}
      </span>
      <span class="sr-only">
        {full}
        {relative && `, ${relative}`}
      </span>
    </time>
  );
}
