import type { ShipmentDescription } from '../utils/shipment-description.ts';
import { AddressSection } from './AddressSection.tsx';
import { EventList } from './EventList.tsx';
import { HandOffRail } from './HandOffRail.tsx';
import { ProofOfDelivery } from './ProofOfDelivery.tsx';
import { RawReply } from './RawReply.tsx';
import { UnreadFields } from './UnreadFields.tsx';

interface Props {
  description: ShipmentDescription;
}

/** The evidence for the answer. Keyed by its shipment, so that an open image or reply never outlives it. */
export function ShipmentBody({ description }: Props) {
  const { trackingId, tone, handOff, proof, events, eventsLeftOut, address, mapPage, problems } = description;
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
      {proof && <ProofOfDelivery proof={proof} description={description} />}
      {(events.length > 0 || eventsLeftOut > 0) && <EventList events={events} leftOut={eventsLeftOut} />}
      {(address.length > 0 || mapPage) && <AddressSection lines={address} mapPage={mapPage} />}
      {problems.length > 0 && <UnreadFields problems={problems} />}
      <RawReply raw={description.raw} readRaw={description.readRaw} />
    </>
  );
}
