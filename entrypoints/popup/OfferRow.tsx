import { ChevronRight } from 'lucide-preact';
import type { RowDescription } from '../../features/bulk-lookup/rows.ts';
import { RowStatusBadge } from '../../features/bulk-lookup/ui/RowStatusBadge.tsx';
import { useMessages } from '../../features/messages-context.tsx';

interface Props {
  trackingId: string;
  /** What is known of it already, if anything. */
  known: RowDescription | undefined;
  onChoose(trackingId: string): void;
}

/** An ID that the agent may mean, with its state where it was asked for before. */
export function OfferRow({ trackingId, known, onChoose }: Props) {
  const { popup } = useMessages();
  return (
    <li>
      <button
        type="button"
        class="offer"
        title={popup.lookUpNamed(trackingId)}
        onClick={() => onChoose(trackingId)}
      >
        <bdi class="offer-id mono">{trackingId}</bdi>
        {known ? (
          <>
            <RowStatusBadge rowStatus={known.rowStatus} />
            <span class="offer-line" dir="auto">
              {[known.line, known.updated?.relative].filter(Boolean).join(' · ')}
            </span>
          </>
        ) : (
          <ChevronRight size={15} aria-hidden="true" />
        )}
      </button>
    </li>
  );
}
