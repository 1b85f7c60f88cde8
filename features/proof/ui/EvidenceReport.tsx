import { CircleCheck, TriangleAlert } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { EvidenceState } from '../evidence-state.ts';

interface Props {
  state: EvidenceState;
  onCancel(): void;
  /** Requests access to the servers of these images, then saves again; `undefined` where that is not possible. */
  onAllow: ((urls: string[]) => void) | undefined;
}

/** Progress and result of saving evidence. */
export function EvidenceReport({ state, onCancel, onAllow }: Props) {
  const { proof } = useMessages();
  const isUnderWay = state.step === 'fetching' || state.step === 'packing';
  return (
    <div class={`evidence evidence-${state.step}`}>
      {state.step === 'fetching' && state.total > 0 && (
        <progress aria-label={proof.saveEvidence} value={state.done} max={state.total} />
      )}
      <div class="evidence-line">
        {state.step === 'saved' && <CircleCheck size={14} aria-hidden="true" />}
        {state.step === 'failed' && <TriangleAlert size={14} aria-hidden="true" />}
        {/* Present in all states, so that screen readers announce changes. */}
        <p role="status">{useLine(state)}</p>
        {isUnderWay && (
          <Button variant="quiet" onClick={onCancel}>
            {proof.cancel}
          </Button>
        )}
      </div>
      {state.step === 'saved' && state.missing.length > 0 && <Missing state={state} onAllow={onAllow} />}
    </div>
  );
}

function useLine(state: EvidenceState): string | undefined {
  const { proof } = useMessages();
  switch (state.step) {
    case 'idle':
      return undefined;
    case 'fetching':
      return proof.fetching(state.done, state.total);
    case 'packing':
      return proof.packing;
    case 'saved':
      return proof.evidenceSaved(state.file);
    case 'failed':
      return proof.evidenceFailed;
  }
}

interface MissingProps {
  state: Extract<EvidenceState, { step: 'saved' }>;
  onAllow: Props['onAllow'];
}

/** The images missing from the file with their reasons, and a button for the permission that would help. */
function Missing({ state, onAllow }: MissingProps) {
  const { proof } = useMessages();
  const locked = state.missing.filter(({ problem }) => problem.kind === 'noAccess').map(({ url }) => url);
  const hosts = [...new Set(locked.map((url) => new URL(url).host))];
  return (
    <>
      <p>{proof.evidenceMissing(state.missing.length, state.total)}</p>
      <ul>
        {state.missing.map(({ number, problem }) => (
          <li key={number}>{proof.missing(number, proof.problem(problem))}</li>
        ))}
      </ul>
      {hosts[0] && onAllow && (
        <Button onClick={() => onAllow(locked)}>
          {hosts.length === 1 ? proof.allowAccess(hosts[0]) : proof.allowAccessToAll}
        </Button>
      )}
    </>
  );
}
