import { Chips } from '../../../components/Chips.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { DetectionRules } from '../engine/rules.ts';
import type { RulesState } from '../rules-state.ts';

interface Props {
  state: RulesState;
}

const MODES: readonly DetectionRules['mode'][] = ['eager', 'strict'];

/** Switches for the evidence that an ID needs. */
export function RulesPane({ state }: Props) {
  const { rules } = useOptionsMessages();
  const { mode, labels, carriers } = state.rules.value;
  const isStrict = mode === 'strict';
  // In strict mode, carriers do not count and are shown as off. The stored setting applies to eager mode.
  const hasCarriers = carriers && !isStrict;
  return (
    <div class="pane">
      <div class="pane-head">
        <h3>{rules.title}</h3>
      </div>
      <div class="pane-part rules-mode">
        <Chips
          label={rules.mode}
          choices={MODES.map((value) => ({ value, text: rules.modeName[value] }))}
          chosen={mode}
          onChoose={(chosen) => void state.set({ mode: chosen })}
          hasLabel
        />
        <p class="quiet" role="status">
          {rules.modeMeans[mode](labels)}
        </p>
      </div>
      <div class="pane-part">
        <Switch
          label={rules.labels}
          description={labels ? rules.labelsOn : rules.labelsOff}
          isOn={labels}
          onChange={(isOn) => void state.set({ labels: isOn })}
        />
      </div>
      <div class="pane-part">
        <Switch
          label={rules.carriers}
          description={hasCarriers ? rules.carriersOn : rules.carriersOff}
          isOn={hasCarriers}
          lockedReason={isStrict ? rules.carriersLocked : undefined}
          onChange={(isOn) => void state.set({ carriers: isOn })}
        />
      </div>
    </div>
  );
}
