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
  if (!token || leftMs <= 0) return <p class="panel token-line quiet">{options.noToken}</p>;
  const until = dateAndTime(token.validUntil, locale);
  return (
    <div class="panel token-line">
      <div class="token-times">
        <p>{options.tokenValidUntil(until, leftMs)}</p>
        <p class="quiet">{options.tokenObtained(dateAndTime(token.obtainedAt, locale))}</p>
      </div>
      <div class="token-actions">
        <Button isBusy={isRenewing} onClick={() => void connection.check(saved.environment)}>
          {options.renewToken}
        </Button>
        <Button onClick={() => void state.forget()}>{options.forgetToken}</Button>
      </div>
      {state.failure.value && <FailureNotice failure={state.failure.value} lead={options.forgetFailed} />}
    </div>
  );
}
