import { CircleCheck, TriangleAlert } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import { useMessages } from '../../messages-context.tsx';
import type { EvidenceState } from '../evidence-state.ts';
import { proofText } from '../text.en.ts';

const MissingImages = lazyComponent(
  async () => (await import('./MissingImages.tsx')).MissingImages,
  (error) => logUnexpected('the list of missing images', error),
);

interface Props {
  state: EvidenceState;
  onCancel(): void;
  /** Requests access to the servers of these images, then saves again; `undefined` where that is not possible. */
  onAllow: ((urls: string[]) => void) | undefined;
}

/** Progress and result of saving evidence. */
export function EvidenceReport({ state, onCancel, onAllow }: Props) {
  const { proof: texts = proofText } = useMessages();
  const isUnderWay = state.step === 'fetching' || state.step === 'packing';
  const line = useLine(state);
  return (
    <div class={`evidence evidence-${state.step}`}>
      {state.step === 'fetching' && (
        <progress aria-label={texts.saveEvidence} value={state.done} max={state.total} />
      )}
      <div class="evidence-line">
        {state.step === 'saved' && <CircleCheck size={14} aria-hidden="true" />}
        {state.step === 'failed' && <TriangleAlert size={14} aria-hidden="true" />}
        {isUnderWay && <p aria-hidden="true">{line}</p>}
        {/* Present in all states, so that screen readers announce changes; without the count, which changes often. */}
        <p class={isUnderWay ? 'sr-only' : undefined} role="status">
          {isUnderWay ? texts.packing : line}
        </p>
        {isUnderWay && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {state.step === 'saved' && state.missing.length > 0 && (
        <MissingImages missing={state.missing} total={state.total} onAllow={onAllow} />
      )}
    </div>
  );
}

function useLine(state: EvidenceState): string | undefined {
  const { proof: texts = proofText } = useMessages();
  switch (state.step) {
    case 'idle':
      return undefined;
    case 'fetching':
      return texts.fetching(state.done, state.total);
    case 'packing':
      return texts.packing;
    case 'saved':
      return texts.evidenceSaved(state.file);
    case 'failed':
      return texts.evidenceFailed(state.total > 0);
  }
}
