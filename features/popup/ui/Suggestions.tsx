import { Bell, Clipboard } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { RowStatusBadge } from '../../bulk-lookup/ui/RowStatusBadge.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import { KeyCaps } from '../../shortcuts/ui/KeyCaps.tsx';
import type { Watch } from '../../watch/model.ts';
import type { SuggestionDescription, SuggestionsState } from '../suggestions-state.ts';

interface Props {
  suggestions: SuggestionsState;
  /** The watched IDs, by ID. */
  watches: ReadonlyMap<string, Watch>;
  /** The ID whose shipment is shown beside the list. */
  shown: string | undefined;
  onChoose(trackingId: string): void;
  onCheck(): void;
  onOpenTable(): void;
  onReply(): void;
  onAddHelpdesk(): void;
  onOpenSites(): void;
}

/** The IDs of the page, worst state first. A click looks up one of them, or all that are listed. */
export function Suggestions({ suggestions, watches, shown, onChoose, ...handlers }: Props) {
  const { popup, bulkLookup } = usePopupMessages();
  const ids = suggestions.byTrouble.value;
  const count = suggestions.onPageCount.value;
  const requests = suggestions.requests.value;
  const toSites = (variant: 'quiet' | 'secondary') => (
    <Button variant={variant} onClick={handlers.onOpenSites}>
      {popup.sites}
    </Button>
  );
  if (ids.length === 0) {
    if (suggestions.fromClipboard.value) return null;
    const state = suggestions.tabState.value;
    const { title, advice } = popup.noIds[state];
    return (
      <div class="suggestions-none">
        <Notice kind="empty" title={title} advice={advice}>
          {/* Not the notice's own button, which is the accent's: most of these pages are no helpdesk. */}
          <div class="notice-action">
            {state === 'absent' ? (
              <Button onClick={handlers.onAddHelpdesk}>{popup.addHelpdesk}</Button>
            ) : (
              toSites(state === 'on' ? 'quiet' : 'secondary')
            )}
          </div>
        </Notice>
      </div>
    );
  }
  return (
    <section class="id-list">
      <div class="id-list-head">
        <h2 class="id-list-title">
          {count > ids.length ? popup.firstOnThisPage(ids.length, count) : popup.onThisPage(count)}
        </h2>
        {ids.length > 1 && (
          <span class="id-list-ways">
            {requests < ids.length && (
              <Button variant="quiet" title={bulkLookup.openAsTableNeeds} onClick={handlers.onOpenTable}>
                {bulkLookup.openAsTable}
              </Button>
            )}
            {requests === 0 ? (
              <Button variant="quiet" onClick={handlers.onReply}>
                {bulkLookup.replyForAll(ids.length)}
              </Button>
            ) : (
              <Button variant="quiet" title={bulkLookup.checkNeeds(requests)} onClick={handlers.onCheck}>
                {bulkLookup.check(requests, ids.length)}
              </Button>
            )}
          </span>
        )}
      </div>
      <ul>
        {ids.map((trackingId) => (
          <SuggestionRow
            key={trackingId}
            trackingId={trackingId}
            description={suggestions.describe(trackingId)}
            watch={watches.get(trackingId)}
            isShown={trackingId === shown}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {toSites('quiet')}
    </section>
  );
}

interface RowProps {
  trackingId: string;
  description: SuggestionDescription;
  /** Absent if the ID is not watched. */
  watch: Watch | undefined;
  isShown: boolean;
  onChoose(trackingId: string): void;
}

function SuggestionRow({ trackingId, description, watch, isShown, onChoose }: RowProps) {
  const { popup, bulkLookup } = usePopupMessages();
  const { rowStatus, days, line, age } = description;
  const isKnown = rowStatus !== 'waiting';
  return (
    <li>
      <button
        type="button"
        class="id-row"
        data-tracking-id={trackingId}
        title={isKnown ? undefined : bulkLookup.clickToLookUp}
        aria-current={isShown || undefined}
        onClick={() => onChoose(trackingId)}
      >
        <span class="id-row-head">
          <bdi class="id-row-id mono">{trackingId}</bdi>
          {watch && !watch.ended && (
            <>
              <Bell class="id-row-bell" size={12} aria-hidden="true" />
              <span class="sr-only">{popup.watched}</span>
            </>
          )}
          {watch?.hasNews && <span class="news-mark">{popup.changed}</span>}
        </span>
        <RowStatusBadge rowStatus={rowStatus} days={days} />
        {isKnown && (
          <span class="id-row-line" dir="auto">
            {[line, age].filter(Boolean).join(' · ')}
          </span>
        )}
      </button>
    </li>
  );
}

interface OfferProps {
  trackingId: string;
  onChoose(trackingId: string): void;
}

/** Offers the ID on the clipboard. Enter in the empty field accepts it, too. */
export function ClipboardOffer({ trackingId, onChoose }: OfferProps) {
  const { popup } = usePopupMessages();
  const [before, after] = popup.offer;
  return (
    <button
      type="button"
      class="clipboard-offer"
      data-tracking-id={trackingId}
      onClick={() => onChoose(trackingId)}
    >
      <Clipboard size={16} aria-hidden="true" />
      <span>
        {before} <bdi class="mono">{trackingId}</bdi> {after}
      </span>
      <KeyCaps keys={['Enter']} />
    </button>
  );
}
