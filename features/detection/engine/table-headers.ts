import { headOf, type Label } from './labels.ts';

/** A header line: the kind of each cell below, and the separator of cells. */
interface Header {
  /** Splitting a line at this also returns the separators. */
  readonly separator: RegExp | string;
  readonly kinds: readonly Label['kind'][];
}

const SEPARATORS = [/([\t|])/, /(;)/, /(,)/, /( {2,})/];
/** A line contains no line break, so this separator never splits it. */
const NONE: Header = { separator: '\n', kinds: [] };

/** The kind of a header cell; `stop` unless the cell is mainly a label. */
function kindOf(cell: string): Label['kind'] {
  const head = headOf(cell);
  return head && 2 * (head.end - head.start) >= cell.trim().length ? head.kind : 'stop';
}

/** Reads a line as the header of the row below it. "Name | value" above "order | 123" is not a header. */
function headerOf(line: string, row: string): Header {
  if (/\d{4}/.test(line) || !/\d/.test(row)) return NONE;
  const separator = SEPARATORS.find((each) => {
    const { length } = line.split(each);
    return length > 1 && length === row.split(each).length;
  });
  if (!separator) return NONE;
  const kinds = line.split(separator).map(kindOf);
  const first = row.replace(/^\W+/, '').split(separator, 1).join('');
  return kinds.some((kind) => kind !== 'stop') && kindOf(first) === 'stop' ? { separator, kinds } : NONE;
}

/** Labels from column headers in plain-text tables such as CSV, one at the start of each cell. */
export function labelsFromTableHeaders(text: string): Label[] {
  const labels: Label[] = [];
  let header = NONE;
  let above = '';
  let start = 0;
  for (const line of text.split('\n')) {
    // Separator lines below a header, as in Markdown, contain no words.
    if (/\w/.test(line)) {
      if (line.split(header.separator).length !== header.kinds.length) header = headerOf(above, line);
      let at = start;
      for (const [index, piece] of line.split(header.separator).entries()) {
        const kind = header.kinds[index];
        if (kind) labels.push({ start: at, end: at, kind, full: true, words: '' });
        at += piece.length;
      }
      above = line;
    }
    start += line.length + 1;
  }
  return labels;
}
