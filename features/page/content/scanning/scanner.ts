import { firstElementChildOf, isInDocument, textContentOf } from '../../../../utils/native-dom.ts';
import { isElement, isSkipped } from '../../elements.ts';
import type { OccurrenceIndex, TextHolder } from '../../occurrences.ts';
import type { DeferredLists } from '../../page-features.ts';
import { BlockWalker, type DirectText, MAX_BLOCK_TEXT, type WalkStep } from './block-walker.ts';
import { type Candidate, Candidates } from './candidates.ts';
import type { Detection } from './detection.ts';
import { hasTrackingLink, mayContainIdIn } from './element-prefilter.ts';
import { type Changes, MAX_READ_AT_ONCE, readChanges, WATCHED_CHANGES } from './page-changes.ts';
import { createShadowTrees, type ShadowTrees } from './shadow-trees.ts';
import { attempt, inSlices, nextFrame, takeFirst, yieldToPage } from './slices.ts';
import { isContainer, isLarge, isLongList, isReadAtOnce, isReadWith } from './text-blocks.ts';
import { readTextRun } from './text-run.ts';
import { MAX_VISIBLE_BLOCKS, visibleBlocks } from './visible-blocks.ts';

/**
 * Finds the IDs of a document, which it never changes, in five stages. Each passes on only what the next one needs:
 *
 * 1. discover: takes the next element, starting with those in view, and with items of long lists only when they come
 *    near the viewport; walks through elements that are too large to read at once;
 * 2. prefilter: checks the plain text. Most elements end here;
 * 3. find: joins the text across inline elements and searches it. The first text at this stage loads the detector;
 * 4. index: stores the occurrences by block;
 * 5. follow changes: only added or changed elements start again.
 */
export class Scanner {
  /** Blocks in view, the next one last. */
  #visible: Element[] = [];
  readonly #candidates = new Candidates();
  /** Items of deferred lists that came near the viewport. */
  readonly #near = new Set<Element>();
  /** Added and changed elements to be read at once, which are likely to be in view. */
  readonly #changed = new Set<TextHolder>();
  /** All other elements to search. In a set, an element that changes several times is searched once. */
  readonly #pending = new Set<TextHolder>();
  #searched = new WeakSet<TextHolder>();

  readonly #document: Document;
  readonly #shadowRoots: ReadonlySet<ShadowRoot>;
  readonly #detection: Detection;
  readonly #signal: AbortSignal;
  readonly #walker: BlockWalker;
  readonly #trees: ShadowTrees;
  readonly #observer: MutationObserver;
  /** Starts or continues the work; the first slice runs at once. */
  readonly #work: () => Promise<void>;

  /** @param shadowRoots the scanner adds the roots that it enters */
  constructor(document: Document, shadowRoots: Set<ShadowRoot>, detection: Detection, signal: AbortSignal) {
    this.#document = document;
    this.#shadowRoots = shadowRoots;
    this.#detection = detection;
    this.#signal = signal;
    this.#walker = new BlockWalker(() => this.#lists);
    this.#trees = createShadowTrees(shadowRoots, (root) => this.#searchRoot(root), signal);
    this.#observer = new MutationObserver((records) => this.#follow(readChanges(records, this.#index)));
    this.#work = inSlices(() => this.#step(), signal);
  }

  /** @param laidOut resolves when the page has been laid out */
  start(laidOut: Promise<void>): void {
    this.#observer.observe(this.#document, WATCHED_CHANGES);
    this.#signal.addEventListener('abort', () => this.#observer.disconnect());
    this.searchAll();
    void laidOut.then(() => {
      if (this.#signal.aborted) return;
      this.#visible = visibleBlocks(this.#document.body).reverse();
      this.#workSoon();
    });
  }

  /** Whether some items of long lists are unread, because they have not been near the viewport yet. */
  hasUnread(): boolean {
    return this.#candidates.hasList() || this.#lists?.isEmpty() === false;
  }

  /** Reads those items too. Resolves when all IDs of the document are in the index. */
  async readAll(): Promise<void> {
    await this.#work();
    if (!this.#candidates.isEmpty()) await this.#loadDetector();
    for (const list of this.#lists?.takeDeferred() ?? []) this.#pending.add(list);
    await this.#work();
  }

  searchAll(): void {
    if (!this.#document.body) return;
    this.#trees.forgetRemoved();
    this.#index?.clear();
    for (const queue of [this.#walker, this.#near, this.#changed, this.#candidates]) queue.clear();
    this.#lists?.forgetAll();
    this.#searched = new WeakSet();
    this.#pending.add(this.#document.body);
    for (const root of this.#shadowRoots) this.#pending.add(root);
    this.#workSoon();
  }

  /** Whether an element was searched since `searchAll` was last called. */
  isSearched(element: Element): boolean {
    return this.#searched.has(element);
  }

  /** Searches items of a long list, which came near the viewport. */
  searchNear(items: readonly Element[], isNow: boolean): void {
    for (const item of items) this.#near.add(item);
    if (isNow) void this.#work();
    else this.#workSoon();
  }

  /** The index and the long lists are `undefined` until the page features have been loaded. */
  get #index(): OccurrenceIndex | undefined {
    return this.#detection.features()?.index;
  }
  get #lists(): DeferredLists | undefined {
    return this.#detection.features()?.lists;
  }

  // Discover.
  #searchRoot(root: ShadowRoot): void {
    this.#observer.observe(root, WATCHED_CHANGES);
    this.#pending.add(root);
    void this.#work();
  }

  /** Continues in a new slice: the caller has already used time in this task. */
  #workSoon(): void {
    void yieldToPage().then(this.#work);
  }

  /** Takes the next small step (`inSlices`). @returns false also if the rest must wait for the detector */
  #step(): boolean | Promise<void> {
    const visible = this.#visible.pop();
    if (visible) return this.#discover(visible, false, true);
    if (!this.#candidates.isEmpty()) return this.#findNext();
    const near = takeFirst(this.#near);
    const likelyInView = near ?? takeFirst(this.#changed);
    if (likelyInView) return this.#discover(likelyInView, near !== undefined, true);
    const step = this.#walker.next();
    if (step) return this.#takeStep(step);
    const pending = takeFirst(this.#pending);
    return pending !== undefined && this.#discover(pending, false);
  }

  #discover(element: TextHolder, isListItem: boolean, isInView = false): true {
    this.#searched.add(element);
    if (!isInDocument(element) || isSkipped(element)) return true;
    if (isElement(element)) this.#prefilter(element, isListItem, isInView);
    else this.#walker.open(element);
    return true;
  }

  /** Takes the result of a step of the walk through a large element. */
  #takeStep(step: WalkStep): true {
    if (step.kind === 'child') this.#prefilter(step.element, step.isListItem);
    else if (step.kind === 'text') this.#prefilterText(step);
    else if (step.kind === 'inline') this.#trees.enterAll(step.element);
    return true;
  }

  #walk(element: Element): undefined {
    this.#trees.enter(element);
    if (!this.#lists && isLongList(element)) this.#submit({ kind: 'list', element });
    else if (this.#walker.open(element)) this.#detection.features()?.onUnread();
  }

  // Prefilter.
  #prefilter(element: Element, isListItem: boolean, isInView = false): undefined {
    if (isContainer(element) || (!isListItem && isLarge(element))) return this.#walk(element);
    // If the element was larger before, its walk may be unfinished, and its end would drop what is found here.
    this.#walker.close(element);
    const text = textContentOf(element);
    let isCandidate = mayContainIdIn(element, text, this.#detection);
    if (firstElementChildOf(element)) isCandidate ||= hasTrackingLink(element);
    this.#trees.enterAll(element);
    if (!isCandidate) this.#index?.drop(element);
    else if (text.length > MAX_BLOCK_TEXT) this.#walk(element);
    else this.#submit({ kind: 'block', element, isInView });
  }

  #prefilterText(text: DirectText): void {
    const { element, run } = text;
    if (run.links.length > 0 || mayContainIdIn(element, run.text, this.#detection)) this.#submit(text);
    else if (text.occurrences.length === 0) this.#index?.drop(element);
  }

  // Find, and index.
  #submit(candidate: Candidate): void {
    const index = this.#index;
    if (!index && this.#candidates.isEmpty()) void this.#loadDetector();
    if (index) this.#find(candidate, index);
    else this.#candidates.add(candidate);
  }

  async #loadDetector(): Promise<void> {
    // The start of the features has already used time in this task.
    if (await this.#detection.loadFeatures()) return yieldToPage().then(this.#work);
    // Waybill was updated or removed: nothing is found in this frame any more.
    this.#candidates.clear();
  }

  /** @returns false while the detector loads: slices of other work would delay the loading */
  #findNext(): boolean | Promise<void> {
    const index = this.#index;
    if (!index) return false;
    const hadInView = this.#candidates.hasInView();
    const candidate = this.#candidates.take();
    if (candidate) this.#find(candidate, index);
    // Slices of other work would delay what is drawn first.
    return hadInView && !this.#candidates.hasInView() ? nextFrame() : true;
  }

  #find(candidate: Candidate, index: OccurrenceIndex): void {
    if (!isInDocument(candidate.element)) return;
    if (candidate.kind === 'list') this.#walk(candidate.element);
    else if (candidate.kind === 'text') {
      const { element, run, occurrences } = candidate;
      occurrences.push(...this.#detection.occurrencesIn(run, element));
      index.set(element, { occurrences, isWhole: false });
    } else if (!isReadWith(candidate.element, index.wholeBlockAround(candidate.element))) {
      const { element, isInView } = candidate;
      // If something in it fails, the rest is found child by child.
      const run = attempt(() => readTextRun(element)) ?? this.#walk(element);
      if (!run) return;
      for (const table of run.tables) this.#pending.add(table);
      // A block that was indexed separately, before the text around it changed, is a part of this block now.
      for (const block of run.blocks) index.drop(block);
      const occurrences = this.#detection.occurrencesIn(run, element);
      index.set(element, { occurrences, isWhole: true }, isInView);
    }
  }

  // Follow changes.
  /** Drops the occurrences of changed text at once: until the next search, wrong characters could be highlighted. */
  #follow({ outdated, becameEditors, hasRemovals, isDocumentReopened }: Changes): void {
    for (const editor of becameEditors) this.#index?.dropInside(editor);
    const withIds = [...outdated].filter((element) => this.#index?.drop(element));
    const areFew = outdated.size <= MAX_VISIBLE_BLOCKS;
    // If a page changes a large element all the time, the walk through it must not start over each time.
    for (const each of outdated) (areFew && isReadAtOnce(each) ? this.#changed : this.#pending).add(each);
    if (isDocumentReopened) this.#detection.features()?.reattachListeners();
    if (hasRemovals) {
      this.#index?.dropRemoved();
      this.#lists?.forgetRemoved();
      this.#trees.forgetRemoved();
    }
    // The work may be waiting for a frame, in which these IDs would not be highlighted.
    for (const element of withIds.slice(0, MAX_READ_AT_ONCE))
      if (this.#changed.delete(element)) attempt(() => this.#discover(element, false, true));
    if (outdated.size > 0) void this.#work();
  }
}
