import { Check, CircleAlert, Trash2 } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { siteOfPattern } from '../../../utils/site-pattern.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import type { HelpdesksOutcome } from './helpdesks-state.ts';

interface Props {
  outcome: HelpdesksOutcome;
  onUndo(pattern: string): void;
}

/** What became of the last change, announced; a removal can be undone. */
export function SiteOutcome({ outcome, onUndo }: Props) {
  const { helpdesks } = useMessages();
  const line = useRef<HTMLDivElement>(null);
  // The row that had the focus is gone; what can be done about it is here.
  useEffect(() => {
    if (outcome.step === 'removed') line.current?.querySelector('button')?.focus();
  }, [outcome]);
  const site = 'pattern' in outcome ? siteOfPattern(outcome.pattern) : undefined;
  return (
    <>
      {outcome.step === 'failed' && outcome.change !== 'setHelpdesk' && (
        <div class="outcome-notice">
          <FailureNotice failure={outcome.failure} lead={helpdesks.notKept} />
        </div>
      )}
      <div role="status" ref={line}>
        {site && outcome.step === 'added' && (
          <p class="site-outcome good">
            <Check size={16} aria-hidden="true" />
            <span>{helpdesks.added(site)}</span>
          </p>
        )}
        {site && outcome.step === 'refused' && (
          <p class="site-outcome bad">
            <CircleAlert size={16} aria-hidden="true" />
            <span>{helpdesks.refused(site)}</span>
          </p>
        )}
        {site && outcome.step === 'removed' && (
          <div class="site-outcome">
            <Trash2 size={16} aria-hidden="true" />
            <span>{helpdesks.removed(site)}</span>
            <Button variant="quiet" onClick={() => onUndo(outcome.pattern)}>
              {helpdesks.undo}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
