import type { HitIndex } from '../../utils/hits.ts';
import { cellLabel, isCell } from './cell-label.ts';
import type { Detection } from './detection.ts';
import { createLongLists } from './long-lists.ts';
import { createOpenings, MAX_UNIT_TEXT } from './openings.ts';
import { watchChanges } from './page-changes.ts';
import { SHADOW_HOSTS } from './shadow-roots.ts';
import { createShadowTrees } from './shadow-trees.ts';
import { inSlices, yieldToPage } from './slices.ts';
import { isSkipped, readTextRun } from './text-run.ts';
import { hitsIn, LINKS, mayTrack } from './unit-reader.ts';
import { isContainer, isLarge, isReadWith } from './units.ts';
import { visibleUnits, whenLaidOut } from './visible-units.ts';

/** What is looked for inside a unit besides its text. */
const NOTABLE = `${LINKS}, ${SHADOW_HOSTS}`;

export interface Scanner {
  /** Whether there are messages that were left, because they were not near the viewport so far. */
  hasUnread(): boolean;
  /** Reads these as well. Resolves when all IDs of the document are known. */
  readAll(): Promise<void>;
}

/**
 * Finds the IDs of a document and keeps finding them while it changes: every element is looked at once, what can be seen
 * first, then only what was added or changed; the items of long lists when they come near the viewport. Reads the page,
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
  /** Items of long lists that came near the viewport. */
  const near = new Set<Element>();
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
    for (const element of near) {
      near.delete(element);
      return trySearch(element, true);
    }
    if (openings.advance()) return true;
    for (const element of pending) {
      pending.delete(element);
      return trySearch(element);
    }
    return false;
  }
  const work = inSlices(step, signal);
  /** For when what led here has had its share of the task. */
  const workSoon = (): void => void yieldToPage().then(work);

  function trySearch(element: Element, isListItem = false): true {
    longLists.noteSearched(element);
    if (element.isConnected && !isSkipped(element)) search(element, isListItem);
    return true;
  }

  function search(element: Element, isListItem: boolean): void {
    if (isContainer(element) || (!isListItem && isLarge(element))) {
      openings.open(element);
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
    else if (text.length > MAX_UNIT_TEXT && element.firstElementChild) openings.open(element);
    else whenReady((ready) => readWhole(element, ready));
  }

  const longLists = createLongLists((elements) => {
    for (const element of elements) near.add(element);
    workSoon();
  }, signal);

  async function readAll(): Promise<void> {
    for (const list of longLists.takeAll()) pending.add(list);
    await work();
    if (promising.size > 0) await getReady();
  }

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

  const openings = createOpenings({
    longLists: () => longLists,
    search,
    enter: (element) => trees.enter(element),
    enterInside: (element) => trees.enterInside(element),
    looksPromising,
    onNoHits: (element) => index()?.drop(element),
    read(element, run, hits) {
      whenReady((ready) => {
        if (!element.isConnected) return;
        hits.push(...hitsIn(run, element, detection));
        ready.set(element, { hits, isWhole: false });
      });
    },
    // So that the frame can answer when it is asked for its IDs.
    onLeft: () => void (index() ?? getReady()),
  });

  const watch = watchChanges(
    {
      index,
      onChanged: (element) => void pending.add(element),
      onRemoved() {
        index()?.dropRemoved();
        longLists.forgetRemoved();
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
    openings.clear();
    near.clear();
    promising.clear();
    longLists.forgetAll();
    pending.add(document.body);
    for (const root of shadowRoots) for (const child of root.children) pending.add(child);
    workSoon();
  }

  detection.onChange(searchAll);
  searchAll();
  whenLaidOut(
    document.documentElement,
    () => {
      visible = visibleUnits(document.body).reverse();
      workSoon();
    },
    signal,
  );

  return {
    hasUnread: () => !longLists.isEmpty(),
    readAll,
  };
}
