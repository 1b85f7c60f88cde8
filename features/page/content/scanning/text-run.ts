import { firstChildOf, nextSiblingOf } from '../../../../utils/native-dom.ts';
import { mayTrack } from '../../../detection/engine/prefilter.ts';
import {
  gapOf,
  hasEditor,
  isEditor,
  isElement,
  isInline,
  isSkippedTag,
  isTable,
  isText,
} from '../../elements.ts';
import type { TextRun } from '../../occurrences.ts';

export const emptyRun = (): TextRun => ({ text: '', end: '', pieces: [], links: [], tables: [], blocks: [] });

/** Joins the text of an element; blocks, cells and line breaks become line ends. */
export function readTextRun(root: Element): TextRun {
  const run = emptyRun();
  appendInside(run, root, hasEditor(root));
  return run;
}

function append(run: TextRun, text: string): void {
  run.text += text;
  run.end = text.length > 1 ? text.slice(-2) : (run.end + text).slice(-2);
}

function appendInside(run: TextRun, element: Element, hasEditors: boolean): void {
  for (let child = firstChildOf(element); child; child = nextSiblingOf(child)) {
    if (isText(child)) appendText(run, child.data, child);
    else if (isElement(child)) appendElement(run, child, hasEditors);
  }
}

/** The end of a word and the start of another, as in "Shipment ID" and "PKG-1234", or "1234GB" and "Delivered". */
const NEW_WORD = /(?:[a-z.]|ID)\|[A-Z\d]|[A-Z\d]\|[A-Z][a-z]/;

/**
 * Texts of separate elements become one word only if that may be an ID: IDs are often in several elements.
 * @param data the text of a node, or a part of it that begins at `from`
 */
export function appendText(run: TextRun, data: string, node: Text, from = 0): void {
  // Most texts begin a line.
  if (!/\s$/.test(run.end) && NEW_WORD.test(`${run.end}|${data.slice(0, 2)}`)) append(run, ' ');
  run.pieces.push({ node, start: run.text.length - from });
  append(run, data);
}

function appendElement(run: TextRun, element: Element, hasEditors: boolean): void {
  if (isSkippedTag(element) || (hasEditors && isEditor(element))) {
    append(run, gapOf(element));
    return;
  }
  const start = run.text.length;
  if (isInline(element)) appendInside(run, element, hasEditors);
  else if (isTable(element)) {
    append(run, '\n');
    run.tables.push(element);
  } else {
    append(run, '\n');
    run.blocks.push(element);
    appendInside(run, element, hasEditors);
    append(run, '\n');
  }
  const href = (element.localName === 'a' && element.getAttribute('href')) || '';
  if (run.text.length > start && mayTrack(href)) run.links.push({ href, start, end: run.text.length });
}

/** Appends one child of an element whose blocks are read separately; a block adds only a line end. */
export function appendChild(run: TextRun, child: ChildNode, isPart: boolean): void {
  if (isText(child)) appendText(run, child.data, child);
  else if (isElement(child)) {
    if (isPart) appendElement(run, child, true);
    else append(run, '\n');
  }
}
