import { CopyableText } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ProofDescription } from '../../shipment/description.ts';

interface Props {
  proof: ProofDescription;
}

/** Recipient, time and number of the proof of delivery. */
export function ProofFacts({ proof: { recipient, deliveredOn, number } }: Props) {
  const { shipment } = useMessages();
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
