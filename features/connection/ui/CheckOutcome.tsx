import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { dateAndTime } from '../../../utils/format-time.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';
import type { Checking } from '../connection-state.ts';
import { CheckSteps } from './CheckSteps.tsx';

interface Props {
  checking: Checking;
  /** The environment that is being checked. */
  environment: Environment;
  now: () => Date;
}

/** Shows the result of the check with its environment and host. */
export function CheckOutcome({ checking, environment, now }: Props) {
  const { options } = useOptionsMessages();
  if (checking.step === 'idle') return null;
  if (checking.step === 'checking') {
    return <p class="outcome quiet">{options.checking(options.environmentName[environment])}</p>;
  }
  if (checking.step === 'failed') {
    const { failure } = checking;
    return (
      <div class="outcome-notice">
        <CheckSteps host={failure.host} failure={failure.kind} />
        <FailureNotice
          failure={failure}
          note={placeOf(options.environmentName[checking.environment], failure.host)}
        />
      </div>
    );
  }
  const { host, validUntil } = checking.check;
  const until = dateAndTime(validUntil, navigator.language);
  return (
    <div class="outcome-notice">
      <CheckSteps host={host} result={options.tokenValidUntil(until, validUntil - now().getTime())} />
      <p class="quiet">{placeOf(options.environmentName[checking.check.environment], host)}</p>
    </div>
  );
}

function placeOf(environment: string, host: string | undefined): string {
  return host === undefined ? environment : `${environment} · ${host}`;
}
