import { firstBelow, runsDownwards } from './geometry.ts';
import { isBlank, isInline } from './text-run.ts';

/** Longer lists are logs and archives, of which an agent sees a few items at a time. */
const MANY = 200;
/** Every so many items one is kept, to find those near the viewport from. */
const ITEMS_PER_MILESTONE = 32;
const MILESTONES_PER_STEP = 8;
/** The own text of longer lists is looked for beside the milestones only, because the browser takes too long for all of it. */
const MOST_FOR_TEXT = 4_000;
const OWN_TEXT = 'text()[normalize-space()]';

/** More of a list is to be gone through, or all was, or it has text of its own between its items. */
export type Progress = 'more' | 'done' | 'mixed';

export interface LongLists {
  /**
   * Whether the items of a list are left until they come near the viewport. From then on they are watched.
   * @param list an element whose children are searched one by one
   */
  isLeft(list: Element): boolean;
  /** Goes through some more of the items of a list that is left. One with text between its items is forgotten. */
  goOn(list: Element): Progress;
  /** Whether no list has items that were left. */
  isEmpty(): boolean;
  /** To be called with each element that is searched, so that it is not found near the viewport again. */
  noteSearched(element: Element): void;
  /** To be called when something has left the page: forgets the lists that have. */
  forgetRemoved(): void;
  /** Forgets all lists, and what was searched. */
  forgetAll(): void;
  /** The lists with items that were left. They are forgotten, and none is left again when it is searched next. */
  takeAll(): Element[];
}

interface LongList {
  milestones: Element[];
  /** How many items were gone through. */
  count: number;
  /** Something has left the page since the milestones were looked through. */
  mayHaveLost: boolean;
  /** An item in view and some around: one of them comes or goes when the list is scrolled or its items change. */
  sentinels: ReadonlySet<Element>;
}

/** Whether a list is so long that a look at all its items is felt. */
export function isVast({ children }: Element): boolean {
  // Not their number, for which all would be counted.
  return children.item(MOST_FOR_TEXT) !== null;
}

/** Whether so many children come at once that it is asked first which of them matter now. */
export function areMany(count: number): boolean {
  return count > MANY;
}

/**
 * Long lists, of which only what comes near the viewport is searched: nothing else is seen, and a look at ten thousand
 * messages is felt. Places are asked for only in answer to an observer, when the page has been laid out.
 * @param onNear called with items that came near and were not searched yet, or with a list whose items do not run
 *   downwards, so that it is unknown which are near
 */
export function createLongLists(
  onNear: (elements: readonly Element[]) => void,
  signal: AbortSignal,
): LongLists {
  const lists = new Map<Element, LongList>();
  /** Lists of which everything is wanted. */
  const wanted = new WeakSet<Element>();
  let searched = new WeakSet<Element>();

  function forget(list: Element): void {
    observer.unobserve(list);
    watchOnly(lists.get(list), new Set());
    lists.delete(list);
  }

  function watchOnly(list: LongList | undefined, items: ReadonlySet<Element>): void {
    if (!list) return;
    for (const item of list.sentinels) if (!items.has(item)) observer.unobserve(item);
    for (const item of items) if (!list.sentinels.has(item)) observer.observe(item);
    list.sentinels = items;
  }

  function lookAround([element, list]: [Element, LongList]): Element[] {
    if (list.mayHaveLost)
      list.milestones = list.milestones.filter(({ parentNode }) => parentNode === element);
    list.mayHaveLost = false;
    const { milestones } = list;
    if (!runsDownwards(milestones)) {
      forget(element);
      wanted.add(element);
      return [element];
    }
    const next = firstBelow(milestones, -innerHeight);
    const near: Element[] = [];
    const inView: Element[] = [];
    let above: Element | undefined;
    let item: Element | null = milestones[next - 1] ?? element.firstElementChild;
    for (; item; item = item.nextElementSibling) {
      const { top, bottom } = item.getBoundingClientRect();
      if (top >= 2 * innerHeight) break;
      if (bottom <= -innerHeight && bottom !== top) above = item;
      else if (!searched.has(item)) near.push(item);
      if (bottom > 0 && top < innerHeight) inView.push(item);
    }
    const around = [above, inView[inView.length >> 1], item].filter(
      (edge) => edge !== undefined && edge !== null,
    );
    watchOnly(
      list,
      new Set([...around, ...outwards(milestones, next - 1, -1), ...outwards(milestones, next, 1)]),
    );
    return near;
  }

  function lookAroundAll(): void {
    const near = [...lists].filter(([{ isConnected }]) => isConnected).flatMap(lookAround);
    if (near.length > 0) onNear(near);
  }

  const observer = new IntersectionObserver(
    // Whichever came or went: what is near may be another part of the list now.
    lookAroundAll,
    { rootMargin: '100%' },
  );

  signal.addEventListener('abort', () => {
    observer.disconnect();
    lists.clear();
  });

  return {
    isLeft(list) {
      const { children } = list;
      if (children.item(MANY) === null || wanted.delete(list)) return false;
      if (!isVast(list) && hasOwnText(list)) return false;
      forget(list);
      lists.set(list, { milestones: [], count: 0, mayHaveLost: false, sentinels: new Set() });
      observer.observe(list);
      return true;
    },
    goOn(element) {
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
    takeAll() {
      const all = [...lists.keys()];
      for (const list of all) {
        forget(list);
        wanted.add(list);
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
