import { useRef } from 'preact/hooks';
import { useMessages } from '../../../components/messages-context.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { FailureNotice } from '../FailureNotice.tsx';
import type { DetectionState } from './detection-state.ts';
import { KeptRow } from './KeptRow.tsx';
import { LockedRow } from './LockedRow.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';
import { PatternFileButtons } from './PatternFileButtons.tsx';

interface Props {
  state: DetectionState;
}

/** The patterns in use, and what was last done to them. */
export function KeptPanel({ state }: Props) {
  const { detection } = useMessages();
  const { kept, teach } = state;
  const loading = kept.loading.value;
  const panel = useRef<HTMLDivElement>(null);
  function undo(): void {
    // The button goes with what it undoes.
    panel.current?.focus();
    void kept.undo();
  }
  return (
    <div class="pane kept" ref={panel} tabIndex={-1}>
      <div class="pane-head">
        <h3>{detection.patterns}</h3>
        <PatternFileButtons patterns={kept.patterns.value} onImport={kept.importFile} />
      </div>
      {loading.step === 'loading' && (
        <p class="pane-part page-wait-line" role="status">
          <Spinner />
          {detection.loading}
        </p>
      )}
      {loading.step === 'failed' && (
        <div class="pane-part">
          <FailureNotice failure={loading.failure} action={{ label: detection.retry, onClick: kept.load }} />
        </div>
      )}
      {loading.step === 'ready' && loading.unreadable && (
        <div class="pane-part">
          <Notice kind="warning" title={detection.unreadableTitle} advice={detection.unreadableAdvice} />
        </div>
      )}
      {loading.step === 'ready' && !loading.unreadable && kept.used.value.length === 0 && (
        <p class="pane-part quiet">{detection.noPatterns}</p>
      )}
      {kept.used.value.length > 0 && (
        <ul>
          {kept.patterns.value.map((pattern) => (
            <KeptRow
              key={pattern.id}
              pattern={pattern}
              isBeingEdited={teach.editing.value?.id === pattern.id}
              onEdit={() => teach.edit(pattern)}
              onRemove={() => state.remove(pattern.id)}
            />
          ))}
          {kept.managed.value.map((pattern) => (
            <LockedRow key={pattern.id} pattern={pattern} />
          ))}
        </ul>
      )}
      <OutcomeLine outcome={kept.outcome.value} onUndo={undo} />
    </div>
  );
}
