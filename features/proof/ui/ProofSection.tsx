import { EyeOff } from 'lucide-preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Section } from '../../../components/Section.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import { useMessages } from '../../messages-context.tsx';
import type { ProofDescription, ShipmentDescription } from '../../shipment/description.ts';
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

/** Recipient, time and images of the delivery, and the button that saves them as evidence. */
export function ProofSection({ proof, description }: Props) {
  const { shipment, proof: t } = useMessages();
  const tools = useProofTools();
  const evidence = useMemo(() => tools.createEvidence(), [tools]);
  const [openIndex, setOpenIndex] = useState<number>();
  const { images } = proof;
  const state = evidence.state.value;
  const isUnderWay = state.step === 'fetching' || state.step === 'packing';

  useEffect(() => evidence.cancel, [evidence]);

  const save = () => void evidence.save(description);
  async function allowAndSave(urls: string[]): Promise<void> {
    if (await tools.allowAccess(urls)) save();
  }

  return (
    <Section
      title={shipment.proofTitle}
      aside={
        <span class="proof-ways">
          {images.length > 0 && (
            <IconButton
              size="small"
              label={t.onlyWhenAsked}
              isPressed={tools.onDemand.value ?? false}
              onClick={() => tools.setOnDemand(!tools.onDemand.value)}
            >
              <EyeOff size={14} aria-hidden="true" />
            </IconButton>
          )}
          <Button variant="quiet" isBusy={isUnderWay} onClick={save}>
            {t.saveEvidence}
          </Button>
        </span>
      }
    >
      <EvidenceReport
        state={state}
        onCancel={evidence.cancel}
        onAllow={tools.canAllowAccess ? (urls) => void allowAndSave(urls) : undefined}
      />
      <ProofFacts proof={proof} />
      {images.length > 0 && tools.isPreferenceUnreadable.value && (
        <Notice kind="warning" title={t.choiceLostTitle} advice={t.choiceLostAdvice} />
      )}
      {images.length > 0 ? (
        <ProofImages images={images} onOpen={setOpenIndex} />
      ) : (
        <p class="quiet proof-none">{shipment.noImages}</p>
      )}
      {openIndex !== undefined && images.length > 0 && (
        <ImageViewer
          lookup={description.lookup}
          images={images}
          startIndex={openIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </Section>
  );
}
