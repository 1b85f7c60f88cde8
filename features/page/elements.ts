import {
  childrenOf,
  closestOf,
  hasMatch,
  isMatch,
  parentElementOf,
  parentNodeOf,
} from '../../utils/native-dom.ts';
import type { TextHolder } from './occurrences.ts';

/** Elements that a word may cross. Every other element ends the word: unknown elements count as blocks. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const TABLES = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'dl']);

/** Elements whose text is not part of the ticket: code, data, other documents, and input fields. */
const HIDDEN = 'head script style noscript template';
const FIELDS = 'textarea input select iframe';
const DRAWINGS = 'object canvas svg waybill-card';
const SKIPPED_TAGS = new Set(`${HIDDEN} ${FIELDS} ${DRAWINGS}`.split(' '));
/** Editors that only show a text, as some helpdesks do with messages, keep their role. */
const READ_ONLY = '[contenteditable="false" i], [aria-readonly="true"]';
/** Code editors draw their text outside the field in which people type. */
const CODE = '.monaco-editor, .ace_editor, .CodeMirror';
const EDITORS = `[contenteditable]:not(${READ_ONLY}), [role="textbox"]:not(${READ_ONLY}), [role="searchbox"], ${CODE}`;
/** Code editors that only show a text. Monaco has a field that is always read-only. */
const VIEWERS = `:is(${CODE}):has([readonly]:not(.ime-text-area), [aria-autocomplete="none"])`;
const SKIPPED = [...SKIPPED_TAGS, EDITORS].join();
const DRAWN = new Set(DRAWINGS.split(' '));
const TAKES_NO_ROOM = new Set(HIDDEN.split(' '));

const BLOCKS = `:not(${[...INLINE]})`;

/** Whether a word may continue from an element into its neighbours. */
export function isInline(element: Element): boolean {
  return INLINE.has(element.localName);
}

/** Whether an element consists of cells that have their own labels. */
export function isTable(element: Element): boolean {
  return TABLES.has(element.localName);
}

/** Whether a node is a text node. `instanceof` would be slower, and this runs for every node of every candidate. */
export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
/** Whether a node is an element. A field may replace the `nodeType` of its form; compared with a number, it yields false. */
export const isElement = (node: Node): node is Element => !(node.nodeType > Node.ELEMENT_NODE);

/**
 * Whether an event target is an element. `instanceof` would fail for elements that a page has adopted from another
 * document: they keep the prototypes of that document.
 */
export const isElementTarget = (target: EventTarget | undefined): target is Element =>
  target !== undefined && 'closest' in target;

/**
 * The text of an element as a label: on one line, with a space for each `<br>`, which `textContent` leaves out. Hidden parts
 * are left out, because they are often instructions such as "Press Enter to sort". A header that is hidden as a whole, as
 * on narrow screens, is read.
 */
export function labelTextOf(element: Element | undefined): string {
  if (!element) return '';
  const walker = document.createTreeWalker(element);
  const parts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isText(node) || (node as Element).localName === 'br') parts.push(node);
  const isVisible = (node: Node): boolean =>
    Element.prototype.checkVisibility.call(isElement(node) ? node : parentElementOf(node));
  // Styles are read only where there is a choice, because reading them is slow after changes.
  const isChoice = parts.filter((node) => !isBlank(node)).length > 1 && isVisible(element);
  return (isChoice ? parts.filter(isVisible) : parts)
    .map((node) => (isText(node) ? node.data : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A longer text is content, not a label. */
const MAX_LABEL = 80;

/** The texts of labels, one per line, without those that are empty or too long. */
export const labelLines = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '' && text.length <= MAX_LABEL).join('\n');

/** Whether an element has more than `count` children. `children.length` would count all of them. */
export const hasMoreThan = (element: Element, count: number): boolean =>
  childrenOf(element).item(count) !== null;

/** Whether a node is not a text node, or contains only white space. */
export function isBlank(node: Node): boolean {
  return !isText(node) || !/\S/.test(node.data);
}

/** Whether an element is part of the text around it: it is inline, and so is everything in it. */
export function isInlineThroughout(element: Element): boolean {
  return isInline(element) && (!element.firstElementChild || element.querySelector(BLOCKS) === null);
}

/** Separate from the other selectors, because `:has()` is slow, even for elements without these classes. */
const isViewer = (element: Element): boolean => isMatch(element, VIEWERS);

/** Whether an element is a field in which people write, of any kind. */
export const isEditor = (element: Element): boolean => isMatch(element, EDITORS) && !isViewer(element);

/** Whether an element is in an editor that only shows a text, although people can put the caret in it. */
export const isInViewer = (element: Element): boolean =>
  closestOf(element, `[aria-readonly="true"], ${VIEWERS}`) !== null;

/** Whether an element has a tag whose text is never searched. */
export const isSkippedTag = ({ localName }: Element): boolean => SKIPPED_TAGS.has(localName);

/** Whether the text in an element is never searched, wherever the element is. */
export const isSkippedElement = (element: Element): boolean => isSkippedTag(element) || isEditor(element);

/** Whether an element has an editor in it. */
export const hasEditor = (element: Element): boolean => hasMatch(element, EDITORS);

/** Replaces a skipped element in the text: by nothing if it takes no room, by a space for an icon, or by a line end. */
export function gapOf({ localName }: Element): string {
  if (TAKES_NO_ROOM.has(localName)) return '';
  return DRAWN.has(localName) ? ' ' : '\n';
}

/** Whether a node is in an editor, a script or another place that is never searched. */
export function isSkipped(node: Node): boolean {
  const element = isElement(node) ? node : parentElementOf(node);
  const around = element && closestOf(element, SKIPPED);
  if (around && !isViewer(around)) return true;
  const root = Node.prototype.getRootNode.call(node);
  return root instanceof ShadowRoot ? isSkipped(root.host) : (root as Document).designMode === 'on';
}

/** The nearest block around a node: an element, or a shadow root for text directly in it. */
export function blockOf(node: Node): TextHolder | null {
  if (node instanceof ShadowRoot) return node;
  const holder = isElement(node) ? node : parentNodeOf(node);
  // Frameworks mark places in shadow roots with comments and empty texts.
  if (!holder || !isElement(holder)) return holder && !isBlank(node) ? blockOf(holder) : null;
  const around = isInline(holder) && parentNodeOf(holder);
  return (around && blockOf(around)) || holder;
}

/** Closed roots: Chrome has a function for them, Firefox a property of each element; both only for extensions. */
interface ExtensionDom {
  chrome?: { dom?: { openOrClosedShadowRoot?: (element: HTMLElement) => ShadowRoot | null } };
}
interface OpenableElement {
  openOrClosedShadowRoot?: ShadowRoot | null;
}

/** The shadow root of an element, open or closed. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement) || element.localName === 'waybill-card') return null;
  try {
    const root = (globalThis as ExtensionDom).chrome?.dom?.openOrClosedShadowRoot?.(element);
    if (root !== undefined) return root;
  } catch {
    // The extension was updated or switched off while the page is open.
  }
  return (element as OpenableElement).openOrClosedShadowRoot ?? element.shadowRoot;
}
