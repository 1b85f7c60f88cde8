import type { Failure } from '../utils/outcome.ts';
import { settingsFailureText, useComponentTexts } from './component-texts.ts';
import { Notice, type NoticeAction } from './Notice.tsx';

interface Props {
  kind?: 'error' | 'warning';
  failure: Failure;
  /** The consequence of the failure in this context, shown before the general title. */
  lead?: string;
  /** Another sentence after the advice. */
  addition?: string;
  /** The next step in this context, in place of the general advice. */
  advice?: string | undefined;
  /** Additional information on its own line. */
  note?: string | undefined;
  /** A button that replaces the failure's own ones. */
  action?: NoticeAction;
  /** Handlers for the failure's own buttons, outside the settings. */
  ways?: { onRetry(): void; onOpenOptions(): void };
}

/** A failure with its texts, its buttons, and the platform's details. */
export function FailureNotice({
  kind = 'error',
  failure,
  lead,
  advice: ownAdvice,
  addition,
  note,
  action,
  ways,
}: Props) {
  const texts = useComponentTexts();
  const general = texts.failures[failure.kind](failure);
  const { title, advice } = ways ? general : settingsFailureText(texts, failure);
  const button = (own: typeof general.action): NoticeAction | undefined =>
    ways && own && { label: own.label, onClick: own.does === 'retry' ? ways.onRetry : ways.onOpenOptions };
  return (
    <Notice
      kind={kind}
      title={lead ?? title}
      advice={[lead !== undefined && title, ownAdvice ?? advice, addition].filter(Boolean).join(' ')}
      action={action ?? button(general.action)}
      alternative={action ? undefined : button(general.alternative)}
      details={detailsOf(failure, ways ? [failure.kind] : [])}
    >
      {note !== undefined && <p class="quiet">{note}</p>}
    </Notice>
  );
}

/** Details for a colleague or the platform's support; `undefined` if there is nothing to add to the title. */
function detailsOf({ host, status, detail }: Failure, lead: readonly string[]): string | undefined {
  if (detail === undefined && status === undefined) return undefined;
  return [...lead, host, status !== undefined && `HTTP ${status}`, detail].filter(Boolean).join('\n');
}
