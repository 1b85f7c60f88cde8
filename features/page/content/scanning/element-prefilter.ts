import {
  firstElementChildOf,
  parentElementOf,
  taggedIn,
  textContentOf,
} from '../../../../utils/native-dom.ts';
import { mayTrack } from '../../../detection/engine/prefilter.ts';
import { isCell, mayHaveLabel } from '../../cell-label.ts';
import type { TextHolder } from '../../occurrences.ts';
import type { Detection } from './detection.ts';
import { isLarge } from './text-blocks.ts';

/** Whether a link in an element may lead to an ID. */
export function hasTrackingLink(element: Element): boolean {
  for (const link of taggedIn(element, 'a')) if (mayTrack(link.getAttribute('href') ?? '')) return true;
  return false;
}

/** The text of the first element in the one around another, which may be a row of headers. */
function textOfFirst(element: TextHolder): string {
  const around = parentElementOf(element);
  const first = around && firstElementChildOf(around);
  return first && !isLarge(first) ? textContentOf(first) : '';
}

/** The prefilter for the text of an element. That of a labelled cell, or of a row below headers, does not need a label word. */
export function mayContainIdIn(element: TextHolder, text: string, detection: Detection): boolean {
  if (detection.mayContainId(text)) return true;
  if (!detection.mayContainId(text, true)) return false;
  if (isCell(element, text) && mayHaveLabel(element)) return true;
  const head = textOfFirst(element);
  return /^\D{9,300}$/.test(head) && detection.mayContainId(head + text);
}
