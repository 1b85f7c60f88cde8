import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { answerKey } from '../../shortcuts/model.ts';
import { proofText } from '../text.en.ts';
import { useProofTools } from './use-proof-tools.ts';

/** Shows nothing before the agent saves, so it is loaded once the shipment is shown. */
const EvidenceReport = lazyComponent(
  async () => (await import('./EvidenceReport.tsx')).EvidenceReport,
  (error) => logUnexpected('the result of saving evidence', error),
);

/** The button that saves a shipment as evidence, and the report of its progress and result. */
export interface EvidenceParts {
  button: JSX.Element;
  report: JSX.Element;
}

/** Creates them for a shipment. They are shown beside its proof of delivery, otherwise beside its events. */
export function useEvidence(description: ShipmentDescription): EvidenceParts {
  const { proof: texts = proofText } = useMessages();
  const tools = useProofTools();
  const evidence = useMemo(() => tools.createEvidence(), [tools]);
  const state = evidence.state.value;
  const isUnderWay = state.step === 'fetching' || state.step === 'packing';

  useEffect(() => evidence.cancel, [evidence]);

  const save = () => void evidence.save(description);
  async function allowAndSave(urls: string[]): Promise<void> {
    if (await tools.allowAccess(urls)) save();
  }

  return {
    button: (
      <Button shortcut={answerKey('saveEvidence')} variant="quiet" isBusy={isUnderWay} onClick={save}>
        {texts.saveEvidence}
      </Button>
    ),
    report: (
      <EvidenceReport
        state={state}
        onCancel={evidence.cancel}
        onAllow={tools.canAllowAccess ? (urls) => void allowAndSave(urls) : undefined}
      />
    ),
  };
}
