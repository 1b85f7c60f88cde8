import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Spinner } from '../../../components/Indicators.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { OutcomeStatus, type StatusMessage } from '../../../components/OutcomeStatus.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { OptionsMessages } from '../../options-catalogue.ts';
import type { PatternsOutcome } from '../saved-patterns-state.ts';
import type { DetectionState } from '../state.ts';
import { ManagedPatternRow } from './ManagedPatternRow.tsx';
import { PatternFileButtons } from './PatternFileButtons.tsx';
import { SavedPatternRow } from './SavedPatternRow.tsx';

interface Props {
  state: DetectionState;
}

/** The patterns in use, and the latest change to them. */
export function SavedPatterns({ state }: Props) {
  const { detection } = useOptionsMessages();
  const { saved, draft } = state;
  const loading = saved.loading.value;
  const outcome = saved.outcome.value;
  const undo = () => void saved.undo();
  return (
    <div class="pane saved-patterns">
      <div class="pane-head">
        <h3>{detection.patterns}</h3>
        <PatternFileButtons patterns={saved.patterns.value} onImport={saved.importFile} />
      </div>
      {loading.step === 'loading' && (
        <p class="pane-part page-wait-line" role="status">
          <Spinner />
          {detection.loading}
        </p>
      )}
      {loading.step === 'failed' && (
        <div class="pane-part">
          <FailureNotice failure={loading.failure} action={{ label: detection.retry, onClick: saved.load }} />
        </div>
      )}
      {loading.step === 'ready' && loading.unreadable && (
        <div class="pane-part">
          <Notice kind="warning" title={detection.unreadableTitle} advice={detection.unreadableAdvice} />
        </div>
      )}
      {loading.step === 'ready' && !loading.unreadable && saved.used.value.length === 0 && (
        <p class="pane-part quiet">{detection.noPatterns}</p>
      )}
      {saved.used.value.length > 0 && (
        <ul>
          {saved.patterns.value.map((pattern) => (
            <SavedPatternRow
              key={pattern.id}
              pattern={pattern}
              isBeingEdited={draft.editing.value?.id === pattern.id}
              onEdit={() => draft.edit(pattern)}
              onRemove={() => state.remove(pattern.id)}
            />
          ))}
          {saved.managed.value.map((pattern) => (
            <ManagedPatternRow key={pattern.id} pattern={pattern} />
          ))}
        </ul>
      )}
      {outcome.step === 'failed' && (
        <div class="pane-part">
          <FailureNotice failure={outcome.failure} lead={detection.notSaved} />
        </div>
      )}
      <OutcomeStatus outcome={outcome} message={outcomeMessage(outcome, detection, undo)} />
    </div>
  );
}

/** The latest change to the patterns; a removal can be undone. */
function outcomeMessage(
  outcome: PatternsOutcome,
  detection: OptionsMessages['detection'],
  onUndo: () => void,
): StatusMessage | undefined {
  switch (outcome.step) {
    case 'saved':
      return { kind: 'good', text: detection.saved(outcome.name) };
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
