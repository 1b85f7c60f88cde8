import type { Moment } from '../../../utils/format-time.ts';
import { useMessages } from '../../messages-context.tsx';

interface Props {
  moment: Moment;
}

/**
 * A short time and its age. On hover and for screen readers: the exact time with its zone, or a note that the zone is
 * unknown.
 */
export function TimeText({ moment }: Props) {
  const { shipment } = useMessages();
  const exact = moment.relative ? moment.exact : shipment.noZone(moment.exact);
  return (
    <time dateTime={moment.iso} title={exact}>
      <span aria-hidden="true">
        {moment.short}
        {moment.relative && (
          <>
            <span class="before-age" /> <span class="unbroken">{moment.relative}</span>
          </>
        )}
      </span>
      <span class="sr-only">
        {exact}
        {moment.relative && `, ${moment.relative}`}
      </span>
    </time>
  );
}
