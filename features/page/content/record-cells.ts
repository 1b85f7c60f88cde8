import { areOfRecord, isTrackingHeader } from '../../detection/engine/headers/cell-headers.ts';
import { RECORD_NUMBER } from '../../detection/engine/label-lines.ts';
import { labelTextOf } from '../elements.ts';

/** A table with more rows has its headers at the top. */
const MAX_ROWS = 30;

/**
 * Whether a number is that of a record beside the tracking number of the same parcel: its header is "Delivery" or "Label ID",
 * and that of another column, or row, is "Tracking number".
 * @param label the headers of the cell, one per line
 */
export function isRecordIn(cell: Element, label: string, id: string): boolean {
  if (!(cell instanceof HTMLTableCellElement) || !RECORD_NUMBER.test(id) || !areOfRecord(label)) return false;
  const table = cell.closest('table');
  const [lead] = cell.closest('tr')?.cells ?? [];
  const heads = Array.from(table?.rows[0]?.cells ?? []);
  const isLed = lead && lead !== cell && areOfRecord(labelTextOf(lead));
  const leads = isLed
    ? Array.from(table?.rows ?? [])
        .slice(0, MAX_ROWS)
        .flatMap(({ cells }) => cells[0] ?? [])
    : [];
  return [...heads, ...leads].some((head) => isTrackingHeader(labelTextOf(head)));
}
