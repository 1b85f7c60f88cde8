import { Chips } from '../../../components/Chips.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { SandboxMark } from '../../../components/SandboxMark.tsx';
import type { Environment } from '../../../utils/environment.ts';

interface Props {
  environment: Environment;
  onChoose(environment: Environment): void;
}

const CHOICES: readonly Environment[] = ['sandbox', 'production'];

/** To which environment the test goes, and what that means. */
export function TargetChoice({ environment, onChoose }: Props) {
  const { options, webhook } = useMessages();
  return (
    <div class="target">
      <div class="labelled">
        <span class="labelled-name" aria-hidden="true">
          {webhook.sendTo}
        </span>
        <Chips
          label={webhook.sendTo}
          choices={CHOICES.map((value) => ({ value, text: options.environmentName[value] }))}
          chosen={environment}
          onChoose={onChoose}
        />
      </div>
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
