import type { ComponentChildren } from 'preact';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { OutcomeStatus } from '../../../components/OutcomeStatus.tsx';
import type { Connections } from '../../connection/model.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import './diagnostics.css';
import { OptionsSection } from '../../../components/OptionsSection.tsx';
import type { DiagnosticsState } from '../diagnostics-state.ts';
import { reportText } from '../report-text.ts';
import { FactList } from './FactList.tsx';
import { SelfTestPanel } from './SelfTestPanel.tsx';

interface Props {
  state: DiagnosticsState;
  saved: Connections;
  /** Shown after the facts. */
  children?: ComponentChildren;
}

/** Settings section for troubleshooting: facts, self-test and request log. */
export function DiagnosticsSection({ state, saved, children }: Props) {
  const { diagnostics } = useOptionsMessages();
  const facts = state.facts.value;
  const entries = state.entries.value;
  const removed = state.removed.value;
  return (
    <OptionsSection id="diagnostics" title={diagnostics.title} lead={diagnostics.lead}>
      {state.failure.value && <FailureNotice failure={state.failure.value} />}
      <div class="panel diagnostics-facts">
        {facts && (
          <>
            <FactList facts={facts} saved={saved} />
            <CopyButton
              variant="secondary"
              label={diagnostics.copy}
              text={() => reportText(facts, saved, entries, state.selfTest.test.value)}
            />
          </>
        )}
      </div>
      {children}
      <SelfTestPanel state={state.selfTest} />
      <div class="panel">
        <div class="panel-row">
          <div>
            <h3 class="diagnostics-heading">{diagnostics.requests(entries.length)}</h3>
            <p class="quiet diagnostics-note">{diagnostics.requestsNote}</p>
          </div>
          <Button disabled={entries.length === 0} onClick={() => void state.clear()}>
            {diagnostics.clear}
          </Button>
        </div>
        <OutcomeStatus
          outcome={removed}
          message={
            removed.length > 0
              ? {
                  kind: 'removed',
                  text: diagnostics.removed(removed.length),
                  undo: { label: diagnostics.undo, onUndo: () => void state.undo() },
                }
              : undefined
          }
        />
        {entries.length > 0 && <ActivityTable entries={entries} />}
      </div>
    </OptionsSection>
  );
}
