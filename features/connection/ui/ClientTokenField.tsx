import { Button } from '../../../components/Button.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { KeyProblem, KeyState } from '../draft.ts';
import { SecretField } from './SecretField.tsx';

interface Props {
  /** A new token; the stored one cannot be read back. */
  value: string;
  /** State of the stored token. */
  state: KeyState;
  problem: KeyProblem | undefined;
  onInput(text: string): void;
  onRemove(): void;
}

/** Field for the optional access token that test webhooks send. */
export function ClientTokenField({ value, state, problem, onInput, onRemove }: Props) {
  const { options } = useOptionsMessages();
  return (
    <div class="client-token">
      <SecretField
        label={options.clientToken}
        value={value}
        placeholder={state === 'kept' ? options.clientTokenIsSaved : undefined}
        hint={problem ? undefined : options.clientTokenHint[state]}
        error={problem && options.clientTokenProblem[problem]}
        showLabel={options.showSecret}
        hideLabel={options.hideSecret}
        onInput={onInput}
      />
      {state === 'kept' && (
        <Button variant="quiet" onClick={onRemove}>
          {options.removeClientToken}
        </Button>
      )}
    </div>
  );
}
