import { parentElementOf, previousElementSiblingOf, textContentOf } from '../../../utils/native-dom.ts';

/** A longer text is neither a label nor a number. */
const MAX_TEXT = 50;
/** A number may be this many elements below its label. */
const MAX_STEPS = 50;

/** The element before another. For the first item of a list or the first cell of a table, the element before that. */
function previousOf(element: Element): Element | null {
  const before = previousElementSiblingOf(element);
  if (before || !/^(?:li|td|tr|tbody|table)$/.test(element.localName)) return before;
  const parent = parentElementOf(element);
  return parent && previousOf(parent);
}

/** The text of an element if it is short, with each digit replaced by 0 and without punctuation at the end. */
function formOf(element: Element): string | undefined {
  const text = textContentOf(element).trim();
  return text.length > MAX_TEXT ? undefined : text.replace(/\d/g, '0').replace(/[\s,;.]+$/, '');
}

/**
 * The label above an element that is only a number, in a mail that is read paragraph by paragraph or a table of one
 * column. Between them may be other numbers of this form, and blank lines.
 */
export function labelAbove(element: Element): string | undefined {
  const form = formOf(element);
  if (!form) return undefined;
  let before = previousOf(element);
  let text = before ? formOf(before) : undefined;
  for (let left = MAX_STEPS; before && left > 0 && (text === '' || text === form); left--) {
    before = previousOf(before);
    text = before ? formOf(before) : undefined;
  }
  return text && /^\D{3,}$/.test(text) ? text : undefined;
}
