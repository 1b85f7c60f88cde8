import { CopyableText } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { remainingFacts } from '../remaining-facts.ts';

interface Props {
  description: ShipmentDescription;
}

/** What the proof of delivery says and nothing else on the card does. */
export function ProofFacts({ description }: Props) {
  const { shipment } = useMessages();
  const { recipient, deliveredOn, number } = remainingFacts(description);
  if (!recipient && !deliveredOn && !number) return null;
  return (
    <dl class="facts">
      {recipient && (
        <>
          <dt>{shipment.receivedBy}</dt>
          <dd>
            <bdi>{recipient}</bdi>
          </dd>
        </>
      )}
      {deliveredOn && (
        <>
          <dt>{deliveredOn.isTimeOnly ? shipment.receivedAt : shipment.receivedOn}</dt>
          <dd>
            <time dateTime={deliveredOn.iso} title={shipment.noZone(deliveredOn.short)}>
              {deliveredOn.short}
            </time>
          </dd>
        </>
      )}
      {number && (
        <>
          <dt>{shipment.proofNumber}</dt>
          <dd>
            <CopyableText text={number} copyLabel={shipment.copyProofNumber} />
          </dd>
        </>
      )}
    </dl>
  );
}
