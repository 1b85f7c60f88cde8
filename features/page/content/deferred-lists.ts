import {
  boxOf,
  childrenOf,
  isInDocument,
  nextSiblingOf,
  parentNodeOf,
  previousSiblingOf,
} from '../../../utils/native-dom.ts';
import type { Listen } from '../../../utils/window-events.ts';
import { isBlank, isInline } from '../elements.ts';
import { AHEAD, isVast, itemsNear, type NearbyItems } from '../near-viewport.ts';
import type { DeferredLists } from '../page-features.ts';

/** One item in this many is stored, as a starting point to find the items near the viewport. */
const ITEMS_PER_MILESTONE = 32;
const MILESTONES_PER_STEP = 8;
const OWN_TEXT = 'text()[normalize-space()]';

interface DeferredList {
  milestones: Element[];
  /** Number of items passed so far. */
  count: number;
  /** Something was removed from the page since the milestones were last checked. */
  mayHaveLost: boolean;
  sentinels: NearbyItems['sentinels'];
}

/**
 * Defers the items of long lists until they come near the viewport, because reading ten thousand messages causes a
 * noticeable delay. Positions are read only when an observer reports or the page was scrolled far: then it has been laid
 * out.
 * @param onNear called with items that came near and were not searched yet, or with a list whose items do not run
 *   downwards, so that it is unknown which are near; `isNow`: the next frame will show them
 * @param isSearched whether an element was searched already
 */
export function createDeferredLists(
  onNear: (elements: readonly Element[], isNow: boolean) => void,
  isSearched: (element: Element) => boolean,
  listen: Listen,
  signal: AbortSignal,
): DeferredLists {
  const lists = new Map<Element, DeferredList>();
  /** Lists that must be searched completely. */
  const undeferrable = new WeakSet<Element>();

  function forget(list: Element): void {
    observer.unobserve(list);
    observeOnly(lists.get(list), new Map());
    lists.delete(list);
  }

  function observeOnly(list: DeferredList | undefined, items: DeferredList['sentinels']): void {
    if (!list) return;
    for (const item of list.sentinels.keys()) if (!items.has(item)) observer.unobserve(item);
    for (const item of items.keys()) if (!list.sentinels.has(item)) observer.observe(item);
    list.sentinels = items;
  }

  function lookAround([element, list]: [Element, DeferredList]): Element[] {
    if (list.mayHaveLost) list.milestones = list.milestones.filter((item) => parentNodeOf(item) === element);
    list.mayHaveLost = false;
    const found = itemsNear(element, list.milestones, innerHeight);
    if (found) {
      observeOnly(list, found.sentinels);
      return found.near.filter((item) => !isSearched(item));
    }
    forget(element);
    undeferrable.add(element);
    return [element];
  }

  function reportNear(isNow: boolean): void {
    const near = [...lists].filter(([list]) => isInDocument(list)).flatMap(lookAround);
    if (near.length > 0) onNear(near, isNow);
  }

  /** Whether an observed element came near, or is not where it was last seen. */
  function hasMoved({
    target,
    isIntersecting,
    boundingClientRect: { top },
  }: IntersectionObserverEntry): boolean {
    for (const { sentinels } of lists.values()) {
      const last = sentinels.get(target);
      if (last !== undefined) return Math.abs(top - last) > 1;
    }
    return isIntersecting;
  }

  const observer = new IntersectionObserver(
    (entries) => {
      // An observer also reports what is new to it. Any change may mean that another part of the list is near now.
      if (entries.some(hasMoved)) reportNear(false);
    },
    { rootMargin: `${100 * AHEAD}%` },
  );

  /** Whether a list has moved so far since it was searched that items are in view which were not near then. */
  function hasJumped({ sentinels }: DeferredList): boolean {
    for (const [item, last] of sentinels)
      if (last !== undefined) return Math.abs(boxOf(item).top - last) >= AHEAD * innerHeight;
    return false;
  }

  // Observers report a frame later.
  listen('scroll', () => {
    for (const list of lists.values()) if (hasJumped(list)) return reportNear(true);
  });

  signal.addEventListener('abort', () => {
    observer.disconnect();
    lists.clear();
  });

  return {
    defer(list) {
      if (undeferrable.delete(list) || (!isVast(list) && hasOwnText(list))) return false;
      forget(list);
      lists.set(list, { milestones: [], count: 0, mayHaveLost: false, sentinels: new Map() });
      observer.observe(list);
      return true;
    },
    continue(element) {
      const list = lists.get(element);
      if (!list) return 'done';
      for (let step = 0; step < MILESTONES_PER_STEP; step++) {
        const item = childrenOf(element).item(list.count);
        if (!item) return 'done';
        if (isInline(item) || hasTextBeside(item)) {
          forget(element);
          return 'mixed';
        }
        list.milestones.push(item);
        list.count += ITEMS_PER_MILESTONE;
      }
      return 'more';
    },
    isEmpty: () => lists.size === 0,
    forgetRemoved() {
      for (const [element, list] of lists) {
        list.mayHaveLost = true;
        if (!isInDocument(element)) forget(element);
      }
    },
    forgetAll() {
      for (const list of lists.keys()) forget(list);
    },
    takeDeferred() {
      const all = [...lists.keys()];
      for (const list of all) {
        forget(list);
        undeferrable.add(list);
      }
      return all;
    },
  };
}

function hasOwnText(list: Element): boolean {
  return document.evaluate(OWN_TEXT, list, null, XPathResult.BOOLEAN_TYPE).booleanValue;
}

function hasTextBeside(item: Element): boolean {
  return [previousSiblingOf(item), nextSiblingOf(item)].some((node) => node !== null && !isBlank(node));
}
