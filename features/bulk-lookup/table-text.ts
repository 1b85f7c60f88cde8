import type { PopupMessages } from '../popup-catalogue.ts';
import { otherIdOf } from '../shipment/description.ts';
import { statusName } from '../shipment/impersonal-status.ts';
import type { RowAnswer } from './model.ts';
import { rowStatusOf } from './rows.ts';

/** A row to copy. */
export interface CopiedRow {
  trackingId: string;
  answer: RowAnswer;
}

/**
 * The places before a text that spreadsheets would interpret as a formula (OWASP, "CSV Injection"): at the start, also if
 * a quotation mark follows, which is removed from a cell that is pasted; and after a semicolon, at which lines of a CSV
 * file are also split where the decimal sign is a comma.
 */
const BEFORE_FORMULA = /(^|;)(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r])/g;

/** What spreadsheets read as a number and change: they round it after 15 digits, drop zeros before it, and evaluate `E`. */
const CHANGED_NUMBER = /^(?:0\d+|\d{16,}|\d+E\d+)$/i;

/** The heading and the cells, not yet escaped. They contain no personal data, because tables are often shared. */
function tableOf(
  rows: readonly CopiedRow[],
  { bulkLookup, failures, shipment: words }: PopupMessages,
): string[][] {
  const cells = rows.map(({ trackingId, answer }) => {
    const lookup = answer.step === 'answered' ? answer.lookup : undefined;
    const failure = answer.step === 'failed' ? answer.failure : undefined;
    const checkedAt = lookup?.retrievedAt ?? failure?.at;
    const shipment = lookup?.shipment;
    const otherId = lookup && otherIdOf(lookup);
    const { deliveryDate, deliveryTime } = shipment?.proofOfDelivery ?? {};
    const byColumn: Record<keyof typeof bulkLookup.columns, string | undefined> = {
      trackingId,
      rowStatus: bulkLookup.rowStatus[rowStatusOf(answer)],
      // A status that reads like a sentence, and the platform's own message, may name a person.
      status: statusName(shipment?.status),
      statusCode: shipment?.statusCode?.toString(),
      updatedAt: shipment?.updatedAt,
      carrier: shipment?.transferCarrierName,
      carrierId: shipment?.transferCarrierTrackingId,
      deliveredOn: [deliveryDate, deliveryTime].filter(Boolean).join(' '),
      environment: lookup?.environment,
      checkedAt: checkedAt === undefined ? undefined : new Date(checkedAt).toISOString(),
      note: failure ? failures[failure.kind](failure).title : otherId && words.otherId(otherId),
    };
    return Object.keys(bulkLookup.columns).map((column) => byColumn[column as keyof typeof byColumn] ?? '');
  });
  return [Object.values(bulkLookup.columns), ...cells].map((row) => row.map(asText));
}

/** Adds an apostrophe, which makes spreadsheets treat a formula, or a number that they would change, as text. */
function asText(cell: string): string {
  return CHANGED_NUMBER.test(cell) ? `'${cell}` : cell.replace(BEFORE_FORMULA, "$1'");
}

/**
 * A table for pasting into a spreadsheet. Tabs and line breaks in cells become spaces. A cell is quoted only if it begins
 * with a quotation mark: spreadsheets would read it up to the next one, across cells and lines.
 */
export function tsvOf(rows: readonly CopiedRow[], messages: PopupMessages): string {
  return tableOf(rows, messages)
    .map((row) => row.map((cell) => quoted(cell.replace(/[\t\r\n]+/g, ' '), /^"/)).join('\t'))
    .join('\n');
}

/** The table as CSV (RFC 4180). */
export function csvOf(rows: readonly CopiedRow[], messages: PopupMessages): string {
  return tableOf(rows, messages)
    .map((row) => `${row.map((cell) => quoted(cell, /[",\r\n]/)).join(',')}\r\n`)
    .join('');
}

function quoted(cell: string, needsQuotes: RegExp): string {
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
