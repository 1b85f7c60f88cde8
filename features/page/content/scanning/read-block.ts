import { mayTrack } from '../../../detection/engine/prefilter.ts';
import { isCell, mayHaveLabel } from '../../cell-label.ts';
import type { TextHolder } from '../../occurrences.ts';
import type { Detection } from './detection.ts';

/** Whether a link in an element may lead to an ID. */
export function hasTrackingLink(element: Element): boolean {
  for (const link of Element.prototype.getElementsByTagName.call(element, 'a'))
    if (mayTrack(link.getAttribute('href') ?? '')) return true;
  return false;
}

/** The prefilter for the text of an element. The text of a labelled cell does not need a label word. */
export function mayContainIdIn(element: TextHolder, text: string, detection: Detection): boolean {
  if (detection.mayContainId(text)) return true;
  return isCell(element, text) && detection.mayContainId(text, true) && mayHaveLabel(element);
}
