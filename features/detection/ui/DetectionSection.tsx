import { useOptionsMessages } from '../../messages-context.tsx';
import type { DetectionState } from '../state.ts';
import './detection.css';
import { OptionsSection } from '../../../components/OptionsSection.tsx';
import { DetectionPreviewPane } from './DetectionPreviewPane.tsx';
import { ExamplesPane } from './ExamplesPane.tsx';
import { PatternPane } from './PatternPane.tsx';
import { RulesPanes } from './RulesPanes.tsx';
import { SavedPatterns } from './SavedPatterns.tsx';

interface Props {
  state: DetectionState;
}

/** Saved custom patterns, the editor for a new one, and the rules for what counts as an ID. */
export function DetectionSection({ state }: Props) {
  const { detection } = useOptionsMessages();
  return (
    <OptionsSection id="detection" title={detection.title} lead={detection.lead} isWide>
      <SavedPatterns state={state} />
      <div class="panes">
        <ExamplesPane draft={state.draft} />
        <PatternPane state={state} />
      </div>
      <DetectionPreviewPane draft={state.draft} />
      <RulesPanes state={state.rules} />
    </OptionsSection>
  );
}
