import { findInLink, type Match } from '../../utils/tracking/detect.ts';
import { cellLabel } from './cell-label.ts';
import type { Detection } from './detection.ts';
import type { Hit, HitIndex } from './hit-index.ts';
import { ownShadowRoot, shadowRootsIn } from './shadow-roots.ts';
import {
  blockOf,
  isInline,
  isSkipped,
  isSkippedElement,
  isTable,
  pointAt,
  readTextRun,
  type TextRun,
} from './text-run.ts';

/** An element with more children is opened without reading its text: it is a list or a page, not a message. */
const MAX_UNIT_CHILDREN = 12;
/** A longer text is searched child by child. */
const MAX_UNIT_TEXT = 4_000;
/** Work is done in slices of this length, so that the page answers in between. */
const SLICE_MS = 4;

/** Chrome 129 and Firefox 142 have it; the fallback below serves older ones. */
interface YieldingScheduler {
  scheduler?: { yield?: () => Promise<void> };
}

const WATCHED = { subtree: true, childList: true, characterData: true };

/** A cheap first look at an address: `findInLink` decides. */
const TRACKING_ADDRESS = /^https?:.*\d/i;

type LinkMatch = Pick<Match, 'id' | 'start' | 'end' | 'evidence'>;

const yieldToPage = () =>
  (globalThis as YieldingScheduler).scheduler?.yield?.() ??
  new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Finds the IDs of a document and keeps finding them while it changes: every element is read once, then only what
 * was added or changed. Reads the page, never writes to it.
 * @returns the shadow roots that were entered, in the page so far
 */
export function startScanner(
  document: Document,
  detection: Detection,
  index: HitIndex,
  signal: AbortSignal,
): ReadonlySet<ShadowRoot> {
  const shadowRoots = new Set<ShadowRoot>();
  /** Elements still to be searched; a set, so that a busy element is searched once however often it changed. */
  const queue = new Set<Element>();
  let isRunning = false;

  async function work(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    let sliceEnd = performance.now() + SLICE_MS;
    for (const element of queue) {
      queue.delete(element);
      if (element.isConnected) search(element);
      if (performance.now() < sliceEnd) continue;
      await yieldToPage();
      if (signal.aborted) return;
      sliceEnd = performance.now() + SLICE_MS;
    }
    isRunning = false;
  }

  function search(element: Element): void {
    if ((element.childElementCount > MAX_UNIT_CHILDREN && !isInline(element)) || isTable(element)) {
      open(element);
      return;
    }
    const text = element.textContent;
    const mayHold = detection.mayHold(text) || hasTrackingLink(element);
    if (mayHold && text.length > MAX_UNIT_TEXT && element.childElementCount > 0) {
      open(element);
      return;
    }
    enter(shadowRootsIn(element));
    if (mayHold) readUnit(element, 'whole');
  }

  /** Reads the text that stands directly in an element, and goes on with its child blocks. */
  function open(element: Element): void {
    enter(ownShadowRoot(element));
    readUnit(element, 'direct');
    for (const child of element.children) {
      if (isInline(child)) enter(shadowRootsIn(child));
      else if (!isSkippedElement(child)) queue.add(child);
    }
  }

  function readUnit(element: Element, depth: 'whole' | 'direct'): void {
    const run = readTextRun(element, depth);
    if (depth === 'whole') for (const table of run.tables) queue.add(table);
    if (run.links.length === 0 && !detection.mayHold(run.text)) return;
    const matches = detection.find(run.text, cellLabel(element));
    const hits = [...matches, ...findLinked(run, detection)].flatMap((match) => toHit(run, match) ?? []);
    index.set(element, { hits, isWhole: depth === 'whole' });
  }

  const observer = new MutationObserver((records) => {
    const changed = new Set<Element>();
    let hasRemoved = false;
    const note = (node: Node) => {
      if (!node.isConnected || isSkipped(node)) return;
      const element = index.wholeUnitAround(node) ?? blockOf(node);
      if (element) changed.add(element);
    };
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'characterData') note(target);
      for (const node of addedNodes) note(node);
      if (removedNodes.length === 0) continue;
      hasRemoved = true;
      // What stood around a removed word may now join, or have lost its label.
      if (index.wholeUnitAround(target)) note(target);
    }
    if (hasRemoved) index.dropRemoved();
    if (changed.size === 0) return;
    index.dropInside(changed);
    for (const element of changed) queue.add(element);
    void work();
  });

  observer.observe(document, WATCHED);
  signal.addEventListener('abort', () => observer.disconnect());

  /** A shadow tree is a document of its own for observers and queries. */
  function enter(roots: readonly ShadowRoot[]): void {
    for (const root of roots) {
      if (shadowRoots.has(root)) continue;
      shadowRoots.add(root);
      observer.observe(root, WATCHED);
      for (const child of root.children) queue.add(child);
    }
  }

  function searchAll(): void {
    if (!document.body) return;
    for (const root of shadowRoots) if (!root.isConnected) shadowRoots.delete(root);
    const all = [document.body, ...[...shadowRoots].flatMap((root) => [...root.children])];
    index.dropInside(new Set(all));
    for (const element of all) queue.add(element);
    void work();
  }
  detection.onChange(searchAll);
  searchAll();
  return shadowRoots;
}

function hasTrackingLink(element: Element): boolean {
  for (const link of element.getElementsByTagName('a')) {
    if (TRACKING_ADDRESS.test(link.getAttribute('href') ?? '')) return true;
  }
  return false;
}

/** IDs in the addresses of links. The link's whole text stands for them, unless the text shows the ID itself. */
function findLinked(run: TextRun, detection: Detection): LinkMatch[] {
  return run.links.flatMap(({ href, start, end }) => {
    const ids = TRACKING_ADDRESS.test(href) ? findInLink(href) : [];
    const text = run.text.slice(start, end);
    if (ids.length === 0 || text.trim() === '') return [];
    const shown = new Set(detection.find(text).map(({ id }) => id));
    return ids.filter((id) => !shown.has(id)).map((id) => ({ id, start, end, evidence: 'link' as const }));
  });
}

function toHit(run: TextRun, match: LinkMatch): Hit | undefined {
  const start = pointAt(run, match.start, false);
  const end = pointAt(run, match.end, true);
  return start && end && { id: match.id, evidence: match.evidence, start, end };
}
