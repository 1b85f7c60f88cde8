import { EyeOff } from 'lucide-preact';
import { useId, useState } from 'preact/hooks';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import { useMessages } from '../../messages-context.tsx';
import type { ProofDescription, ShipmentDescription } from '../../shipment/description.ts';
import { noImagesText } from '../no-images-text.en.ts';
import { proofText } from '../text.en.ts';
import { ProofFacts } from './ProofFacts.tsx';
import { ProofImages } from './ProofImages.tsx';
import type { EvidenceParts } from './use-evidence.tsx';
import { useProofTools } from './use-proof-tools.ts';

/** Loaded on first use: most proofs are judged by their thumbnails. */
const ImageViewer = lazyComponent(
  async () => (await import('./ImageViewer.tsx')).ImageViewer,
  (error) => logUnexpected('the image viewer', error),
);

interface Props {
  proof: ProofDescription;
  /** The whole shipment. */
  description: ShipmentDescription;
  evidence: EvidenceParts;
}

/** The images of the delivery, the button that saves them as evidence, and the facts that the head does not show. */
export function ProofSection({ proof, description, evidence }: Props) {
  const { proof: texts = proofText, noImages = noImagesText } = useMessages();
  const tools = useProofTools();
  const refusal = tools.refusal.value;
  const titleId = useId();
  const [openIndex, setOpenIndex] = useState<number>();
  const { images, hasRefusedImages, imagesLeftOut } = proof;
  const hasImages = images.length > 0;

  return (
    <section class="section" aria-labelledby={titleId}>
      {hasImages && <ProofImages images={images} onOpen={setOpenIndex} />}
      <div class="proof-line">
        <h2 id={titleId} class="proof-title">
          {texts.proofTitle}
        </h2>
        {hasImages && (
          <IconButton
            size="small"
            label={texts.onlyWhenAsked}
            isPressed={tools.onDemand.value ?? false}
            onClick={() => tools.setOnDemand(!tools.onDemand.value)}
          >
            <EyeOff size={14} aria-hidden="true" />
          </IconButton>
        )}
        {evidence.button}
      </div>
      {(hasRefusedImages || !hasImages) && (
        <p class="quiet">{hasRefusedImages ? noImages.refused : noImages.none}</p>
      )}
      {imagesLeftOut && <p class="quiet">{noImages.leftOut(imagesLeftOut)}</p>}
      <ProofFacts description={description} />
      {hasImages && tools.isPreferenceUnreadable.value && (
        <Notice kind="warning" title={texts.choiceLostTitle} advice={texts.choiceLostAdvice} />
      )}
      {hasImages && refusal && <FailureNotice failure={refusal} />}
      {evidence.report}
      {openIndex !== undefined && hasImages && (
        <ImageViewer
          description={description}
          images={images}
          startIndex={openIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </section>
  );
}
