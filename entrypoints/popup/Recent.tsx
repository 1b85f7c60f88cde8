import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../components/Button.tsx';
import { useMessages } from '../../components/messages-context.ts';
import { Notice } from '../../components/Notice.tsx';
import type { Failure } from '../../utils/errors.ts';
import { findEntry, type RecentEntry } from '../../utils/recent.ts';
import { RecentList } from './RecentList.tsx';
import { RecentUndo } from './RecentUndo.tsx';
import './recent.css';
import type { RecentState } from './recent-state.ts';

interface Props {
  recent: RecentState;
  /** For times. */
  locale: string;
  onOpen(trackingId: string): void;
}

/** The IDs of the last 30 days and how their shipments were doing. */
export function Recent({ recent, locale, onOpen }: Props) {
  const { recent: words } = useMessages();
  const section = useRef<HTMLElement>(null);
  const broughtBack = useRef<readonly RecentEntry[]>([]);
  const list = recent.list.value;
  const failure = recent.failure.value;
  const hasEntries = list.step === 'ready' && list.entries.length > 0;

  // The button that was pressed is gone: the focus goes to what it brought back.
  useEffect(() => {
    const [first] = broughtBack.current;
    const isBack = first && list.step === 'ready' && findEntry(list.entries, first) !== undefined;
    if (!isBack) return;
    broughtBack.current = [];
    const rows = [...(section.current?.querySelectorAll<HTMLElement>('.recent-open') ?? [])];
    (rows.find(({ dataset }) => dataset.id === first.trackingId) ?? rows[0])?.focus();
  }, [list]);

  function undo(): void {
    broughtBack.current = recent.removed.value;
    void recent.undo();
  }

  if (list.step === 'loading') return null;
  return (
    <section class="recent" ref={section}>
      <div class="recent-head">
        <h2 class="offers-title">{words.title}</h2>
        {hasEntries && (
          <Button variant="quiet" onClick={() => void recent.clear()}>
            {words.clear}
          </Button>
        )}
      </div>
      <RecentUndo removed={recent.removed.value} onUndo={undo} />
      {failure && list.step !== 'failed' && <RecentFailure failure={failure} />}
      {list.step === 'failed' && (
        <RecentFailure failure={list.failure} onRetry={() => void recent.reload()} />
      )}
      {list.step === 'unreadable' && (
        <Notice
          kind="warning"
          title={words.unreadableTitle}
          advice={words.unreadableAdvice}
          action={{ label: words.startNew, onClick: () => void recent.clear() }}
        />
      )}
      {list.step === 'ready' && !hasEntries && <p class="recent-none">{words.empty}</p>}
      {hasEntries && <RecentList entries={list.entries} recent={recent} locale={locale} onOpen={onOpen} />}
    </section>
  );
}

function RecentFailure({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const { failures } = useMessages();
  const { title, advice, action } = failures[failure.kind](failure);
  return (
    <Notice
      kind="error"
      title={title}
      advice={advice}
      action={onRetry && action && { label: action.label, onClick: onRetry }}
    />
  );
}
