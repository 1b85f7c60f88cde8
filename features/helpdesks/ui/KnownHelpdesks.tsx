import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { siteOfPattern } from '../../../utils/site-pattern.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { KNOWN_HELPDESKS } from '../helpdesks.ts';
import type { HelpdesksOutcome } from '../state.ts';

interface Props {
  /** Names of disabled helpdesks. */
  off: readonly string[];
  outcome: HelpdesksOutcome;
  onSwitch(name: string, isOn: boolean): void;
}

/** The known helpdesks, each with a switch. */
export function KnownHelpdesks({ off, outcome, onSwitch }: Props) {
  const { helpdesks } = useOptionsMessages();
  return (
    <div class="panel">
      <div class="helpdesks-head">
        <h3>{helpdesks.known}</h3>
        <p class="quiet">{helpdesks.switchLater}</p>
      </div>
      {outcome.step === 'failed' && outcome.change === 'setHelpdesk' && (
        <div class="outcome-notice">
          <FailureNotice failure={outcome.failure} lead={helpdesks.notKept} />
        </div>
      )}
      <ul class="known-helpdesks">
        {KNOWN_HELPDESKS.map(({ name, matches }) => (
          <li key={name}>
            <Switch
              label={name}
              description={off.includes(name) ? helpdesks.isOff : hostsOf(matches)}
              isOn={!off.includes(name)}
              onChange={(isOn) => onSwitch(name, isOn)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function hostsOf(patterns: readonly string[]): string {
  return patterns.map((pattern) => siteOfPattern(pattern)?.host ?? pattern).join(', ');
}
