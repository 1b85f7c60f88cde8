import { firstBelow, runsDownwards } from './geometry.ts';
import { isBlank, isInline } from './text-run.ts';

/** Longer lists are logs and archives, of which an agent sees a few items at a time. */
const MAX_SEARCHED_ITEMS = 200;
/** One item in so many is kept, to find those near the viewport from. */
const ITEMS_PER_MILESTONE = 32;
const MILESTONES_PER_STEP = 8;
/** In longer lists, own text is looked for beside the milestones only: the browser takes too long for all of it. */
const MAX_ITEMS_WITH_TEXT = 4_000;
const OWN_TEXT = 'text()[normalize-space()]';

/** Some items are left, or none, or the list has text of its own between its items. */
type Progress = 'more' | 'done' | 'mixed';

export interface DeferredLists {
  /**
   * Defers the items of a list until they come near the viewport, if it is a long one.
   * @param list an element whose children are searched one by one
   * @returns whether it is deferred; its items are observed from then on
   */
  defer(list: Element): boolean;
  /** Goes through some more of the items of a deferred list. One with text between its items is forgotten. */
  continue(list: Element): Progress;
  /** Whether no list is deferred. */
  isEmpty(): boolean;
  /** To be called with each element that is searched, so that it is not found near the viewport again. */
  noteSearched(element: Element): void;
  /** To be called when something was removed from the page: forgets the lists that were. */
  forgetRemoved(): void;
  /** Forgets all lists, and what was searched. */
  forgetAll(): void;
  /** Returns the deferred lists and forgets them. None of them is deferred again when it is searched next. */
  takeDeferred(): Element[];
}

interface DeferredList {
  milestones: Element[];
  /** How many items were gone through. */
  count: number;
  /** Something was removed from the page since the milestones were looked through. */
  mayHaveLost: boolean;
  /** Items that are observed: one of them comes or goes when the list is scrolled or its items change. */
  sentinels: ReadonlySet<Element>;
}

/** Whether a list is so long that a look at all its items is felt. */
export function isVast({ children }: Element): boolean {
  // Not their number, for which all would be counted.
  return children.item(MAX_ITEMS_WITH_TEXT) !== null;
}

/** Whether so many children come at once that only those near the viewport are searched. */
export function isMany(count: number): boolean {
  return count > MAX_SEARCHED_ITEMS;
}

/**
 * Finds the items of a list that are near the viewport.
 * @param milestones some of its items, in order; they run downwards
 * @param height of the viewport, in CSS pixels. What is one such height above or below it is near
 * @returns the items near the viewport, and those to observe because they come or go when other items come near
 */
export function itemsNear(
  list: Element,
  milestones: readonly Element[],
  height: number,
): { near: Element[]; sentinels: Set<Element> } {
  const next = firstBelow(milestones, -height);
  const near: Element[] = [];
  const inView: Element[] = [];
  let above: Element | undefined;
  let item: Element | null = milestones[next - 1] ?? list.firstElementChild;
  for (; item; item = item.nextElementSibling) {
    const { top, bottom } = item.getBoundingClientRect();
    if (top >= 2 * height) break;
    if (bottom <= -height && bottom !== top) above = item;
    else near.push(item);
    if (bottom > 0 && top < height) inView.push(item);
  }
  const around = [above, inView[inView.length >> 1], item].filter(
    (edge) => edge !== undefined && edge !== null,
  );
  const farther = [...outwards(milestones, next - 1, -1), ...outwards(milestones, next, 1)];
  return { near, sentinels: new Set([...around, ...farther]) };
}

/**
 * Long lists, of which only what comes near the viewport is searched: nothing else is seen, and a look at ten thousand
 * messages is felt. Positions are read only in answer to an observer, when the page has been laid out.
 * @param onNear called with items that came near and were not searched yet, or with a list whose items do not run
 *   downwards, so that it is unknown which are near
 */
export function createDeferredLists(
  onNear: (elements: readonly Element[]) => void,
  signal: AbortSignal,
): DeferredLists {
  const lists = new Map<Element, DeferredList>();
  /** Lists of which everything is to be searched. */
  const undeferrable = new WeakSet<Element>();
  let searched = new WeakSet<Element>();

  function forget(list: Element): void {
    observer.unobserve(list);
    observeOnly(lists.get(list), new Set());
    lists.delete(list);
  }

  function observeOnly(list: DeferredList | undefined, items: ReadonlySet<Element>): void {
    if (!list) return;
    for (const item of list.sentinels) if (!items.has(item)) observer.unobserve(item);
    for (const item of items) if (!list.sentinels.has(item)) observer.observe(item);
    list.sentinels = items;
  }

  function lookAround([element, list]: [Element, DeferredList]): Element[] {
    if (list.mayHaveLost)
      list.milestones = list.milestones.filter(({ parentNode }) => parentNode === element);
    list.mayHaveLost = false;
    if (!runsDownwards(list.milestones)) {
      forget(element);
      undeferrable.add(element);
      return [element];
    }
    const { near, sentinels } = itemsNear(element, list.milestones, innerHeight);
    observeOnly(list, sentinels);
    return near.filter((item) => !searched.has(item));
  }

  const observer = new IntersectionObserver(
    // Whichever came or went: what is near may be another part of the list now.
    () => {
      const near = [...lists].filter(([{ isConnected }]) => isConnected).flatMap(lookAround);
      if (near.length > 0) onNear(near);
    },
    { rootMargin: '100%' },
  );

  signal.addEventListener('abort', () => {
    observer.disconnect();
    lists.clear();
  });

  return {
    defer(list) {
      if (list.children.item(MAX_SEARCHED_ITEMS) === null || undeferrable.delete(list)) return false;
      if (!isVast(list) && hasOwnText(list)) return false;
      forget(list);
      lists.set(list, { milestones: [], count: 0, mayHaveLost: false, sentinels: new Set() });
      observer.observe(list);
      return true;
    },
    continue(element) {
      const list = lists.get(element);
      if (!list) return 'done';
      for (let step = 0; step < MILESTONES_PER_STEP; step++) {
        const item = element.children.item(list.count);
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
        if (!element.isConnected) forget(element);
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

function hasTextBeside({ previousSibling, nextSibling }: Element): boolean {
  return [previousSibling, nextSibling].some((node) => node !== null && !isBlank(node));
}

/** Items ever farther away: whatever is hidden between, some of them come near. */
function* outwards(items: readonly Element[], from: number, direction: 1 | -1): Generator<Element> {
  for (let distance = 0; ; distance = distance * 2 + 1) {
    const item = items[from + direction * distance];
    if (!item) return;
    yield item;
  }
}
