import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { HelpdesksState } from '../state.ts';
import './helpdesks.css';
import { OptionsSection } from '../../../components/OptionsSection.tsx';
import { KnownHelpdesks } from './KnownHelpdesks.tsx';
import { OwnSites } from './OwnSites.tsx';

interface Props {
  state: HelpdesksState;
}

/** Settings section with the sites that the user added and the known helpdesks. */
export function HelpdesksSection({ state }: Props) {
  const { helpdesks } = useOptionsMessages();
  const loading = state.loading.value;
  return (
    <OptionsSection id="helpdesks" title={helpdesks.title} lead={helpdesks.lead}>
      {loading.step === 'failed' && (
        <FailureNotice failure={loading.failure} action={{ label: helpdesks.retry, onClick: state.load }} />
      )}
      {loading.step === 'ready' && (
        <>
          {loading.helpdesks.unreadable && (
            <Notice kind="warning" title={helpdesks.unreadableTitle} advice={helpdesks.unreadableAdvice} />
          )}
          <OwnSites state={state} sites={loading.helpdesks.own} />
          <KnownHelpdesks
            off={loading.helpdesks.off}
            withoutAccess={loading.helpdesks.withoutAccess}
            outcome={state.outcome.value}
            onSwitch={state.setOn}
          />
        </>
      )}
    </OptionsSection>
  );
}
