import { firstChildOf, isInDocument, nextSiblingOf, parentNodeOf } from '../../../../utils/native-dom.ts';
import { isInlineThroughout, isSkippedElement } from '../../elements.ts';
import type { Occurrence, TextRun } from '../../occurrences.ts';
import type { DeferredLists } from '../../page-features.ts';
import { isList, isLongList } from './text-blocks.ts';
import { appendChild, emptyRun } from './text-run.ts';

/** A longer text is searched child by child. */
export const MAX_BLOCK_TEXT = 4_000;

/** Text directly in an element whose children are searched one by one. */
export interface DirectText {
  kind: 'text';
  element: Element;
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
  element: Element;
  nextChild: ChildNode | null;
  run: TextRun;
  occurrences: Occurrence[];
  isList: boolean;
  /** Its items are searched when they come near the viewport. */
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
  open(element: Element): boolean {
    const isLong = isList(element);
    const isDeferred = isLong && isLongList(element) && this.#getLists()?.defer(element) === true;
    this.#blocks.push({
      element,
      nextChild: firstChildOf(element),
      run: emptyRun(),
      occurrences: [],
      isList: isLong,
      isDeferred,
    });
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
  close(element: Element): void {
    const place = this.#blocks.findIndex((block) => block.element === element);
    if (place >= 0) this.#blocks.length = place;
  }

  clear(): void {
    this.#blocks.length = 0;
  }

  #skipItems(block: OpenBlock): WalkStep {
    // Before it is tried: a list that fails is walked through.
    block.isDeferred = false;
    const progress = this.#getLists()?.continue(block.element);
    block.isDeferred = progress === 'more';
    if (progress !== 'done') return NOTHING;
    this.#blocks.pop();
    return takeText(block);
  }

  /** The page has removed the next child, so the position in the list is lost. */
  #startOver(block: OpenBlock): WalkStep {
    const { element } = block;
    if (isInDocument(element))
      Object.assign(block, { nextChild: firstChildOf(element), run: emptyRun(), occurrences: [] });
    else this.#blocks.pop();
    return NOTHING;
  }
}

function takeText(block: OpenBlock): DirectText {
  const { element, run, occurrences } = block;
  block.run = emptyRun();
  return { kind: 'text', element, run, occurrences };
}

function takeChild(block: OpenBlock, child: ChildNode): WalkStep {
  block.nextChild = nextSiblingOf(child);
  const element = child instanceof Element ? child : undefined;
  const isInline = element !== undefined && isInlineThroughout(element);
  appendChild(block.run, child, isInline);
  if (!element) return NOTHING;
  if (isInline) return { kind: 'inline', element };
  return isSkippedElement(element) ? NOTHING : { kind: 'child', element, isListItem: block.isList };
}
