import type { Evidence } from './tracking/detect.ts';

/** A place in the page: a text node and an offset in it. */
export interface TextPoint {
  node: Text;
  offset: number;
}

/** One place of one ID in the page. */
export interface Hit {
  id: string;
  evidence: Evidence;
  start: TextPoint;
  end: TextPoint;
}

/** An element whose text was read as one, and searched again when something in it changes. */
export interface Unit {
  hits: readonly Hit[];
  /** Its child blocks were read with it; otherwise they are units of their own. */
  isWhole: boolean;
}

/** What is known of the IDs in a document. */
export interface HitIndex {
  /** Replaces what is known of an element. Only elements with hits are remembered. */
  set(element: Element, unit: Unit): void;
  /** Forgets the unit that an element is, if it is one. */
  drop(element: Element): void;
  /** Forgets every unit that stands inside an element, or is it. */
  dropInside(element: Node): void;
  /** Forgets units whose text has left the page. */
  dropRemoved(): void;
  clear(): void;
  isEmpty(): boolean;
  elements(): Iterable<Element>;
  hitsOf(element: Element): readonly Hit[];
  /** The unit with a node in it. */
  unitAround(node: Node): Element | undefined;
  /** The unit that was read as a whole with a node in it. */
  wholeUnitAround(node: Node): Element | undefined;
  /** The hit at an offset of a text node. */
  find(node: Node, offset: number): Hit | undefined;
}
