import {
  firstChildOf,
  isInDocument,
  nextSiblingOf,
  parentNodeOf,
  textContentOf,
} from '../../../../utils/native-dom.ts';
import { isElement, isInlineThroughout, isSkippedElement, isText } from '../../elements.ts';
import type { Occurrence, TextHolder, TextRun } from '../../occurrences.ts';
import type { DeferredLists } from '../../page-features.ts';
import { isList, isLongList } from './text-blocks.ts';
import { appendChild, appendText, emptyRun } from './text-run.ts';

/** An element with a longer text is searched child by child. */
export const MAX_BLOCK_TEXT = 4_000;
/** A longer text of one node, such as a log in a `pre`, is searched in parts. */
const MAX_NODE_TEXT = 8_000;

/** Text directly in an element whose children are searched one by one. */
export interface DirectText {
  kind: 'text';
  element: TextHolder;
  run: TextRun;
  /** The occurrences in earlier parts of the element's text. The search adds those of this part. */
  occurrences: Occurrence[];
}

/** The result of one step of a walk. */
export type WalkStep =
  | DirectText
  /** A child to search separately. */
  | { kind: 'child'; element: Element; isListItem: boolean }
  /** A child whose text is part of the text around it, but which may contain shadow roots. */
  | { kind: 'inline'; element: Element }
  /** Nothing to search now. */
  | { kind: 'none' };

const NOTHING: WalkStep = { kind: 'none' };

/** An element that is being walked through. */
interface OpenBlock {
  element: TextHolder;
  nextChild: ChildNode | null;
  /** The part of that child's text that has been taken. */
  taken: number;
  run: TextRun;
  occurrences: Occurrence[];
  hasItems: boolean;
  /** Its items are searched when they come near the viewport. Only elements are lists. */
  isDeferred: boolean;
}

/** Walks through elements that are too large to read at once, one child at each step. */
export class BlockWalker {
  readonly #getLists: () => DeferredLists | undefined;
  /** The innermost last. */
  readonly #blocks: OpenBlock[] = [];

  /** @param getLists returns `undefined` until the page features have been loaded; do not open long lists before */
  constructor(getLists: () => DeferredLists | undefined) {
    this.#getLists = getLists;
  }

  /** Walks through an element before the elements around it. @returns whether its items are deferred */
  open(element: TextHolder): boolean {
    const hasItems = isElement(element) && isList(element);
    const isDeferred = hasItems && isLongList(element) && this.#getLists()?.defer(element) === true;
    this.#blocks.push({ element, ...startOf(element), hasItems, isDeferred });
    return isDeferred;
  }

  /** Takes one step. @returns `undefined` when no element is open */
  next(): WalkStep | undefined {
    const block = this.#blocks.at(-1);
    if (!block) return undefined;
    if (block.isDeferred) return this.#skipItems(block);
    const { element, nextChild: child } = block;
    if (child && parentNodeOf(child) !== element) return this.#startOver(block);
    if (!child) this.#blocks.pop();
    if (!child || block.run.text.length > MAX_BLOCK_TEXT) return takeText(block);
    return takeChild(block, child);
  }

  /** Stops walking through an element, if it is open, and through all elements inside it. */
  close(element: TextHolder): void {
    const place = this.#blocks.findIndex((block) => block.element === element);
    if (place >= 0) this.#blocks.length = place;
  }

  clear(): void {
    this.#blocks.length = 0;
  }

  #skipItems(block: OpenBlock): WalkStep {
    // Set before the call: if it throws, the list is walked through instead.
    block.isDeferred = false;
    const progress = this.#getLists()?.continue(block.element as Element);
    block.isDeferred = progress === 'more';
    if (progress !== 'done') return NOTHING;
    this.#blocks.pop();
    return takeText(block);
  }

  /** The page has removed the next child, so the position in the list is lost. */
  #startOver(block: OpenBlock): WalkStep {
    const { element } = block;
    if (isInDocument(element)) Object.assign(block, startOf(element));
    else this.#blocks.pop();
    return NOTHING;
  }
}

/** The state of a block of which nothing has been read. */
const startOf = (element: TextHolder) => ({
  nextChild: firstChildOf(element),
  taken: 0,
  run: emptyRun(),
  occurrences: [],
});

function takeText(block: OpenBlock): DirectText {
  const { element, run, occurrences } = block;
  block.run = emptyRun();
  return { kind: 'text', element, run, occurrences };
}

function takeChild(block: OpenBlock, child: ChildNode): WalkStep {
  if (isText(child) && child.length > MAX_NODE_TEXT) return takePart(block, child);
  block.nextChild = nextSiblingOf(child);
  const element = isElement(child) ? child : undefined;
  const isInline =
    element !== undefined && isInlineThroughout(element) && textContentOf(element).length <= MAX_NODE_TEXT;
  appendChild(block.run, child, isInline);
  if (!element) return NOTHING;
  if (isInline) return { kind: 'inline', element };
  return isSkippedElement(element) ? NOTHING : { kind: 'child', element, isListItem: block.hasItems };
}

/** Whole lines, or else whole words. */
const WHOLE = /^.*\n|^.*\s/s;

/** Takes as much of a long text as is searched at once. */
function takePart(block: OpenBlock, node: Text): DirectText {
  const rest = node.data.slice(block.taken);
  const start = rest.slice(0, MAX_BLOCK_TEXT);
  const part = (rest !== start && WHOLE.exec(start)?.[0]) || start;
  appendText(block.run, part, node, block.taken);
  block.taken += part.length;
  if (part === rest) {
    block.nextChild = nextSiblingOf(node);
    block.taken = 0;
  }
  // Each part but the first begins a run: `pieces` are in the order of their starts.
  return takeText(block);
}
