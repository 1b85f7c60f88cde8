import { useMessages } from '../../messages-context.tsx';
import type { WhenDescription } from '../description.ts';

interface Props {
  when: WhenDescription;
}

/**
 * A time, its zone and its age: `Thu 19 Nov, 14:31 local time · 3 days ago`. On hover and for screen readers in full.
 */
export function WhenLine({ when: { iso, short, exact, relative, zone, isDelivery } }: Props) {
  const { shipment } = useMessages();
  const full = zone === 'local' ? shipment.noZone(exact) : exact;
  return (
    <p class="when">
      {!isDelivery && `${shipment.updated} `}
      <time dateTime={iso} title={full}>
        <span aria-hidden="true">
          <span class="unbroken">{short}</span>
          {zone && <span class="unbroken"> {shipment.zone[zone]}</span>}
          {relative && <span class="unbroken time-relative">{relative}</span>}
        </span>
        <span class="sr-only">
          {full}
          {relative && `, ${relative}`}
        </span>
      </time>
    </p>
  );
}
