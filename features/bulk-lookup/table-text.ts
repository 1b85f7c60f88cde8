import type { RichText } from '../../components/use-copy.ts';
import { escapeMarkup } from '../../utils/html.ts';
import type { PopupMessages } from '../popup-catalogue.ts';
import { otherIdOf } from '../shipment/description.ts';
import { statusName } from '../shipment/impersonal-status.ts';
import type { RowAnswer } from './model.ts';
import { rowStatusOf } from './rows.ts';
import { bulkViewText } from './view-text.en.ts';

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

/** What spreadsheets may read as a number or a date without a loss. All other cells are text. */
const CALCULABLE: ReadonlySet<string> = new Set(['statusCode', 'deliveredOn'] satisfies Column[]);

type Column = keyof typeof bulkViewText.columns;

/** The heading and the cells, not yet escaped. They contain no personal data, because tables are often shared. */
function tableOf(
  rows: readonly CopiedRow[],
  { bulkLookup, bulkView: { columns } = bulkViewText, failures, shipment: words }: PopupMessages,
): string[][] {
  const cells = rows.map(({ trackingId, answer }) => {
    const lookup = answer.step === 'answered' ? answer.lookup : undefined;
    const failure = answer.step === 'failed' ? answer.failure : undefined;
    const checkedAt = lookup?.retrievedAt ?? failure?.at;
    const shipment = lookup?.shipment;
    const otherId = lookup && otherIdOf(lookup);
    const { deliveryDate, deliveryTime } = shipment?.proofOfDelivery ?? {};
    const byColumn: Record<Column, string | undefined> = {
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
    return Object.keys(columns).map((column) => byColumn[column as Column] ?? '');
  });
  return [Object.values(columns), ...cells].map((row) => row.map(withoutFormula));
}

/** Adds an apostrophe before each place at which spreadsheets would begin a formula. */
const withoutFormula = (cell: string): string => cell.replace(BEFORE_FORMULA, "$1'");

/**
 * A table for pasting, its IDs unchanged: as HTML for spreadsheets, e-mails and tickets, and as text with tabs for all others.
 * Tabs and line breaks in cells become spaces.
 */
export function richTableOf(rows: readonly CopiedRow[], messages: PopupMessages): RichText {
  const columns = Object.keys(bulkViewText.columns);
  const lines = tableOf(rows, messages).map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')));
  const [heading = [], ...others] = lines;
  const markup = [
    heading.map((cell) => `<th>${escapeMarkup(cell)}</th>`),
    ...others.map((row) => row.map((cell, at) => cellMarkup(cell, columns[at]))),
  ];
  return {
    // A cell is quoted only if it begins with a quotation mark: spreadsheets would read it up to the next one, across
    // cells and lines.
    plain: lines.map((row) => row.map((cell) => quoted(cell, /^"/)).join('\t')).join('\n'),
    html: `<table>${markup.map((row) => `<tr>${row.join('')}</tr>`).join('')}</table>`,
  };
}

/**
 * A cell of an HTML table below its heading. Spreadsheets round numbers after 15 digits, drop zeros before them and evaluate `E`, and make
 * dates of some texts. Each has its own way to mark a cell as text: Excel, LibreOffice, and Google Sheets, which newer
 * releases of LibreOffice also read.
 */
function cellMarkup(cell: string, column = ''): string {
  const text = escapeMarkup(cell);
  if (cell === '' || CALCULABLE.has(column)) return `<td>${text}</td>`;
  const value = escapeMarkup(JSON.stringify({ 1: 2, 2: cell }));
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@" data-sheets-value="${value}">${text}</td>`;
}

/** The table as CSV (RFC 4180), its IDs unchanged: a program that reads it would take any mark for a part of them. */
export function csvOf(rows: readonly CopiedRow[], messages: PopupMessages): string {
  return tableOf(rows, messages)
    .map((row) => `${row.map((cell) => quoted(cell, /[",\r\n]/)).join(',')}\r\n`)
    .join('');
}

function quoted(cell: string, needsQuotes: RegExp): string {
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
