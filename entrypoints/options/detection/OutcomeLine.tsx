import { useMessages } from '../../../components/messages-context.ts';
import type { Messages } from '../../../utils/messages/catalogue.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { OutcomeStatus, type Said } from '../OutcomeStatus.tsx';
import type { Outcome } from './kept-state.ts';

interface Props {
  outcome: Outcome;
  onUndo(): void;
}

/** What was last done to the patterns; a removal can be undone. */
export function OutcomeLine({ outcome, onUndo }: Props) {
  const { detection } = useMessages();
  return (
    <>
      {outcome.step === 'failed' && (
        <div class="pane-part">
          <FailureNotice failure={outcome.failure} lead={detection.notKept} />
        </div>
      )}
      <OutcomeStatus outcome={outcome} said={sayOutcome(outcome, detection, onUndo)} />
    </>
  );
}

function sayOutcome(
  outcome: Outcome,
  detection: Messages['detection'],
  onUndo: () => void,
): Said | undefined {
  switch (outcome.step) {
    case 'kept':
      return { kind: 'good', text: detection.kept(outcome.name) };
    case 'imported':
      return { kind: 'good', text: detection.imported(outcome.added, outcome.known) };
    case 'notImported':
      return { kind: 'bad', text: detection.importProblem[outcome.problem] };
    case 'removed': {
      const undo = { label: detection.undo, onUndo };
      return { kind: 'removed', text: detection.removed(outcome.pattern.name), undo };
    }
    default:
      return undefined;
  }
}
