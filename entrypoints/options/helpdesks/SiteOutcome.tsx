import { useMessages } from '../../../components/messages-context.ts';
import type { Messages } from '../../../utils/messages/catalogue.ts';
import { siteOfPattern } from '../../../utils/site-pattern.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { OutcomeStatus, type Said } from '../OutcomeStatus.tsx';
import type { HelpdesksOutcome } from './helpdesks-state.ts';

interface Props {
  outcome: HelpdesksOutcome;
  onUndo(pattern: string): void;
}

/** What became of the last change; a removal can be undone. */
export function SiteOutcome({ outcome, onUndo }: Props) {
  const { helpdesks } = useMessages();
  return (
    <>
      {outcome.step === 'failed' && outcome.change !== 'setHelpdesk' && (
        <div class="outcome-notice">
          <FailureNotice failure={outcome.failure} lead={helpdesks.notKept} />
        </div>
      )}
      <OutcomeStatus outcome={outcome} said={sayOutcome(outcome, helpdesks, onUndo)} />
    </>
  );
}

function sayOutcome(
  outcome: HelpdesksOutcome,
  helpdesks: Messages['helpdesks'],
  onUndo: (pattern: string) => void,
): Said | undefined {
  const site = 'pattern' in outcome ? siteOfPattern(outcome.pattern) : undefined;
  if (!site) return undefined;
  if (outcome.step === 'added') return { kind: 'good', text: helpdesks.added(site) };
  if (outcome.step === 'refused') return { kind: 'bad', text: helpdesks.refused(site) };
  if (outcome.step !== 'removed') return undefined;
  const undo = { label: helpdesks.undo, onUndo: () => onUndo(outcome.pattern) };
  return { kind: 'removed', text: helpdesks.removed(site), undo };
}
