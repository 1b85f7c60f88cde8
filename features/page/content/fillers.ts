import {
  closestOf,
  parentElementOf,
  previousElementSiblingOf,
  textContentOf,
} from '../../../utils/native-dom.ts';
import { isCarrierName } from '../../detection/engine/detect.ts';
import { headOf } from '../../detection/engine/headers/heads.ts';
import { plainText } from '../../detection/engine/normalise.ts';
import { blockOf, isBlank, isElement } from '../elements.ts';
import type { TextRun } from '../occurrences.ts';

/** More blank lines separate a number from what is above it. */
const MAX_BLANK = 4;
/** A longer text of a button is content, not the name of its action. */
const MAX_BUTTON = 24;

/** Whether a text is only that of a button, such as "Copy", and no label, carrier or number. */
function isOfButton({ data }: Text, button: Element | null): boolean {
  if (!button || data.length > MAX_BUTTON || /\d/.test(textContentOf(button))) return false;
  const name = plainText(data.trim()).text;
  return headOf(name) === undefined && !isCarrierName(name);
}

const buttonAround = (node: Node): Element | null => {
  const parent = parentElementOf(node);
  return parent && closestOf(parent, 'button, [role="button"]');
};

const isBlankLine = (element: Element): boolean =>
  element.localName !== 'hr' && !/\S/.test(textContentOf(element));

/** Whether only blank lines, each an element, are between a text and the block of the one after it. */
function isAfterBlankLines(node: Text, before: Text): boolean {
  const block = blockOf(node);
  let above = block && isElement(block) ? previousElementSiblingOf(block) : null;
  let count = 0;
  for (; above && isBlankLine(above) && count < MAX_BLANK; count++) above = previousElementSiblingOf(above);
  return count > 0 && above !== null && Node.prototype.contains.call(above, before);
}

/** Whether a number is behind a badge: a word in capitals in another element, which would be read as its first letters. */
const isAfterBadge = (node: Text, before: Text): boolean =>
  /^\s*\d{8,}\s*$/.test(node.data) &&
  /^\s*[A-Z]{2,}\s*$/.test(before.data) &&
  parentElementOf(node) !== parentElementOf(before) &&
  !isCarrierName(before.data.trim());

/**
 * The text of a run without what people do not read between a label and its number: blank lines that are elements, which
 * count as several lines, and the words of a button. Invisible characters, which the detector ignores, replace these. So
 * all offsets stay the same.
 */
export function withoutFillers(text: string, { pieces }: TextRun): string {
  let shown = text;
  for (const [index, { node, start }] of pieces.entries()) {
    if (start < 0 || !/\d{4}/.test(node.data)) continue;
    let at = index - 1;
    let hasButton = false;
    for (let piece = pieces[at]; piece; piece = pieces[--at]) {
      const isButton = isOfButton(piece.node, isBlank(piece.node) ? null : buttonAround(piece.node));
      if (!isButton && !isBlank(piece.node)) break;
      hasButton ||= isButton;
    }
    const before = pieces[at];
    const end = before ? before.start + before.node.length : start;
    if (!before || end === start) continue;
    if (!hasButton && !isAfterBadge(node, before.node) && !isAfterBlankLines(node, before.node)) continue;
    const gap = start - end > 1 ? '\n\n' : '\n';
    shown = shown.slice(0, end) + gap.padEnd(start - end, '\u200b') + shown.slice(start);
  }
  return shown;
}
