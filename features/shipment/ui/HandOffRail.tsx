import { ArrowUpRight } from 'lucide-preact';
import { CopyableText } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { HandOffDescription } from '../description.ts';
import type { StatusCategory } from '../model.ts';
import { STATUS_COLORS } from '../status-look.ts';

interface Props {
  statusCategory: StatusCategory;
  handOff: HandOffDescription;
}

/** The hand-off from the platform to the transfer carrier, with the carrier's own number. */
export function HandOffRail({ statusCategory, handOff }: Props) {
  const { shipment } = useMessages();
  const { carrierName, carrierId, carrierPage, firstDay } = handOff;
  return (
    <section class="section" aria-label={shipment.handOffTitle}>
      <ol class="rail">
        <li class="rail-stop">
          <p class="rail-name">
            {shipment.platform}
            {firstDay && <span class="rail-day">{firstDay}</span>}
          </p>
        </li>
        <li class={`rail-stop rail-${STATUS_COLORS[statusCategory]}`}>
          <p class="rail-name">
            <bdi title={carrierName}>{carrierName ?? shipment.transferCarrier}</bdi>
            <span class="rail-role">{shipment.carrierRole[statusCategory]}</span>
            {carrierPage && (
              <a
                class="rail-link"
                href={carrierPage}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={shipment.trackAt(carrierName ?? shipment.transferCarrier)}
              >
                {shipment.track}
                <ArrowUpRight size={14} aria-hidden="true" />
              </a>
            )}
          </p>
          {carrierId && <CopyableText text={carrierId} copyLabel={shipment.copyCarrierId} />}
        </li>
      </ol>
    </section>
  );
}
