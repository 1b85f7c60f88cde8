import { ProofSection } from '../../proof/ui/ProofSection.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { AddressSection } from '../../shipment/ui/AddressSection.tsx';
import { EventList } from '../../shipment/ui/EventList.tsx';
import { HandOffRail } from '../../shipment/ui/HandOffRail.tsx';
import { RawReply } from '../../shipment/ui/RawReply.tsx';
import { UnreadFields } from '../../shipment/ui/UnreadFields.tsx';

interface Props {
  description: ShipmentDescription;
}

/** The details of a shipment. Keyed by its ID, so that an open image or reply closes with it. */
export function ShipmentBody({ description }: Props) {
  const { trackingId, statusCategory, handOff, proof, events, eventsLeftOut, address, mapPage, problems } =
    description;
  return (
    <>
      {handOff && (
        <HandOffRail
          trackingId={trackingId}
          statusCategory={statusCategory}
          carrierName={handOff.carrierName}
          carrierId={handOff.carrierId}
          carrierPage={handOff.carrierPage}
        />
      )}
      {proof && <ProofSection proof={proof} description={description} />}
      {(events.length > 0 || eventsLeftOut > 0) && <EventList events={events} leftOut={eventsLeftOut} />}
      {(address.length > 0 || mapPage) && <AddressSection lines={address} mapPage={mapPage} />}
      {problems.length > 0 && <UnreadFields problems={problems} />}
      <RawReply raw={description.raw} readRaw={description.readRaw} />
    </>
  );
}
