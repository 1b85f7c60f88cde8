import type { Moment } from '../../../utils/format-time.ts';
import type { RowDescription } from '../rows.ts';
import type { BulkRow } from '../run-state.ts';
import { RowStatusBadge } from './RowStatusBadge.tsx';

interface Props {
  row: BulkRow;
  /** Reads the row's answer, so that a change re-renders only this row. */
  describe(row: BulkRow): RowDescription;
  onOpen(trackingId: string): void;
}

/** One ID of the table. A click anywhere in the row opens its shipment. */
export function TableRow({ row, describe, onOpen }: Props) {
  const { trackingId } = row;
  const { rowStatus, days, isLoading, line, updated } = describe(row);
  return (
    <tr class="bulk-row">
      <th class="bulk-id" scope="row">
        <button
          type="button"
          class="bulk-open mono"
          data-tracking-id={trackingId}
          onClick={() => onOpen(trackingId)}
        >
          <bdi>{trackingId}</bdi>
        </button>
      </th>
      <td class="bulk-status">
        <RowStatusBadge rowStatus={rowStatus} days={days} isLoading={isLoading} />
      </td>
      <td class="bulk-line">
        <span dir="auto" title={line}>
          {line}
        </span>
      </td>
      <td class="bulk-updated">{updated && <AgeText moment={updated} />}</td>
    </tr>
  );
}

/** The age of an update in short form; the exact time on hover and for screen readers. */
function AgeText({ moment: { iso, short, relative, exact } }: { moment: Moment }) {
  return (
    <time dateTime={iso} title={exact}>
      <span aria-hidden="true">{relative ?? short}</span>
      <span class="sr-only">{[exact, relative].filter(Boolean).join(', ')}</span>
    </time>
  );
}
