import { useState } from 'preact/hooks';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { siteOfPattern } from '../../../utils/site-pattern.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { KNOWN_HELPDESKS } from '../helpdesks.ts';
import type { HelpdesksOutcome } from '../state.ts';

interface Props {
  /** Names of disabled helpdesks. */
  off: readonly string[];
  /** Names of helpdesks on which the browser does not let Waybill run. */
  withoutAccess: readonly string[];
  outcome: HelpdesksOutcome;
  onSwitch(name: string, isOn: boolean): void;
}

/** The known helpdesks, each with a switch; folded while all are on. */
export function KnownHelpdesks({ off, withoutAccess, outcome, onSwitch }: Props) {
  const { helpdesks } = useOptionsMessages();
  // Decided once: switching helpdesks on does not fold the list.
  const [isOpen] = useState(off.length + withoutAccess.length > 0);
  return (
    <details class="panel" open={isOpen}>
      <summary class="helpdesks-head" id="known">
        <h3>{helpdesks.known(KNOWN_HELPDESKS.length)}</h3>
        <p class="quiet">{helpdesks.switchLater}</p>
      </summary>
      {outcome.step === 'failed' && outcome.change === 'setHelpdesk' && (
        <div class="outcome-notice">
          <FailureNotice failure={outcome.failure} lead={helpdesks.notSaved} />
        </div>
      )}
      <ul class="known-helpdesks">
        {KNOWN_HELPDESKS.map(({ name, matches }) => (
          <li key={name}>
            <Switch
              label={name}
              description={reasonOff(name) ?? hostsOf(matches)}
              isOn={reasonOff(name) === undefined}
              onChange={(isOn) => onSwitch(name, isOn)}
            />
          </li>
        ))}
      </ul>
    </details>
  );

  /** Why Waybill does nothing there; `undefined` if it is on. */
  function reasonOff(name: string): string | undefined {
    if (off.includes(name)) return helpdesks.isOff;
    return withoutAccess.includes(name) ? helpdesks.isNotAllowed : undefined;
  }
}

function hostsOf(patterns: readonly string[]): string {
  return patterns.map((pattern) => siteOfPattern(pattern)?.host ?? pattern).join(', ');
}
