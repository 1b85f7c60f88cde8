import { boxOf, firstElementChildOf, nextElementSiblingOf } from '../../utils/native-dom.ts';
import { hasMoreThan } from './elements.ts';

/** Items within this share of the viewport's height, above and below it, are searched before they come into view. */
export const AHEAD = 0.5;

/** Reaching an item in the middle of a longer list takes too long. */
const MAX_ITEMS = 4_000;

/** Whether a list is so long that reading all its items causes a noticeable delay. */
export const isVast = (list: Element): boolean => hasMoreThan(list, MAX_ITEMS);

/** Index of the first element that ends below a height in the viewport, for elements that run downwards. */
export function firstBelow(elements: ArrayLike<Element>, height: number): number {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // An element without a box has position 0, so the result may be too early, but never too late.
    if (boxOf(elements[middle] as Element).bottom > height) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Number of elements whose positions are compared. A prime number also finds columns of equal length, unless there are as many. */
const SAMPLES = 7;

/** The items of a list that are near the viewport. */
export interface NearbyItems {
  /** Those in view come first. */
  near: Element[];
  /**
   * The items to observe: one of them comes or goes when the list is scrolled or its items change. With the position at
   * which it was seen, in CSS pixels from the top of the viewport, if that was read.
   */
  sentinels: Map<Element, number | undefined>;
}

/**
 * Finds the items of a list that are near the viewport.
 * @param milestones some of its items, in order
 * @param height of the viewport, in CSS pixels
 * @returns `undefined` if the items do not run downwards, so that it is unknown which are near
 */
export function itemsNear(
  list: Element,
  milestones: readonly Element[],
  height: number,
): NearbyItems | undefined {
  if (!runsDownwards(milestones)) return undefined;
  const margin = AHEAD * height;
  const next = firstBelow(milestones, -margin);
  const near: Element[] = [];
  const inView: [Element, number][] = [];
  let above: [Element, number] | undefined;
  const sentinels = new Map<Element, number | undefined>();
  for (const item of [...outwards(milestones, next - 1, -1), ...outwards(milestones, next, 1)])
    sentinels.set(item, undefined);
  let item = milestones[next - 1] ?? firstElementChildOf(list);
  const stretch: Element[] = [];
  for (let each = item; each && each !== milestones[next]; each = nextElementSiblingOf(each))
    stretch.push(each);
  item = stretch[firstBelow(stretch, -margin) - 1] ?? item;
  for (; item; item = nextElementSiblingOf(item)) {
    const { top, bottom } = boxOf(item);
    const isAbove = bottom <= -margin && bottom !== top;
    if (isAbove) above = [item, top];
    else if (top >= height + margin) {
      sentinels.set(item, top);
      break;
    } else if (bottom > 0 && top < height) inView.push([item, top]);
    else near.push(item);
  }
  for (const edge of [above, inView[inView.length >> 1]]) if (edge) sentinels.set(...edge);
  return { near: [...inView.map(([item]) => item), ...near], sentinels };
}

/** Whether a sample of the elements runs downwards. Chats may run upwards, and columns start at the top again. */
function runsDownwards(elements: ArrayLike<Element>): boolean {
  let last = Number.NEGATIVE_INFINITY;
  const stride = Math.max(1, elements.length / SAMPLES);
  for (let index = 0; index < elements.length; index += stride) {
    const { top, bottom } = boxOf(elements[Math.floor(index)] as Element);
    if (top === 0 && bottom === 0) continue;
    if (top < last) return false;
    last = top;
  }
  return true;
}

/** Items at growing distances: some of them come near, even if those in between are hidden. */
function* outwards(items: readonly Element[], from: number, direction: 1 | -1): Generator<Element> {
  for (let distance = 0; ; distance = distance * 2 + 1) {
    const item = items[from + direction * distance];
    if (!item) return;
    yield item;
  }
}
