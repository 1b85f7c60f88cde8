import type { EvidenceKind } from '../detection/engine/rules.ts';

/** A place in the page: a text node and an offset in it. */
export interface TextPoint {
  node: Text;
  offset: number;
}

/** The text of a part of the page, joined across inline elements, with references to its text nodes. */
export interface TextRun {
  text: string;
  /** The last two characters of `text`. Reading them from `text` itself is slow while it grows. */
  end: string;
  /** Text nodes in order, each with the offset in `text` where it starts: negative if `text` begins later in the node. */
  pieces: { node: Text; start: number }[];
  /** The links in it that may lead to an ID, with the span of `text` that each takes. */
  links: { href: string; start: number; end: number }[];
  /** Tables and description lists inside, which were left out: each of their cells has its own label. */
  tables: Element[];
  /** Blocks inside that were read with it. */
  blocks: Element[];
}

/** One place of one ID in the page. */
export interface Occurrence {
  id: string;
  evidence: EvidenceKind;
  start: TextPoint;
  end: TextPoint;
}

/** The direct container of a text: an element, or the shadow root of one. */
export type TextHolder = Element | ShadowRoot;

/** Text that is searched as one, and searched again when anything in it changes. */
export interface TextBlock {
  occurrences: readonly Occurrence[];
  /** Whether the text includes the blocks inside. If not, they are separate blocks. */
  isWhole: boolean;
}

/** The IDs found in a document so far. */
export interface OccurrenceIndex {
  /**
   * Replaces the occurrences of an element. Elements without occurrences are not stored.
   * @param isInView whether the element is likely to be in view, so that its IDs are highlighted in the next frame
   */
  set(element: TextHolder, block: TextBlock, isInView?: boolean): void;
  /** Removes the block of an element. @returns whether there was one */
  drop(element: TextHolder): boolean;
  /** Removes all blocks with an occurrence inside an element, also in a shadow root inside it. */
  dropInside(element: Element): void;
  /** Removes the occurrences whose text has left the page. */
  dropRemoved(): void;
  clear(): void;
  isEmpty(): boolean;
  elements(): Iterable<TextHolder>;
  occurrencesOf(element: TextHolder): readonly Occurrence[];
  /** The nearest block around a node that was read with the blocks inside it. */
  wholeBlockAround(node: Node): TextHolder | undefined;
  /** The occurrence at an offset of a text node. */
  find(node: Node, offset: number): Occurrence | undefined;
}

/** Name of the port on which each frame of a tab sends its IDs to an open popup. */
export const PAGE_IDS_PORT = 'page-ids';

/** Maximum number of IDs that a frame sends on this port: the first ones of the page. */
export const MAX_LISTED_IDS = 1_000;

/** Maximum number of IDs that a frame reports. A frame with more IDs reports only that it has more. */
export const MAX_REPORTED_IDS = 99;

/** Maximum length of the text around an ID, which goes to its card: a message shows its language in far fewer characters. */
export const MAX_TEXT_AROUND = 1_000;
