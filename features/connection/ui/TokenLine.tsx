import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { dateAndTime } from '../../../utils/format-time.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { SelectedTokenState } from '../token-state.ts';

interface Props {
  state: SelectedTokenState;
  now: () => Date;
  /** A new token is being requested. */
  isRenewing: boolean;
  /** False while there are unsaved changes. */
  canRenew: boolean;
  onRenew(): void;
}

/** Shows how long the selected environment's token is valid, with buttons to renew and remove it. */
export function TokenLine({ state, now, isRenewing, canRenew, onRenew }: Props) {
  const { options } = useOptionsMessages();
  const token = state.token.value;
  if (!token) return <p class="token-line quiet">{options.noToken}</p>;
  const until = dateAndTime(token.validUntil, navigator.language);
  return (
    <div class="token-line">
      <div class="token-times">
        <p>{options.tokenValidUntil(until, token.validUntil - now().getTime())}</p>
        <p class="quiet">{options.tokenObtained(dateAndTime(token.obtainedAt, navigator.language))}</p>
      </div>
      <div class="token-actions">
        <Button isBusy={isRenewing} disabled={!canRenew} onClick={onRenew}>
          {options.renewToken}
        </Button>
        <Button onClick={() => void state.forget()}>{options.forgetToken}</Button>
      </div>
      {state.failure.value && <FailureNotice failure={state.failure.value} lead={options.forgetFailed} />}
    </div>
  );
}
