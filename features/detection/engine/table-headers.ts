import { headOf, type Label } from './labels.ts';

/** A header line: what it says of each cell below, and how cells are separated. */
interface Header {
  /** Splitting a line by it returns the separators too. */
  readonly separator: RegExp | string;
  readonly kinds: readonly Label['kind'][];
}

const SEPARATORS = [/([\t|])/, /(;)/, /(,)/, /( {2,})/];
/** A line contains no line break, so this separator never splits it. */
const NONE: Header = { separator: '\n', kinds: [] };

/** The kind of a header cell that is mainly a label. */
function kindOf(cell: string): Label['kind'] {
  const head = headOf(cell);
  return head && 2 * (head.end - head.start) >= cell.trim().length ? head.kind : 'stop';
}

/** The header that a line is for the row below it. "Name | value" above "order | 123" is not a header. */
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

/** A label at the beginning of each cell in tables of plain text, such as CSV, from the header of its column. */
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
