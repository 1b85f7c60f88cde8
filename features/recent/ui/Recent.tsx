import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { focusIfFree } from '../../../components/focus.ts';
import { useTicks } from '../../../components/hooks.ts';
import { Notice } from '../../../components/Notice.tsx';
import type { Failure } from '../../../utils/outcome.ts';
import { usePopupMessages } from '../../messages-context.tsx';
import type { RecentEntry } from '../model.ts';
import { findEntry, searchRecent } from '../recent.ts';
import type { RecentState } from '../state.ts';
import { RecentRow } from './RecentRow.tsx';
import './recent.css';

/** The number of rows before “Show all”. */
const MAX_ROWS = 8;
/** Up to this number of entries, finding an ID by eye is faster than typing it. */
const MAX_UNSEARCHED = 20;

interface Props {
  recent: RecentState;
  /** IDs that are in another list: their rows are left out. */
  listed: ReadonlySet<string>;
  /** The ID whose shipment is shown beside the list. */
  shown: string | undefined;
  onOpen(trackingId: string): void;
}

/** The IDs looked up in the last 30 days, with their last seen status. */
export function Recent({ recent, listed, shown, onOpen }: Props) {
  const { recent: texts } = usePopupMessages();
  const section = useRef<HTMLElement>(null);
  const restored = useRef<readonly RecentEntry[]>([]);
  const list = recent.list.value;
  const failure = recent.failure.value;
  const removed = recent.removed.value;
  const entries =
    list.step === 'ready' ? list.entries.filter(({ trackingId }) => !listed.has(trackingId)) : [];
  const hasEntries = entries.length > 0;
  const isElsewhere = list.step === 'ready' && list.entries.length > 0 && !hasEntries;

  // The pressed button no longer exists, so the focus moves to the restored row.
  useLayoutEffect(() => {
    const [first] = restored.current;
    const isRestored = first && list.step === 'ready' && findEntry(list.entries, first) !== undefined;
    // The list may be reloaded before the undo has been confirmed.
    if (!isRestored || removed === restored.current) return;
    restored.current = [];
    const rows = [...(section.current?.querySelectorAll<HTMLElement>('.recent-open') ?? [])];
    focusIfFree(rows.find(({ dataset }) => dataset.trackingId === first.trackingId) ?? rows[0]);
  }, [list, removed]);

  function undo(): void {
    restored.current = removed;
    void recent.undo();
  }

  if (list.step === 'loading' || (isElsewhere && removed.length === 0 && !failure)) return null;
  return (
    <section class="recent" ref={section}>
      <div class="recent-head">
        <h2 class="id-list-title">{texts.title}</h2>
        {hasEntries && (
          <Button variant="quiet" onClick={() => void recent.clear()}>
            {texts.clear}
          </Button>
        )}
      </div>
      <RecentUndo removed={removed} onUndo={undo} />
      {failure && list.step !== 'failed' && <RecentFailure failure={failure} />}
      {list.step === 'failed' && (
        <RecentFailure failure={list.failure} onRetry={() => void recent.reload()} />
      )}
      {list.step === 'unreadable' && (
        <Notice
          kind="warning"
          title={texts.unreadableTitle}
          advice={texts.unreadableAdvice}
          action={{ label: texts.startNew, onClick: () => void recent.clear() }}
        />
      )}
      {list.step === 'ready' && !hasEntries && !isElsewhere && (
        <p class="recent-none">{texts.empty(list.days)}</p>
      )}
      {hasEntries && <RecentList entries={entries} recent={recent} shown={shown} onOpen={onOpen} />}
    </section>
  );
}

/** Not `FailureNotice`, which comes with an answer: the popup would load it before it is used. */
function RecentFailure({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const { failures } = usePopupMessages();
  const { title, advice, action } = failures[failure.kind](failure);
  return (
    <Notice
      kind="error"
      title={title}
      advice={advice}
      action={onRetry && action?.does === 'retry' ? { label: action.label, onClick: onRetry } : undefined}
    />
  );
}

interface ListProps {
  entries: readonly RecentEntry[];
  recent: RecentState;
  shown: string | undefined;
  onOpen(trackingId: string): void;
}

/** The entries, with a search field if there are many. */
function RecentList({ entries, recent, shown: current, onOpen }: ListProps) {
  const messages = usePopupMessages();
  const texts = messages.recent;
  const [isWhole, setIsWhole] = useState(false);
  useTicks();
  const query = recent.query.value;
  const isSearching = query.trim() !== '';
  const found = searchRecent(entries, query, messages);
  const shown = isSearching || isWhole ? found : found.slice(0, MAX_ROWS);
  return (
    <>
      {(entries.length > MAX_UNSEARCHED || isSearching) && (
        <div class="recent-search">
          <Field
            label={texts.search}
            isLabelHidden
            value={query}
            placeholder={texts.searchPlaceholder}
            onInput={recent.search}
          />
          <p class="sr-only" role="status">
            {isSearching && texts.found(found.length, entries.length)}
          </p>
        </div>
      )}
      {found.length === 0 && <p class="recent-none">{texts.noneFound(query.trim())}</p>}
      <ul>
        {shown.map((entry) => (
          <RecentRow
            key={entry.trackingId}
            entry={entry}
            isShown={entry.trackingId === current}
            onOpen={() => onOpen(entry.trackingId)}
            onRemove={() => void recent.remove(entry.trackingId)}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {texts.showAll(found.length)}
        </Button>
      )}
    </>
  );
}

interface UndoProps {
  removed: readonly RecentEntry[];
  onUndo(): void;
}

/** Offers to restore the last removed entries. Does not time out. */
function RecentUndo({ removed, onUndo }: UndoProps) {
  const { recent } = usePopupMessages();
  const bar = useRef<HTMLDivElement>(null);
  const textId = useId();
  const [first] = removed;
  const initial = useRef(first);

  // The focused row or button no longer exists.
  useLayoutEffect(() => {
    if (first && first !== initial.current) focusIfFree(bar.current?.querySelector('button'));
  }, [first]);

  if (!first) return null;
  return (
    <div class="recent-undo" ref={bar}>
      <p id={textId}>
        {removed.length === 1 ? recent.removedOne(first.trackingId) : recent.removedAll(removed.length)}
      </p>
      <Button variant="quiet" describedBy={textId} onClick={onUndo}>
        {recent.undo}
      </Button>
    </div>
  );
}
