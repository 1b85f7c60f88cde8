import { useMessages } from '../../../components/messages-context.ts';
import type { DetectionState } from './detection-state.ts';
import './detection.css';
import { OptionsSection } from '../OptionsSection.tsx';
import { useUnloadGuard } from '../use-unload-guard.ts';
import { KeptPanel } from './KeptPanel.tsx';
import { PatternPane } from './PatternPane.tsx';
import { RulesPanes } from './RulesPanes.tsx';
import { TeachPane } from './TeachPane.tsx';
import { TrialPane } from './TrialPane.tsx';

interface Props {
  state: DetectionState;
}

/** Shapes of IDs that are taught by example: those that are kept, and a bench for another one; and what else counts. */
export function DetectionSection({ state }: Props) {
  const { detection } = useMessages();
  useUnloadGuard(state.hasDraft.value);
  return (
    <OptionsSection id="detection" title={detection.title} lead={detection.lead} isWide>
      <KeptPanel state={state} />
      <div class="panes">
        <TeachPane teach={state.teach} />
        <PatternPane state={state} />
      </div>
      <TrialPane teach={state.teach} />
      <RulesPanes state={state.rules} />
    </OptionsSection>
  );
}
