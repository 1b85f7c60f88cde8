import {
  childrenOf,
  isInDocument,
  nextSiblingOf,
  parentNodeOf,
  previousSiblingOf,
} from '../../../../utils/native-dom.ts';
import { AHEAD, type NearbyItems } from '../../near-viewport.ts';
import type { PageFeatures } from '../../page-features.ts';

import type { Detection } from './detection.ts';
import { isBlank, isInline } from './text-run.ts';

/** Longer lists are logs and archives, of which an agent sees a few items at a time. */
const MAX_SEARCHED_ITEMS = 200;
/** One item in this many is stored, as a starting point to find the items near the viewport. */
const ITEMS_PER_MILESTONE = 32;
const MILESTONES_PER_STEP = 8;
/** In longer lists, only the text beside the milestones is checked: checking all of it takes too long. */
const MAX_ITEMS_WITH_TEXT = 4_000;
const OWN_TEXT = 'text()[normalize-space()]';

/** There are more items, all items are done, or the list has text between its items. */
type Progress = 'more' | 'done' | 'mixed';

export interface DeferredLists {
  /**
   * Defers the items of a list until they come near the viewport, if it is a long one.
   * @param list an element whose children are searched one by one
   * @returns whether it is deferred; its items are observed from then on
   */
  defer(list: Element): boolean;
  /** Goes through some more items of a deferred list. Forgets a list that has text between its items. */
  continue(list: Element): Progress;
  /** Whether no list is deferred. */
  isEmpty(): boolean;
  /** Call this with each searched element, so that it is not reported near the viewport again. */
  noteSearched(element: Element): void;
  /** Forgets lists that have left the page. Call this when something was removed. */
  forgetRemoved(): void;
  /** Forgets all lists, and all searched elements. */
  forgetAll(): void;
  /** Returns the deferred lists and forgets them. The next search does not defer them again. */
  takeDeferred(): Element[];
}

interface DeferredList {
  milestones: Element[];
  /** Number of items passed so far. */
  count: number;
  /** Something was removed from the page since the milestones were last checked. */
  mayHaveLost: boolean;
  sentinels: NearbyItems['sentinels'];
}

/** Whether a list is so long that reading all its items causes a noticeable delay. */
export function isVast(element: Element): boolean {
  // `length` would count all of them.
  return childrenOf(element).item(MAX_ITEMS_WITH_TEXT) !== null;
}

/** Whether so many children are added at once that only those near the viewport are searched. */
export function isMany(count: number): boolean {
  return count > MAX_SEARCHED_ITEMS;
}

/**
 * Defers the items of long lists until they come near the viewport, because reading ten thousand messages causes a
 * noticeable delay. Positions are read only when an observer reports, after the page has been laid out.
 * @param onNear called with items that came near and were not searched yet, or with a list whose items do not run
 *   downwards, so that it is unknown which are near
 */
export function createDeferredLists(
  onNear: (elements: readonly Element[]) => void,
  detection: Pick<Detection, 'features' | 'loadFeatures'>,
  signal: AbortSignal,
): DeferredLists {
  const lists = new Map<Element, DeferredList>();
  /** Lists that must be searched completely. */
  const undeferrable = new WeakSet<Element>();
  let searched = new WeakSet<Element>();

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

  function lookAround(find: PageFeatures['itemsNear'], [element, list]: [Element, DeferredList]): Element[] {
    if (list.mayHaveLost) list.milestones = list.milestones.filter((item) => parentNodeOf(item) === element);
    list.mayHaveLost = false;
    const found = find(element, list.milestones, innerHeight);
    if (found) {
      observeOnly(list, found.sentinels);
      return found.near.filter((item) => !searched.has(item));
    }
    forget(element);
    undeferrable.add(element);
    return [element];
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
      const find = detection.features()?.itemsNear;
      // An observer also reports what is new to it. Any change may mean that another part of the list is near now.
      if (!find || !entries.some(hasMoved)) return;
      const near = [...lists]
        .filter(([list]) => isInDocument(list))
        .flatMap((list) => lookAround(find, list));
      if (near.length > 0) onNear(near);
    },
    { rootMargin: `${100 * AHEAD}%` },
  );

  signal.addEventListener('abort', () => {
    observer.disconnect();
    lists.clear();
  });

  return {
    defer(list) {
      if (childrenOf(list).item(MAX_SEARCHED_ITEMS) === null || undeferrable.delete(list)) return false;
      if (!isVast(list) && hasOwnText(list)) return false;
      forget(list);
      lists.set(list, { milestones: [], count: 0, mayHaveLost: false, sentinels: new Map() });
      if (detection.features()) observer.observe(list);
      else void detection.loadFeatures().then(() => lists.has(list) && observer.observe(list));
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
    noteSearched: (element) => void searched.add(element),
    forgetRemoved() {
      for (const [element, list] of lists) {
        list.mayHaveLost = true;
        if (!isInDocument(element)) forget(element);
      }
    },
    forgetAll() {
      for (const list of lists.keys()) forget(list);
      searched = new WeakSet();
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
