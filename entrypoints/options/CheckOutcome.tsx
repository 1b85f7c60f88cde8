import { CircleCheck } from 'lucide-preact';
import { useMessages } from '../../components/messages-context.ts';
import type { Environment } from '../../utils/environment.ts';
import type { Checking } from './connection-state.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { dateAndTime } from './times.ts';

interface Props {
  checking: Checking;
  /** The environment that is being asked. */
  environment: Environment;
  now: () => Date;
}

/** What became of the check, and of which environment and host. */
export function CheckOutcome({ checking, environment, now }: Props) {
  const { options } = useMessages();
  if (checking.step === 'idle') return null;
  if (checking.step === 'checking') {
    return <p class="outcome quiet">{options.checking(options.environmentName[environment])}</p>;
  }
  if (checking.step === 'failed') {
    return (
      <div class="outcome-notice">
        <FailureNotice
          failure={checking.failure}
          note={placeOf(options.environmentName[checking.environment], checking.failure.host)}
        />
      </div>
    );
  }
  const { host, validUntil } = checking.check;
  const until = dateAndTime(validUntil, navigator.language);
  return (
    <div class="outcome good">
      <CircleCheck size={16} aria-hidden="true" />
      <div>
        <p class="outcome-title">{options.checkAccepted}</p>
        <p>{options.checkValidUntil(until, validUntil - now().getTime())}</p>
        <p class="quiet">{placeOf(options.environmentName[checking.check.environment], host)}</p>
      </div>
    </div>
  );
}

function placeOf(environment: string, host: string | undefined): string {
  return host === undefined ? environment : `${environment} · ${host}`;
}
