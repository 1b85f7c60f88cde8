import type { Failure } from '../utils/outcome.ts';
import { settingsFailureText, useComponentTexts } from './component-texts.ts';
import { Notice, type NoticeAction } from './Notice.tsx';

interface Props {
  kind?: 'error' | 'warning';
  failure: Failure;
  /** What the failure means here; it goes before the general sentence. */
  lead?: string;
  /** One more sentence after the advice. */
  addition?: string;
  /** What else to know, on a line of its own. */
  note?: string | undefined;
  /** A button that the caller knows better than the failure does. */
  action?: NoticeAction;
  /** Outside the settings: where the failure's own button leads. */
  ways?: { onRetry(): void; onOpenOptions(): void };
}

/** A failure in its own sentences, with one way forward, and with what the platform said about it. */
export function FailureNotice({ kind = 'error', failure, lead, addition, note, action, ways }: Props) {
  const texts = useComponentTexts();
  const general = texts.failures[failure.kind](failure);
  const { title, advice } = ways ? general : settingsFailureText(texts, failure);
  const ownAction = ways &&
    general.action && {
      label: general.action.label,
      onClick: general.action.does === 'retry' ? ways.onRetry : ways.onOpenOptions,
    };
  return (
    <Notice
      kind={kind}
      title={lead ?? title}
      advice={[lead !== undefined && title, advice, addition].filter(Boolean).join(' ')}
      action={action ?? ownAction}
      details={detailsOf(failure, ways ? [failure.kind] : [])}
    >
      {note !== undefined && <p class="quiet">{note}</p>}
    </Notice>
  );
}

/** What a colleague or the platform's support would ask for; nothing where the sentence says it all. */
function detailsOf({ host, status, detail }: Failure, lead: readonly string[]): string | undefined {
  if (detail === undefined && status === undefined) return undefined;
  return [...lead, host, status !== undefined && `HTTP ${status}`, detail].filter(Boolean).join('\n');
}
