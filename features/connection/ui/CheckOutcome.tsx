import { CircleCheck, TriangleAlert } from 'lucide-preact';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Spinner } from '../../../components/Indicators.tsx';
import type { NoticeAction } from '../../../components/Notice.tsx';
import { ageOf, dateAndTime } from '../../../utils/format-time.ts';
import type { Failure, FailureKind } from '../../../utils/outcome.ts';
import { useLocale, useOptionsMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';
import type { Checking } from '../connection-state.ts';
import type { optionsText } from '../text.en.ts';
import { CheckSteps } from './CheckSteps.tsx';

interface Props {
  checking: Checking;
  environment: Environment;
  now: () => Date;
  /** A button that repairs the failure. */
  fix?: NoticeAction | undefined;
}

/** Failures that a typo in the URL explains as well as a broken network. */
const MAY_BE_TYPO: readonly FailureKind[] = ['offline', 'timedOut'];

/** The latest check of an environment, for a live region. Changes of its age are not announced. */
export function CheckOutcome({ checking, environment, now, fix }: Props) {
  const { options } = useOptionsMessages();
  const locale = useLocale();
  if (checking.step === 'idle') return null;
  if (checking.step === 'checking') {
    return (
      <p class="check-line">
        <Spinner />
        {options.checking(options.environmentName[environment])}
      </p>
    );
  }
  const age = ageOf(checking.at, now().getTime(), locale);
  if (checking.step === 'failed') {
    const { failure } = checking;
    return (
      <>
        <FailureNotice
          failure={failure}
          advice={adviceFor(failure, options)}
          note={options.notConnected(age)}
          {...(fix ? { action: fix } : {})}
        />
        <CheckSteps host={failure.host} failure={failure.kind} />
      </>
    );
  }
  const { check, client } = checking;
  const lacksClient = client !== undefined && !client.ok;
  const leftMs = check.validUntil - now().getTime();
  return (
    <div class={lacksClient ? 'check-state doubtful' : 'check-state'}>
      {lacksClient ? (
        <TriangleAlert size={16} aria-hidden="true" />
      ) : (
        <CircleCheck size={16} aria-hidden="true" />
      )}
      <div>
        <p class="check-state-title" aria-live="off">
          {options.connected(age)}
        </p>
        <p>
          {options.checkStep.keyAccepted.good()}. {client?.ok && `${options.clientAnswers} `}
          {leftMs > 0 && (
            <span aria-live="off">
              {options.tokenValidUntil(dateAndTime(check.validUntil, locale), leftMs)}
            </span>
          )}
        </p>
        {lacksClient && <p>{options.clientDoesNotAnswer(client.failure.host ?? options.checkedHost)}</p>}
      </div>
    </div>
  );
}

/** The next step where the URL may be wrong; `undefined` where the general advice fits. */
function adviceFor({ kind, status }: Failure, options: typeof optionsText): string | undefined {
  if (MAY_BE_TYPO.includes(kind)) return options.typoAdvice;
  // The host does not have this path, for example because the URL was copied with `/auth/token`.
  return kind === 'platformError' && status === 404 ? options.pathAdvice : undefined;
}
