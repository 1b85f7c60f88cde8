import { useMemo } from 'preact/hooks';
import type { Failure } from '../utils/outcome.ts';
import { settingsFailureText, useComponentTexts } from './component-texts.ts';
import { useSecondsUntil } from './hooks.ts';
import { Notice, type NoticeAction } from './Notice.tsx';

interface Props {
  kind?: 'error' | 'warning';
  failure: Failure;
  /**
   * The action that failed, as the title; the general title then begins the advice. Not shown if the request may have
   * taken effect.
   */
  lead?: string | undefined;
  /** Another sentence after the advice. */
  addition?: string;
  /** The next step in this context, in place of the general advice. */
  advice?: string | undefined;
  /** Additional information on its own line; its later changes are not announced. */
  note?: string | undefined;
  /** A button that replaces those of the failure. */
  action?: NoticeAction;
  /** Handlers for the buttons of the failure. Without them, it has no buttons, and the texts for the settings. */
  ways?: { onRetry(): void; onOpenOptions(): void };
}

/** A failure with its texts, its buttons, and the platform's details. A retry that has to wait counts down. */
export function FailureNotice({
  kind = 'error',
  failure,
  lead: notDone,
  advice: ownAdvice,
  addition,
  note,
  action,
  ways,
}: Props) {
  const texts = useComponentTexts();
  const lead = failure.isUncertain ? undefined : notDone;
  const remainingMs = useRemainingWait(failure);
  const isWaiting = ways !== undefined && remainingMs !== undefined && remainingMs > 0;
  const textsAfter = (ms: number | undefined) =>
    texts.failures[failure.kind](ms === undefined ? failure : { ...failure, retryAfterMs: ms });
  const general = textsAfter(ways && remainingMs);
  const { title, advice: generalAdvice } = ways ? general : settingsFailureText(texts, failure);
  const isOver = ways !== undefined && failure.kind === 'rateLimited' && remainingMs === 0;
  const adviceOf = (own: string) =>
    [lead !== undefined && title, ownAdvice ?? own, addition].filter(Boolean).join(' ');
  const button = (own: typeof general.action): NoticeAction | undefined =>
    ways &&
    own && {
      label: own.label,
      onClick: own.does === 'retry' ? ways.onRetry : ways.onOpenOptions,
      isDisabled: isWaiting && own.does === 'retry',
    };
  return (
    <Notice
      kind={failure.kind === 'notConfigured' && ways ? 'empty' : kind}
      title={lead ?? title}
      advice={adviceOf(isOver ? texts.common.tryAgainNow : generalAdvice)}
      spokenAdvice={isWaiting ? adviceOf(textsAfter(undefined).advice) : undefined}
      action={action ?? button(general.action)}
      alternative={action ? undefined : button(general.alternative)}
      details={failureDetails(failure, ways && [failure.kind])}
    >
      {note !== undefined && (
        <p class="quiet" aria-live="off">
          {note}
        </p>
      )}
    </Notice>
  );
}

/**
 * Counts down the `retryAfterMs` of a failure from the moment at which it is shown.
 * @returns milliseconds, in full seconds after the first; `undefined` if the failure has no `retryAfterMs`
 */
function useRemainingWait(failure: Failure): number | undefined {
  const { retryAfterMs } = failure;
  const until = useMemo(() => (retryAfterMs ? Date.now() + retryAfterMs : undefined), [failure]);
  const seconds = useSecondsUntil(until);
  // Never longer than at first, even if the clock was set back.
  return until === undefined ? undefined : Math.min(seconds * 1000, retryAfterMs ?? 0);
}

/**
 * The technical details of a failure, one per line, for a colleague or the platform's support.
 * @param lead lines above the details
 * @returns `undefined` if there is nothing to add to the title
 */
export function failureDetails(
  { host, status, detail }: Failure,
  lead: readonly string[] = [],
): string | undefined {
  if (!detail && !status) return undefined;
  return [...lead, host, status && `HTTP ${status}`, detail].filter(Boolean).join('\n');
}
