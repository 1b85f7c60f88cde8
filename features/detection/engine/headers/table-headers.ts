import { isTrackingWord, type Label, labelsOf } from '../labels.ts';
import type { Token } from '../tokens.ts';
import { isHeaderOfOther } from '../unknown-labels.ts';
import { kindInOtherScript } from '../vocabulary/other-scripts.ts';
import { headAmong, isMostOf, isOfPart, isOnlyNumber } from './heads.ts';

/** A header line: the kind of each cell below, and the separator of cells. */
interface Header {
  /** Splitting a line at this also returns the separators. */
  readonly separator: RegExp | string;
  readonly kinds: readonly Label['kind'][];
  readonly cells?: readonly string[];
}

/** The words of a header that names a parcel, because some fit only some numbers. */
const wordsOf = ({ kinds, cells = [] }: Header, index: number): string =>
  kinds[index] === 'tracking' ? (cells[index] ?? '').trim().toLowerCase() : '';

const SEPARATORS: readonly { between: RegExp | string; separator: RegExp }[] = [
  { between: /[\t|]/, separator: /([\t|])/ },
  { between: ';', separator: /(;)/ },
  { between: ',', separator: /(,)/ },
  { between: / {2,}(?=\S)/, separator: /( {2,}(?=\S))/ },
];

/** The first separator that two lines have equally often, if the first line has one. */
const commonSeparator = (line: string, other: string): RegExp | undefined =>
  SEPARATORS.find(({ between }) => {
    const { length } = line.split(between);
    return length > 1 && length === other.split(between).length;
  })?.separator;

/** For lines that are in no table. */
const NONE: Header = { separator: '', kinds: [] };

/** Columns of texts, in which IDs may be, and of other numbers of the same shipment. */
const TEXTS =
  /note|comment|remark|messag|detail|descr|text|reason|subject|event|info|bemerk|grund|betreff|motif|objet|observ|motivo|asunto|opmerk|reden|uwag|opis|new|old|orig|repl|neu|alt|nouv|anci|nuev|ant/i;

/** A sample of the numbers below a header: in other scripts, labels depend on their length. */
const LONG_ID = '100000000000';

/** The kind of a header cell; `stop` unless the cell is mainly a label. */
export function kindOfHeader(cell: string): Label['kind'] {
  const name = cell.trim();
  // Half of them are separators.
  if (!/[a-z]/i.test(name)) return kindInOtherScript(name.slice(-40), LONG_ID) ?? 'stop';
  const labels = labelsOf(name);
  const head = headAmong(labels);
  if (head?.kind === 'tracking' && isOfPart(name, head)) return 'stop';
  const isMostly =
    head && (isMostOf(name, head, labels) || isOnlyNumber(name.slice(0, head.start) + name.slice(head.end)));
  if (isMostly && head.kind !== 'stop') return head.kind;
  return head?.kind !== 'tracking' && isHeaderOfOther(name) ? 'other' : 'stop';
}

/** Beside a column of tracking numbers, a column without a known label has other numbers. */
function withoutUnknown(cells: readonly string[], kinds: readonly Label['kind'][]): readonly Label['kind'][] {
  if (!kinds.includes('tracking')) return kinds;
  return kinds.map((kind, index) => {
    const words = cells[index]?.match(/[a-z\d\u0370-\u06ff\u3041-\ud7a3]+/gi) ?? [];
    const isUnknown = kind === 'stop' && words.length > 0 && !words.some(isTrackingWord);
    return isUnknown && !TEXTS.test(words.join(' ')) ? 'other' : kind;
  });
}

/** A line of headers, in which those that only mean "number" have the header of their group, in the line above, before them. */
function underGroups(line: string, lineAbove: () => string): string {
  if (!line.split(/[\t|;,]| {2}/).some(isOnlyNumber)) return line;
  const groups = lineAbove();
  const separator = commonSeparator(line, groups);
  if (!separator) return line;
  const over = groups.split(separator);
  let group = '';
  return line
    .split(separator)
    .map((cell, index) => {
      if (index % 2 > 0) return cell;
      group = over[index]?.trim() || group;
      return isOnlyNumber(cell) ? `${group} ${cell}` : cell;
    })
    .join('');
}

const SPACES = /( +)/;
/** Some words, and no sentence. */
const WORDS_ONLY = /^[a-z#./\xb0]+(?: +[a-z#./\xb0]+){1,9} *$/i;

/** A header whose columns have only spaces between them: "Order Tracking no. Status". It names a parcel's number and another. */
function spacedHeader(line: string, row: string): Header {
  if (!WORDS_ONLY.test(line)) return NONE;
  const cells: string[] = [];
  for (const word of line.trimEnd().split(/ +/))
    if (isOnlyNumber(word)) cells.push(`${cells.pop() ?? ''} ${word}`);
    else cells.push(word);
  const kinds = cells.map(kindOfHeader);
  const values = row.split(/ +/);
  const isTable =
    kinds.includes('other') &&
    values.length >= cells.length &&
    /\d{6}/.test(values[kinds.indexOf('tracking')] ?? '') &&
    values.every((value) => kindOfHeader(value) === 'stop');
  return isTable
    ? { separator: SPACES, kinds: kinds.flatMap<Label['kind']>((kind) => ['stop', kind]).slice(1) }
    : NONE;
}

/**
 * Reads a line as the header of the row below it, and the line above it as the headers of groups of columns.
 * "Name | value" above "order | 123" is not a header.
 */
function headerOf(lowest: string, row: string, lineAbove: () => string): Header {
  if (/\d{4}/.test(lowest) || !/\d/.test(row)) return NONE;
  if (!commonSeparator(lowest, row)) return spacedHeader(lowest, row);
  const line = underGroups(lowest, lineAbove);
  const separator = commonSeparator(line, row);
  if (!separator) return NONE;
  const cells = line.split(separator);
  // Two indented lines, as in JSON.
  if (cells.length < 4 && !cells[0] && row.startsWith(' ')) return NONE;
  const kinds = withoutUnknown(cells, cells.map(kindOfHeader));
  const first = row.replace(/^\W+/, '').split(separator, 1).join('');
  return kinds.some((kind) => kind !== 'stop') && kindOfHeader(first) === 'stop'
    ? { separator, kinds, cells }
    : NONE;
}

/** A line of a text, and where it starts. */
interface Line {
  readonly start: number;
  readonly line: string;
}

/** The nearest line with a word before the line that starts at an offset. Others, as in Markdown, separate a header. */
function lineBefore(text: string, start: number): Line {
  let end = start - 1;
  while (end > 0) {
    const before = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(before, end);
    if (/[\w\u0370-\ud7ff]/.test(line)) return { start: before, line };
    end = before - 1;
  }
  return { start: 0, line: '' };
}

const DIGIT = /\d/g;

/** The start of the next line with a digit, which all rows below a header have, from an offset on; or -1. */
function nextRow(text: string, at: number): number {
  DIGIT.lastIndex = at;
  return DIGIT.test(text) ? text.lastIndexOf('\n', DIGIT.lastIndex - 1) + 1 : -1;
}

/** Whether a line has the cells of a header. The last column may have several words. */
function isRowOf({ separator, kinds }: Header, line: string): boolean {
  const { length } = line.split(separator);
  return length === kinds.length || (separator === SPACES && length > kinds.length);
}

/** Labels from column headers in plain-text tables such as CSV, one at the start of each cell of a row that has a token. */
export function labelsFromTableHeaders(text: string, tokens: readonly Token[]): Label[] {
  const labels: Label[] = [];
  let next = 0;
  let header = NONE;
  // The first line has no header.
  const second = text.indexOf('\n') + 1;
  let start = second > 0 ? nextRow(text, second) : -1;
  const last = tokens.at(-1)?.end ?? 0;
  while (start >= 0 && start < last) {
    const behind = text.indexOf('\n', start);
    const end = behind < 0 ? text.length : behind;
    const line = text.slice(start, end);
    if (/\w/.test(line)) {
      if (header === NONE || !isRowOf(header, line)) {
        const above = lineBefore(text, start);
        header = headerOf(above.line, line, () => lineBefore(text, above.start).line);
      }
      while ((tokens[next]?.end ?? end) <= start) next++;
      const hasToken = (tokens[next]?.start ?? end) < end;
      let at = start;
      // Few lines are in tables.
      const pieces = header === NONE || !hasToken ? [] : line.split(header.separator);
      for (const [index, piece] of pieces.entries()) {
        const kind = header.kinds[index];
        if (kind) labels.push({ start: at, end: at, kind, full: true, words: wordsOf(header, index) });
        at += piece.length;
      }
    }
    start = header === NONE ? nextRow(text, end) : end + 1;
  }
  return labels;
}
