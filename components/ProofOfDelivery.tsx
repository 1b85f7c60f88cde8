import { EyeOff } from 'lucide-preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ProofDescription, ShipmentDescription } from '../utils/shipment-description.ts';
import { Button } from './Button.tsx';
import { EvidenceReport } from './EvidenceReport.tsx';
import { IconButton } from './IconButton.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import { useMessages } from './messages-context.ts';
import { ProofFacts } from './ProofFacts.tsx';
import { ProofImages } from './ProofImages.tsx';
import { useProofTools } from './proof-tools-context.ts';
import { Section } from './Section.tsx';

interface Props {
  proof: ProofDescription;
  /** The whole answer, for the evidence. */
  description: ShipmentDescription;
}

/** Who received the parcel, when, the pictures of it, and the way to keep them. */
export function ProofOfDelivery({ proof, description }: Props) {
  const { shipment, proof: words } = useMessages();
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
              label={words.onlyWhenAsked}
              isPressed={tools.onDemand.value ?? false}
              onClick={() => tools.setOnDemand(!tools.onDemand.value)}
            >
              <EyeOff size={14} aria-hidden="true" />
            </IconButton>
          )}
          <Button variant="quiet" isBusy={isUnderWay} onClick={save}>
            {words.saveEvidence}
          </Button>
        </span>
      }
    >
      <EvidenceReport state={state} onCancel={evidence.cancel} onAllow={(urls) => void allowAndSave(urls)} />
      <ProofFacts proof={proof} />
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
