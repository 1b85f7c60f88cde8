import { LabelledChips } from '../../../../components/Chips.tsx';
import { SandboxMark } from '../../../../components/Indicators.tsx';
import { environmentChoices } from '../../../connection/model.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { Environment } from '../../../platform/model.ts';

interface Props {
  environment: Environment;
  onChoose(environment: Environment): void;
}

/** The choice of the environment for the test, with an explanation. */
export function TargetChoice({ environment, onChoose }: Props) {
  const { options, webhook } = useOptionsMessages();
  return (
    <div class="target">
      <LabelledChips
        label={webhook.sendTo}
        choices={environmentChoices(options.environmentName)}
        chosen={environment}
        onChoose={onChoose}
      />
      <p class={`target-line target-${environment}`}>
        {environment === 'sandbox' ? (
          <SandboxMark />
        ) : (
          <span class="production-mark">{options.environmentName.production}</span>
        )}
        <span>{webhook.targetMeans[environment]}</span>
      </p>
    </div>
  );
}
