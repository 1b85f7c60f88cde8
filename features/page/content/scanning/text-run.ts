import { firstChildOf, nextSiblingOf, parentElementOf } from '../../../../utils/native-dom.ts';
import { mayTrack } from '../../../detection/engine/prefilter.ts';
import type { TextRun } from '../../occurrences.ts';

/** Elements that a word may cross. Every other element ends the word: unknown elements count as blocks. */
const INLINE = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
);

const TABLES = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'DL']);

/** Elements whose text is not part of the ticket: code, data, other documents, and input fields. */
const HIDDEN = 'HEAD SCRIPT STYLE NOSCRIPT TEMPLATE';
const FIELDS = 'TEXTAREA INPUT SELECT IFRAME';
const DRAWINGS = 'OBJECT CANVAS svg WAYBILL-CARD';
const SKIPPED_TAGS = new Set(`${HIDDEN} ${FIELDS} ${DRAWINGS}`.split(' '));
const EDITORS = '[contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"]';
const SKIPPED = [...SKIPPED_TAGS, EDITORS].join().toLowerCase();
/** A field or editor becomes a line end, an icon becomes a space, and an element that takes no room is ignored. */
const DRAWN = new Set(DRAWINGS.split(' '));
const TAKES_NO_ROOM = new Set(HIDDEN.split(' '));

const BLOCKS = `:not(${[...INLINE].join().toLowerCase()})`;

/** Whether a word may continue from an element into its neighbours. */
export function isInline(element: Element): boolean {
  return INLINE.has(element.tagName);
}

/** Whether an element consists of cells that have their own labels. */
export function isTable(element: Element): boolean {
  return TABLES.has(element.tagName);
}

// Not with `instanceof` or selectors, which are slower: this runs for every node of every candidate.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
// A form's field may replace its `nodeType`, and is not greater than anything.
const isElement = (node: Node): node is Element => !(node.nodeType > Node.ELEMENT_NODE);

/** Whether a node is not a text node, or contains only white space. */
export function isBlank(node: Node): boolean {
  return !isText(node) || !/\S/.test(node.data);
}

/** Whether an element is part of the text around it: it is inline, and so is everything in it. */
export function isInlineThroughout(element: Element): boolean {
  return isInline(element) && (!element.firstElementChild || element.querySelector(BLOCKS) === null);
}

const isEditor = (element: Element): boolean => Element.prototype.matches.call(element, EDITORS);

/** Whether the text in an element is never searched, wherever the element is. */
export function isSkippedElement(element: Element): boolean {
  return SKIPPED_TAGS.has(element.tagName) || isEditor(element);
}

/** Whether a node is in an editor, a script or another place that is never searched. */
export function isSkipped(node: Node): boolean {
  const element = isElement(node) ? node : parentElementOf(node);
  if (element && Element.prototype.closest.call(element, SKIPPED)) return true;
  const root = Node.prototype.getRootNode.call(node);
  return root instanceof ShadowRoot ? isSkipped(root.host) : (root as Document).designMode === 'on';
}

/** The nearest block around a node. */
export function blockOf(node: Node): Element | null {
  let element = isElement(node) ? node : node.parentElement;
  while (element && isInline(element) && element.parentElement) element = element.parentElement;
  return element;
}

export const emptyRun = (): TextRun => ({ text: '', pieces: [], links: [], tables: [], blocks: [] });

/** Joins the text of an element; blocks, cells and line breaks become line ends. */
export function readTextRun(root: Element): TextRun {
  const run = emptyRun();
  appendInside(run, root, Element.prototype.querySelector.call(root, EDITORS) !== null);
  return run;
}

function appendInside(run: TextRun, element: Element, hasEditors: boolean): void {
  for (let child = firstChildOf(element); child; child = nextSiblingOf(child)) {
    if (isText(child)) appendText(run, child);
    else if (isElement(child)) appendElement(run, child, hasEditors);
  }
}

/** The end of a word and the start of another, as in "Shipment ID" and "PKG-1234", or "1234" and "Delivered". */
const NEW_WORD = /(?:[a-z.]|ID)\|[A-Z\d]|\d\|[A-Z][a-z]/;

/** What elements separate is not joined to one word, unless it may be one: IDs are often in several elements. */
function appendText(run: TextRun, node: Text): void {
  if (NEW_WORD.test(`${run.text.slice(-2)}|${node.data.slice(0, 2)}`)) run.text += ' ';
  run.pieces.push({ node, start: run.text.length });
  run.text += node.data;
}

function appendElement(run: TextRun, element: Element, hasEditors: boolean): void {
  const { tagName } = element;
  if (SKIPPED_TAGS.has(tagName) || (hasEditors && isEditor(element))) {
    if (!TAKES_NO_ROOM.has(tagName)) run.text += DRAWN.has(tagName) ? ' ' : '\n';
    return;
  }
  const start = run.text.length;
  if (INLINE.has(tagName)) appendInside(run, element, hasEditors);
  else if (TABLES.has(tagName)) {
    run.text += '\n';
    run.tables.push(element);
  } else {
    run.text += '\n';
    run.blocks.push(element);
    appendInside(run, element, hasEditors);
    run.text += '\n';
  }
  const href = (tagName === 'A' && element.getAttribute('href')) || '';
  if (run.text.length > start && mayTrack(href)) run.links.push({ href, start, end: run.text.length });
}

/** Appends one child of an element whose blocks are read separately; a block adds only a line end. */
export function appendChild(run: TextRun, child: ChildNode, isPart: boolean): void {
  if (isText(child)) appendText(run, child);
  else if (isElement(child)) {
    if (isPart) appendElement(run, child, true);
    else run.text += '\n';
  }
}
