import { ProofSection } from '../../proof/ui/ProofSection.tsx';
import { useEvidence } from '../../proof/ui/use-evidence.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { AddressLine } from '../../shipment/ui/AddressLine.tsx';
import { EventList } from '../../shipment/ui/EventList.tsx';
import { HandOffRail } from '../../shipment/ui/HandOffRail.tsx';
import { TechnicalDetails } from '../../shipment/ui/TechnicalDetails.tsx';

interface Props {
  description: ShipmentDescription;
}

/**
 * The details of a shipment, the proof of its delivery first. Keyed by its ID, so that an open image or reply closes
 * with it.
 */
export function ShipmentBody({ description }: Props) {
  const { statusCategory, handOff, proof, events, eventsLeftOut, address, mapPage } = description;
  const evidence = useEvidence(description);
  return (
    <>
      {proof && <ProofSection proof={proof} description={description} evidence={evidence} />}
      {handOff && <HandOffRail statusCategory={statusCategory} handOff={handOff} />}
      {(address.length > 0 || mapPage) && <AddressLine description={description} />}
      {(events.length > 0 || eventsLeftOut > 0) && (
        <EventList
          events={events}
          leftOut={eventsLeftOut}
          // A claim for a lost parcel rests on its events.
          tools={proof ? undefined : evidence}
        />
      )}
      <TechnicalDetails description={description} />
    </>
  );
}
