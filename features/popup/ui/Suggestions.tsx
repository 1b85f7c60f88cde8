import { ChevronRight } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { RowDescription } from '../../bulk-lookup/rows.ts';
import { RowStatusBadge } from '../../bulk-lookup/ui/RowStatusBadge.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import type { SuggestionsState } from '../suggestions-state.ts';

interface Props {
  suggestions: SuggestionsState;
  onChoose(trackingId: string): void;
  onCheckAll(): void;
}

/** The IDs on the clipboard and on the page. A click looks up one ID, or all that are listed. */
export function Suggestions({ suggestions, onChoose, onCheckAll }: Props) {
  const { popup, bulkLookup } = usePopupMessages();
  const fromClipboard = suggestions.fromClipboard.value;
  const onPage = suggestions.onPage.value;
  const count = suggestions.onPageCount.value;
  const isPartial = count > onPage.length;
  if (onPage.length === 0 && !fromClipboard) {
    return (
      <div class="suggestions-none">
        <Notice kind="empty" title={popup.nothingHereTitle} advice={popup.nothingHereAdvice} />
      </div>
    );
  }
  const row = (trackingId: string) => (
    <SuggestionRow
      key={trackingId}
      trackingId={trackingId}
      cached={suggestions.describeCached(trackingId)}
      onChoose={onChoose}
    />
  );
  return (
    <>
      {fromClipboard && (
        <section class="id-list">
          <h2 class="id-list-title">{popup.clipboardTitle}</h2>
          <ul>{row(fromClipboard)}</ul>
        </section>
      )}
      {onPage.length > 0 && (
        <section class="id-list">
          <div class="id-list-head">
            <h2 class="id-list-title">
              {isPartial ? popup.firstOnThisPage(onPage.length, count) : popup.onThisPage(count)}
            </h2>
            {onPage.length > 1 && (
              <Button variant="quiet" onClick={onCheckAll}>
                {(isPartial ? bulkLookup.checkListed : bulkLookup.checkAll)(suggestions.requests.value)}
              </Button>
            )}
          </div>
          <ul>{onPage.map(row)}</ul>
        </section>
      )}
    </>
  );
}

interface RowProps {
  trackingId: string;
  /** The cached answer in words, if there is one. */
  cached: RowDescription | undefined;
  onChoose(trackingId: string): void;
}

function SuggestionRow({ trackingId, cached, onChoose }: RowProps) {
  const { popup } = usePopupMessages();
  return (
    <li>
      <button
        type="button"
        class="id-row"
        title={popup.lookUpNamed(trackingId)}
        onClick={() => onChoose(trackingId)}
      >
        <bdi class="id-row-id mono">{trackingId}</bdi>
        {cached ? (
          <>
            <RowStatusBadge rowStatus={cached.rowStatus} days={cached.days} />
            <span class="id-row-line" dir="auto">
              {[cached.line, cached.updated?.relative].filter(Boolean).join(' · ')}
            </span>
          </>
        ) : (
          <ChevronRight size={15} aria-hidden="true" />
        )}
      </button>
    </li>
  );
}
