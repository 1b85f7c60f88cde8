import { headOf, type Label } from './labels.ts';

/** A header: what it says of each cell below, and how cells are told apart. */
interface Header {
  /** Kept as a piece of its own when a line is split. */
  readonly separator: RegExp | string;
  readonly kinds: readonly Label['kind'][];
}

const SEPARATORS = [/([\t|])/, /(;)/, /(,)/, /( {2,})/];
/** A line holds no line break: it stays whole. */
const NONE: Header = { separator: '\n', kinds: [] };

/** What a cell that is a label and little else is a label for. */
function kindOf(cell: string): Label['kind'] {
  const head = headOf(cell);
  return head && 2 * (head.end - head.start) >= cell.trim().length ? head.kind : 'stop';
}

/** The header that a line is for the row below it. "Name | value" above "order | 123" is none. */
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

/** Marks at the beginning of each cell in tables of plain text, such as CSV, for what the header says of its column. */
export function labelsFromTableHeaders(text: string): Label[] {
  const labels: Label[] = [];
  let header = NONE;
  let above = '';
  let start = 0;
  for (const line of text.split('\n')) {
    // Lines under a header, as in Markdown, have no words.
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
