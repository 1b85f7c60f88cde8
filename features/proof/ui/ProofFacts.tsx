import { CopyableText } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import {
  ownProofNumber,
  type ProofDescription,
  type ShipmentDescription,
} from '../../shipment/description.ts';
import { proofText } from '../text.en.ts';

interface Props {
  description: ShipmentDescription;
}

/** The facts of the proof of delivery that nothing else on the card shows. */
export function ProofFacts({ description }: Props) {
  const { shipment, proof: texts = proofText } = useMessages();
  const { recipient, deliveredOn, number } = remainingFacts(description);
  if (!recipient && !deliveredOn && !number) return null;
  return (
    <dl class="facts">
      {recipient && (
        <>
          <dt>{texts.receivedBy}</dt>
          <dd>
            <bdi class="recipient" title={recipient}>
              {recipient}
            </bdi>
          </dd>
        </>
      )}
      {deliveredOn && (
        <>
          <dt>{deliveredOn.isTimeOnly ? texts.receivedAt : texts.receivedOn}</dt>
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
            <CopyableText text={number} copyLabel={texts.copyProofNumber} />
          </dd>
        </>
      )}
    </dl>
  );
}

/**
 * The facts of a proof of delivery that are nowhere else in the answer: its head usually names the recipient and the
 * time, and a carrier's own number is beside the carrier.
 */
function remainingFacts(description: ShipmentDescription): Omit<ProofDescription, 'images'> {
  const { proof, answer, when } = description;
  if (!proof) return {};
  const { recipient, deliveredOn } = proof;
  return {
    recipient: recipient && answer.includes(recipient) ? undefined : recipient,
    deliveredOn: when?.isDelivery ? undefined : deliveredOn,
    number: ownProofNumber(description),
  };
}
