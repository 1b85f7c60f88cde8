import { ExternalLink } from 'lucide-preact';
import { CopyableText } from '../../../components/CopyButton.tsx';
import { Section } from '../../../components/Section.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { StatusCategory } from '../model.ts';
import { STATUS_COLORS } from '../status-look.ts';

interface Props {
  trackingId: string;
  statusCategory: StatusCategory;
  carrierName: string | undefined;
  carrierId: string | undefined;
  /** The carrier's own page for this number. */
  carrierPage: string | undefined;
}

/** The hand-off from the platform to the transfer carrier, with the shipment's ID at each. */
export function HandOffRail({ trackingId, statusCategory, carrierName, carrierId, carrierPage }: Props) {
  const { shipment } = useMessages();
  return (
    <Section title={shipment.handOffTitle}>
      <ol class="rail">
        <li class="rail-stop">
          <p class="rail-name">{shipment.platform}</p>
          <CopyableText text={trackingId} copyLabel={shipment.copyPlatformId} />
        </li>
        <li class={`rail-stop rail-${STATUS_COLORS[statusCategory]}`}>
          <p class="rail-name">
            <bdi>{carrierName ?? shipment.transferCarrier}</bdi>
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
                <ExternalLink size={13} aria-hidden="true" />
              </a>
            )}
          </p>
          {carrierId && <CopyableText text={carrierId} copyLabel={shipment.copyCarrierId} />}
        </li>
      </ol>
    </Section>
  );
}
