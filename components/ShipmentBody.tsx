import type { ShipmentDescription } from '../utils/shipment-description.ts';
import { AddressSection } from './AddressSection.tsx';
import { HandOffRail } from './HandOffRail.tsx';
import { useMessages } from './messages-context.ts';
import { ProofOfDelivery } from './ProofOfDelivery.tsx';
import { RawReply } from './RawReply.tsx';
import { Section } from './Section.tsx';

interface Props {
  description: ShipmentDescription;
}

/** The evidence for the answer. Keyed by its shipment, so that an open image or reply never outlives it. */
export function ShipmentBody({ description }: Props) {
  const { shipment } = useMessages();
  const { trackingId, tone, handOff, proof, address, problems } = description;
  return (
    <>
      {handOff && (
        <HandOffRail
          trackingId={trackingId}
          tone={tone}
          carrierName={handOff.carrierName}
          carrierId={handOff.carrierId}
          carrierPage={handOff.carrierPage}
        />
      )}
      {proof && <ProofOfDelivery proof={proof} />}
      {address.length > 0 && <AddressSection lines={address} />}
      {problems.length > 0 && (
        <Section title={shipment.unreadTitle}>
          <ul class="unread">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Section>
      )}
      <RawReply raw={description.raw} prettyRaw={description.prettyRaw} />
    </>
  );
}
