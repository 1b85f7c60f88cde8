import { firstBelow } from './geometry.ts';
import { isVast } from './long-lists.ts';
import { isContainer, isLarge, isList } from './units.ts';

/** More are not in view at once. */
const MOST_UNITS = 60;

/** Acts once, as soon as the page has been laid out: asking for places earlier would force a layout. */
export function whenLaidOut(element: Element, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    if (!signal.aborted) act();
  });
  observer.observe(element);
}

/**
 * The units in view, from top to bottom, but those in vast lists. Lists are taken to run downwards, so that few of their
 * children are asked for their place; where one does not, its units are only searched later.
 */
export function visibleUnits(root: Element): Element[] {
  const units: Element[] = [];
  collect(root, units);
  return units;
}

function collect(element: Element, units: Element[]): void {
  if (units.length >= MOST_UNITS) return;
  // Goes through them in steps itself: an item in the middle of ten thousand is far to go.
  if (isVast(element)) return;
  const isLong = isList(element);
  if (!isContainer(element) && !isLarge(element)) {
    units.push(element);
    return;
  }
  const { children } = element;
  for (let index = isLong ? firstBelow(children, 0) : 0; index < children.length; index++) {
    const child = children[index] as Element;
    const { top, bottom } = child.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && bottom > top) collect(child, units);
    else if (isLong && top >= innerHeight) return;
  }
}
