import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { useTicks } from '../../../components/hooks.ts';
import { dateAndTime } from '../../../utils/format-time.ts';
import { useLocale, useOptionsMessages } from '../../messages-context.tsx';
import type { ConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';
import type { SelectedTokenState } from '../token-state.ts';

interface Props {
  state: SelectedTokenState;
  connection: ConnectionState;
  saved: Connections;
  now: () => Date;
}

/** Shows how long the selected environment's token is valid, with buttons to renew and remove it. */
export function TokenPanel({ state, connection, saved, now }: Props) {
  const { options } = useOptionsMessages();
  const locale = useLocale();
  const token = state.token.value;
  const isRenewing = connection.checks.value[saved.environment].step === 'checking';
  useTicks(token !== undefined);
  const leftMs = token ? token.validUntil - now().getTime() : 0;
  const valid = token && leftMs > 0 ? token : undefined;
  return (
    <div class="panel token-line">
      {valid && (
        <>
          <div class="token-times">
            <p>{options.tokenValidUntil(dateAndTime(valid.validUntil, locale), leftMs)}</p>
            <p class="quiet">{options.tokenObtained(dateAndTime(valid.obtainedAt, locale))}</p>
          </div>
          <div class="token-actions">
            <Button isBusy={isRenewing} onClick={() => void connection.check(saved.environment)}>
              {options.renewToken}
            </Button>
            <Button onClick={() => void state.forget()}>{options.forgetToken}</Button>
          </div>
        </>
      )}
      {/* Always there, so that screen readers announce a deletion. */}
      <p class="quiet" aria-live="polite">
        {!valid && options.noToken}
      </p>
      {state.failure.value && <FailureNotice failure={state.failure.value} lead={options.forgetFailed} />}
    </div>
  );
}
