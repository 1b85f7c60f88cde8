import { EyeOff } from 'lucide-preact';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import { useMessages } from '../../messages-context.tsx';
import type { ProofDescription, ShipmentDescription } from '../../shipment/description.ts';
import { answerKey } from '../../shortcuts/model.ts';
import { noImagesText } from '../no-images-text.en.ts';
import { EvidenceReport } from './EvidenceReport.tsx';
import { ProofFacts } from './ProofFacts.tsx';
import { ProofImages } from './ProofImages.tsx';
import { useProofTools } from './use-proof-tools.ts';

/** Most proofs are judged by their small images. */
const ImageViewer = lazyComponent(
  async () => (await import('./ImageViewer.tsx')).ImageViewer,
  (error) => logUnexpected('the image viewer', error),
);

interface Props {
  proof: ProofDescription;
  /** The whole shipment, for the evidence file. */
  description: ShipmentDescription;
}

/** The images of the delivery, the button that saves them as evidence, and what the head does not say. */
export function ProofSection({ proof, description }: Props) {
  const { shipment, proof: texts, noImages = noImagesText } = useMessages();
  const tools = useProofTools();
  const evidence = useMemo(() => tools.createEvidence(), [tools]);
  const titleId = useId();
  const [openIndex, setOpenIndex] = useState<number>();
  const { images, hasRefusedImages } = proof;
  const hasImages = images.length > 0;
  const state = evidence.state.value;
  const isUnderWay = state.step === 'fetching' || state.step === 'packing';

  useEffect(() => evidence.cancel, [evidence]);

  const save = () => void evidence.save(description);
  async function allowAndSave(urls: string[]): Promise<void> {
    if (await tools.allowAccess(urls)) save();
  }

  return (
    <section class="section" aria-labelledby={titleId}>
      {hasImages && <ProofImages images={images} onOpen={setOpenIndex} />}
      <div class="proof-line">
        <h2 id={titleId} class="proof-title">
          {shipment.proofTitle}
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
        <Button shortcut={answerKey('saveEvidence')} variant="quiet" isBusy={isUnderWay} onClick={save}>
          {texts.saveEvidence}
        </Button>
      </div>
      {(hasRefusedImages || !hasImages) && (
        <p class="quiet">{hasRefusedImages ? noImages.refused : noImages.none}</p>
      )}
      <ProofFacts description={description} />
      {hasImages && tools.isPreferenceUnreadable.value && (
        <Notice kind="warning" title={texts.choiceLostTitle} advice={texts.choiceLostAdvice} />
      )}
      <EvidenceReport
        state={state}
        onCancel={evidence.cancel}
        onAllow={tools.canAllowAccess ? (urls) => void allowAndSave(urls) : undefined}
      />
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
