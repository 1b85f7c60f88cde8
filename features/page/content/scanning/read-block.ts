import { cellLabel, isCell } from './cell-label.ts';
import type { Detection } from './detection.ts';

/** A cheap first check of an address; `findInLink` decides. */
const TRACKING_ADDRESS = /^https?:.*\d/i;

/** Selector for links that may lead to a tracking page. */
export const LINKS = 'a[href^="http" i]';

/** Whether a link's address may contain an ID. */
export function mayTrack(link: Element): boolean {
  return TRACKING_ADDRESS.test(link.getAttribute('href') ?? '');
}

/** The prefilter for the text of an element. The text of a labelled cell does not need a label word. */
export function mayContainIdIn(element: Element, text: string, detection: Detection): boolean {
  if (detection.mayContainId(text)) return true;
  return isCell(element, text) && detection.mayContainId(text, true) && cellLabel(element) !== undefined;
}
