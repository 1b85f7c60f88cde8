import type { HitIndex } from '../../utils/hits.ts';
import { cellLabel, isCell } from './cell-label.ts';
import type { Detection } from './detection.ts';
import { watchChanges } from './page-changes.ts';
import { SHADOW_HOSTS } from './shadow-roots.ts';
import { createShadowTrees } from './shadow-trees.ts';
import { inSlices } from './slices.ts';
import {
  appendChild,
  emptyRun,
  isInlineThroughout,
  isSkipped,
  isSkippedElement,
  readTextRun,
} from './text-run.ts';
import { hitsIn, LINKS, mayTrack } from './unit-reader.ts';
import { isContainer, isLarge, isList, isReadWith, type Opening } from './units.ts';
import { createUnreadUnits } from './unread-units.ts';
import { visibleUnits, whenLaidOut } from './visible-units.ts';

/** A longer text is searched child by child. */
const MAX_UNIT_TEXT = 4_000;

/** What is looked for inside a unit besides its text. */
const NOTABLE = `${LINKS}, ${SHADOW_HOSTS}`;

export interface Scanner {
  /** Whether there are messages that may hold an ID but were not near the viewport so far. */
  hasUnread(): boolean;
  /** Reads these as well. Resolves when all IDs of the document are known. */
  readAll(): Promise<void>;
}

/**
 * Finds the IDs of a document and keeps finding them while it changes: every element is looked at once, what can be seen
 * first, then only what was added or changed; what is far from the viewport is read when it comes near. Reads the page,
 * never writes to it.
 * @param shadowRoots the roots that were entered are added to it
 */
export function startScanner(
  document: Document,
  shadowRoots: Set<ShadowRoot>,
  detection: Detection,
  signal: AbortSignal,
): Scanner {
  /** Elements in view, to be searched before the others. */
  let visible: Element[] = [];
  /** Openings under way, the innermost last. */
  const openings: Opening[] = [];
  /** Elements still to be searched; a set, so that a busy element is searched once however often it changed. */
  const pending = new Set<Element>();
  /** Texts that passed the first look, until the detector is there. */
  const promising = new Set<(index: HitIndex) => void>();
  /** Nothing was found before there is an index. */
  const index = (): HitIndex | undefined => detection.ids()?.index;

  function step(): boolean {
    const next = visible.pop();
    if (next) return trySearch(next);
    for (const read of promising) {
      const ready = index();
      // The rest waits, because slices would keep the browser from loading what is needed.
      if (!ready) return false;
      promising.delete(read);
      read(ready);
      return true;
    }
    const opening = openings.at(-1);
    if (opening) {
      if (!advance(opening)) openings.pop();
      return true;
    }
    for (const element of pending) {
      pending.delete(element);
      return trySearch(element);
    }
    return false;
  }
  const work = inSlices(step, signal);

  function trySearch(element: Element): true {
    if (element.isConnected && !isSkipped(element)) search(element, false);
    return true;
  }

  function search(element: Element, isListItem: boolean): void {
    if (isContainer(element) || (!isListItem && isLarge(element))) {
      open(element);
      return;
    }
    const text = element.textContent;
    let mayHold = looksPromising(element, text);
    if (element.firstElementChild) {
      for (const notable of element.querySelectorAll(NOTABLE)) {
        if (notable.tagName === 'A') mayHold ||= mayTrack(notable);
        else trees.enter(notable);
      }
    }
    trees.enter(element);
    if (!mayHold) index()?.drop(element);
    else if (text.length > MAX_UNIT_TEXT && element.firstElementChild) open(element);
    else if (isListItem && !isKnown(element)) readWhenNear(element);
    else whenReady((ready) => readWhole(element, ready));
  }

  const isKnown = (element: Element): boolean => (index()?.hitsOf(element).length ?? 0) > 0;

  function readWhenNear(element: Element): void {
    // So that the frame can answer when it is asked for its IDs.
    if (unread.isEmpty() && !index()) void getReady();
    unread.add(element);
  }

  /** Reads units in slices, as many as they are. */
  function readAll(elements: readonly Element[]): Promise<void> {
    for (const element of elements) promising.add((ready) => readWhole(element, ready));
    return promising.size > 0 && !index() ? getReady() : work();
  }

  const unread = createUnreadUnits((elements) => void readAll(elements), signal);

  function looksPromising(element: Element, text: string): boolean {
    if (detection.mayHold(text)) return true;
    return isCell(element) && detection.mayHold(text, true) && cellLabel(element) !== undefined;
  }

  function whenReady(read: (index: HitIndex) => void): void {
    const ready = index();
    if (ready) read(ready);
    else {
      promising.add(read);
      if (promising.size === 1) void getReady();
    }
  }

  async function getReady(): Promise<void> {
    if (await detection.getReady()) return work();
    // Waybill was updated or removed; should a later text come through after all, it is asked for again.
    promising.clear();
  }

  function readWhole(element: Element, index: HitIndex): void {
    if (!element.isConnected || isReadWith(element, index.wholeUnitAround(element))) return;
    const run = readTextRun(element);
    for (const table of run.tables) pending.add(table);
    // A block that was a unit of its own before the text around it changed is a part of this one now.
    for (const block of run.blocks) index.drop(block);
    index.set(element, { hits: hitsIn(run, element, detection), isWhole: true });
  }

  function open(element: Element): void {
    trees.enter(element);
    openings.push({ element, next: element.firstChild, run: emptyRun(), hits: [], isList: isList(element) });
  }

  /** Goes on with the next child. @returns false when there is none */
  function advance(opening: Opening): boolean {
    const { element, next: child, run } = opening;
    if (child && child.parentNode !== element) {
      // The page has taken it away meanwhile, and with it the place in the list.
      Object.assign(opening, { next: element.firstChild, run: emptyRun(), hits: [] });
      return element.isConnected;
    }
    if (!child || run.text.length > MAX_UNIT_TEXT) readDirect(opening);
    if (!child) return false;
    opening.next = child.nextSibling;
    const childElement = child instanceof Element ? child : undefined;
    const isPart = childElement !== undefined && isInlineThroughout(childElement);
    appendChild(opening.run, child, isPart);
    if (!childElement) return true;
    if (isPart) {
      trees.enter(childElement);
      trees.enterInside(childElement);
    } else if (!isSkippedElement(childElement)) search(childElement, opening.isList);
    return true;
  }

  /** Finds the IDs in the text that stands directly in an opened element, as far as it has been read. */
  function readDirect(opening: Opening): void {
    const { element, run, hits } = opening;
    opening.run = emptyRun();
    if (run.links.length === 0 && !looksPromising(element, run.text)) {
      if (hits.length === 0) index()?.drop(element);
      return;
    }
    whenReady((ready) => {
      if (!element.isConnected) return;
      hits.push(...hitsIn(run, element, detection));
      ready.set(element, { hits, isWhole: false });
    });
  }

  const watch = watchChanges(
    {
      index,
      onChanged: (element) => void pending.add(element),
      onRemoved() {
        index()?.dropRemoved();
        unread.forgetRemoved();
        trees.forgetRemoved();
      },
      onRewritten: () => detection.ids()?.listenAgain(),
      onDone: () => void work(),
    },
    signal,
  );
  watch(document);

  const trees = createShadowTrees(
    shadowRoots,
    (root) => {
      watch(root);
      for (const child of root.children) pending.add(child);
      void work();
    },
    signal,
  );

  function searchAll(): void {
    if (!document.body) return;
    trees.forgetRemoved();
    index()?.clear();
    openings.length = 0;
    promising.clear();
    unread.takeAll();
    pending.add(document.body);
    for (const root of shadowRoots) for (const child of root.children) pending.add(child);
    void work();
  }

  detection.onChange(searchAll);
  searchAll();
  whenLaidOut(
    document.documentElement,
    () => {
      visible = visibleUnits(document.body).reverse();
      void work();
    },
    signal,
  );

  return {
    hasUnread: () => !unread.isEmpty(),
    readAll: () => readAll(unread.takeAll()),
  };
}
