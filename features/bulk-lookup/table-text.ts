import type { Messages } from '../catalogue.ts';
import { type Answer, standingOf } from './rows.ts';

/** A row as it is copied. */
export interface CopiedRow {
  trackingId: string;
  answer: Answer;
}

/** What spreadsheets take for the beginning of a formula, or of what leads to one (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/** Rows with a heading, cells not yet dressed for a format. Nothing personal is in them: tables travel further than replies. */
function tableOf(rows: readonly CopiedRow[], { many, failures }: Messages): string[][] {
  const cells = rows.map(({ trackingId, answer }) => {
    const lookup = answer.step === 'answered' ? answer.lookup : undefined;
    const failure = answer.step === 'failed' ? answer.failure : undefined;
    const shipment = lookup?.shipment;
    const { deliveryDate, deliveryTime } = shipment?.proofOfDelivery ?? {};
    const byColumn: Record<keyof typeof many.columns, string | undefined> = {
      trackingId,
      standing: many.standing[standingOf(answer)],
      status: shipment?.status,
      statusCode: shipment?.statusCode?.toString(),
      updatedAt: shipment?.updatedAt,
      carrier: shipment?.transferCarrierName,
      carrierId: shipment?.transferCarrierTrackingId,
      deliveredOn: [deliveryDate, deliveryTime].filter(Boolean).join(' '),
      environment: lookup?.environment,
      askedAt: lookup && new Date(lookup.retrievedAt).toISOString(),
      note: failure && [failures[failure.kind](failure).title, failure.detail].filter(Boolean).join(' '),
    };
    return Object.keys(many.columns).map((column) => byColumn[column as keyof typeof byColumn] ?? '');
  });
  return [Object.values(many.columns), ...cells].map((row) => row.map(harmless));
}

/** Keeps a cell from being run as a formula: an apostrophe makes it a text. */
function harmless(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A table for pasting into a spreadsheet: cells between tabs, rows on lines. Neither can stand inside a cell. */
export function tsvOf(rows: readonly CopiedRow[], messages: Messages): string {
  return tableOf(rows, messages)
    .map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** The same as CSV (RFC 4180): lines end with CRLF, quotes stand around cells that need them. */
export function csvOf(rows: readonly CopiedRow[], messages: Messages): string {
  return tableOf(rows, messages)
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
