import type { RowDescription } from '../rows.ts';
import type { ManyRow } from '../run-state.ts';
import { AgeText } from './AgeText.tsx';
import { StandingBadge } from './StandingBadge.tsx';

interface Props {
  row: ManyRow;
  /** Reads the row's answer, so that only this row is drawn again when it changes. */
  describe(row: ManyRow): RowDescription;
  onOpen(trackingId: string): void;
}

/** One ID of many. A click anywhere in the row opens its shipment. */
export function TableRow({ row, describe, onOpen }: Props) {
  const { trackingId } = row;
  const { standing, isAsking, line, updated } = describe(row);
  return (
    <tr class="many-row">
      <th class="many-id" scope="row">
        <button
          type="button"
          class="many-open mono"
          data-tracking-id={trackingId}
          onClick={() => onOpen(trackingId)}
        >
          <bdi>{trackingId}</bdi>
        </button>
      </th>
      <td class="many-standing">
        <StandingBadge standing={standing} isAsking={isAsking} />
      </td>
      <td class="many-line">
        <span dir="auto">{line}</span>
      </td>
      <td class="many-updated">{updated && <AgeText moment={updated} />}</td>
    </tr>
  );
}
