import { hasCheckDigit } from '../carriers/carriers.ts';
import { isSure } from '../checked-kind.ts';
import { textBefore, toId } from '../normalise.ts';

/** A line end, perhaps as mail encodes it or with the marks of a quoted mail behind it, between what may be two parts of an ID. */
const BREAK = /=?\n(?<=[A-Z\d][ =]?\n)(?:> ?){0,3}(?=[A-Z\d]{0,24}\d)/g;
/** Forms that say where an ID ends: UPS, USPS, SSCC, postal numbers, UR, and groups of four. */
const WHOLE =
  /(?<!\w)(?:1Z(?:\s?[A-Z\d]){16}|9[1-6](?:\s?\d){20}|00(?:\s?\d){18}|[A-Z]{2}(?:\s?\d){9}\s?[A-Z]{2}|UR(?:\s?\d){17}|\d{4}(?:\s\d{4}){2}(?:(?:\s\d{4}){3})?)(?!\w)/g;
/** An ID is at most this long. */
const FAR = 40;

/** Whether the parts of a whole form are one ID: neither is one by itself, and they are not two numbers of a list. */
function isBroken(first: string, last: string): boolean {
  if (isSure(toId(first)) || (first.length === last.length && /^\d+$/.test(first + last))) return false;
  const id = toId(first + last);
  const isGrouped = first.includes(' ');
  return id.startsWith('UR') || isSure(id) || (isGrouped && hasCheckDigit(id));
}

/**
 * Joins the IDs that a mail program broke at the end of a line. The text stays as long as before: invisible characters
 * replace the break. Only IDs whose form or check digit shows where they end are joined, because a number in the next line
 * is usually another one.
 */
export const withWholeIds = (text: string): string =>
  text.replace(BREAK, (marks, at: number) => {
    const before = textBefore(text, at, FAR).trimEnd();
    const from = at + marks.length;
    for (const { 0: whole, index } of `${before}\n${text.slice(from, from + FAR)}`.matchAll(WHOLE)) {
      const first = before.slice(index);
      const last = whole.slice(first.length + 1);
      if (first && last && isBroken(first, last))
        return (first.includes(' ') ? ' ' : '\u200b').padEnd(marks.length, '\u200b');
    }
    return marks;
  });
