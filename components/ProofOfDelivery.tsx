import { useState } from 'preact/hooks';
import type { ProofDescription } from '../utils/shipment-description.ts';
import { CopyableText } from './CopyableText.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import { useMessages } from './messages-context.ts';
import { ProofImages } from './ProofImages.tsx';
import { Section } from './Section.tsx';

interface Props {
  proof: ProofDescription;
}

/** Who received the parcel, when, and the pictures of it. */
export function ProofOfDelivery({ proof }: Props) {
  const { shipment } = useMessages();
  const [openIndex, setOpenIndex] = useState<number>();
  const { recipient, deliveredOn, number, images } = proof;
  return (
    <Section title={shipment.proofTitle}>
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
      {images.length > 0 ? (
        <ProofImages images={images} onOpen={setOpenIndex} />
      ) : (
        <p class="quiet proof-none">{shipment.noImages}</p>
      )}
      {openIndex !== undefined && (
        <ImageViewer images={images} startIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
      )}
    </Section>
  );
}
