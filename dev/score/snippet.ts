import { escapePattern } from '../escape-pattern.ts';

const AROUND = 36;
/** Characters allowed between two characters of an ID: tags, references, spaces, dots, dashes, invisible characters. */
const BETWEEN = '(?:<[^<>]{0,200}>|&[#\\w]{1,9};|[\\s.\\u00ad\\u200b-\\u200d\\u2060\\ufeff-])*';

/** An ID in a ticket with some surrounding text, on one line. */
export function snippetOf(source: string, id: string): string {
  const place = new RegExp(Array.from(id, escapePattern).join(BETWEEN), 'i').exec(source);
  if (!place) return '(not there as one piece)';
  const start = Math.max(0, place.index - AROUND);
  const end = Math.min(source.length, place.index + place[0].length + AROUND);
  const part = source.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${part}${end < source.length ? '…' : ''}`;
}
