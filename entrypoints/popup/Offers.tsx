import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useMessages } from '../../features/messages-context.tsx';
import { OfferRow } from './OfferRow.tsx';
import type { OffersState } from './offers-state.ts';

interface Props {
  offers: OffersState;
  onChoose(trackingId: string): void;
  onCheckAll(): void;
}

/** IDs from the clipboard and from the page: a click looks one up, or all of the page's. */
export function Offers({ offers, onChoose, onCheckAll }: Props) {
  const { popup, bulkLookup } = useMessages();
  const fromClipboard = offers.fromClipboard.value;
  const onPage = offers.onPage.value;
  if (onPage.length === 0 && !fromClipboard) {
    return (
      <div class="offers-none">
        <Notice kind="empty" title={popup.nothingHereTitle} advice={popup.nothingHereAdvice} />
      </div>
    );
  }
  const row = (trackingId: string) => (
    <OfferRow
      key={trackingId}
      trackingId={trackingId}
      known={offers.describeKnown(trackingId)}
      onChoose={onChoose}
    />
  );
  return (
    <>
      {fromClipboard && (
        <section class="offers">
          <h2 class="offers-title">{popup.clipboardTitle}</h2>
          <ul>{row(fromClipboard)}</ul>
        </section>
      )}
      {onPage.length > 0 && (
        <section class="offers">
          <div class="offers-head">
            <h2 class="offers-title">{popup.onThisPage(onPage.length)}</h2>
            {onPage.length > 1 && (
              <Button variant="quiet" onClick={onCheckAll}>
                {bulkLookup.checkAll(offers.requests.value)}
              </Button>
            )}
          </div>
          <ul>{onPage.map(row)}</ul>
        </section>
      )}
    </>
  );
}
