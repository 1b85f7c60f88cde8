import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { OutcomeStatus, type StatusMessage } from '../../../components/OutcomeStatus.tsx';
import { hostPatternOf, siteOfPattern } from '../../../utils/site-pattern.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { OptionsMessages } from '../../options-catalogue.ts';
import type { HelpdesksOutcome } from '../state.ts';

interface Props {
  outcome: HelpdesksOutcome;
  onUndo(pattern: string): void;
}

/** Shows the result of the last change, with an undo button after a removal. */
export function SiteOutcome({ outcome, onUndo }: Props) {
  const { helpdesks } = useOptionsMessages();
  return (
    <>
      {outcome.step === 'failed' && outcome.change !== 'setHelpdesk' && (
        <div class="outcome-notice">
          <FailureNotice failure={outcome.failure} lead={helpdesks.notSaved} />
        </div>
      )}
      <OutcomeStatus outcome={outcome} message={outcomeMessage(outcome, helpdesks, onUndo)} />
    </>
  );
}

function outcomeMessage(
  outcome: HelpdesksOutcome,
  helpdesks: OptionsMessages['helpdesks'],
  onUndo: (pattern: string) => void,
): StatusMessage | undefined {
  const site = 'pattern' in outcome ? siteOfPattern(outcome.pattern) : undefined;
  if (!site) return undefined;
  if (outcome.step === 'added') return { kind: 'good', text: helpdesks.added(site) };
  if (outcome.step === 'refused') return { kind: 'bad', text: helpdesks.refused(hostPatternOf(site)) };
  if (outcome.step !== 'removed') return undefined;
  const undo = { label: helpdesks.undo, onUndo: () => onUndo(outcome.pattern) };
  return { kind: 'removed', text: helpdesks.removed(site), undo };
}
