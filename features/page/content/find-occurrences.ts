import {
  closestOf,
  parentElementOf,
  previousElementSiblingOf,
  textContentOf,
} from '../../../utils/native-dom.ts';
import { findInLink, findTrackingIds, type Match, type TextContext } from '../../detection/engine/detect.ts';
import { headOf } from '../../detection/engine/headers/heads.ts';
import { plainText } from '../../detection/engine/normalise.ts';
import { cellLabel, isCell, isNumberAlone } from '../cell-label.ts';
import { blockOf, isElement, isSkipped } from '../elements.ts';
import type { Occurrence, TextHolder, TextPoint, TextRun } from '../occurrences.ts';
import { withoutFillers } from './fillers.ts';
import { gridCellsIn } from './grid-cells.ts';
import { captionLabel, pairLabel, spannedLabel } from './header-cells.ts';
import { NAMES, namedValuesIn } from './named-values.ts';
import { isRecordIn } from './record-cells.ts';
import { rowCellsIn } from './row-cells.ts';
import {
  labelAbove,
  labelAboveNote,
  labelBelowHeading,
  labelBelowTitle,
  labelledValuesIn,
} from './value-labels.ts';

type LinkMatch = Pick<Match, 'id' | 'start' | 'end' | 'evidence'>;

/**
 * The IDs of a text, without those that are now in an editor: a frame may be filled first and turned into an editor while
 * the detector loads.
 * @param joined the text, joined across inline elements
 * @param element the element or shadow root that contains the text
 * @param mayMatch the prefilter for texts: a text may be here only because of its links
 */
export function findOccurrences(
  joined: TextRun,
  element: TextHolder,
  context: Omit<TextContext, 'label'>,
  mayMatch: (text: string, isLabelled: boolean) => boolean,
): Occurrence[] {
  const run = separated(joined);
  const ofCell = isCell(element, run.text) ? element : undefined;
  const label = (ofCell && nameOf(ofCell, run)) ?? labelAround(run) ?? (ofCell && cellLabel(ofCell));
  const isSearched = run.links.length === 0 || mayMatch(run.text, label !== undefined);
  const matches = [
    ...(isSearched ? findInText(run, label === undefined ? context : { ...context, label }) : []),
    ...findLinked(run, context),
  ];
  return matches
    .filter(
      ({ id, evidence }) =>
        !(ofCell && label !== undefined && evidence === 'label' && isRecordIn(ofCell, label, id)),
    )
    .flatMap((match) => toOccurrence(run, match) ?? [])
    .filter(({ start, end }) => !isSkipped(start.node) && !isSkipped(end.node));
}

/**
 * Whether an element around a node, but not around another one, ends the word: a block, a flex item, a float, a badge. In
 * a frame that is not shown, `display` is empty.
 */
function isBoxed(node: Node, other: Node): boolean {
  const element = parentElementOf(node);
  if (!element || Node.prototype.contains.call(element, other)) return false;
  return !/^(?:inline|contents|)$/.test(getComputedStyle(element).display) || isBoxed(element, other);
}

/** A shorter part may be one of several of an ID. */
const WHOLE_VALUE = /^(?:\w{10,}|[a-z_]+:\w+)$/;

/** Whether two texts are whole values in elements of the same kind side by side, as tags are, however they are shown. */
function areTags(node: Text, other: Text): boolean {
  const [tag, before] = [parentElementOf(node), parentElementOf(other)];
  if (!tag || !before || previousElementSiblingOf(tag) !== before) return false;
  const isAlike =
    tag.localName === before.localName && /\S/.test(classOf(tag)) && classOf(tag) === classOf(before);
  return isAlike && [tag, before].some((each) => WHOLE_VALUE.test(textContentOf(each).trim()));
}

const classOf = (element: Element): string => Element.prototype.getAttribute.call(element, 'class') ?? '';

/** Whether both of two characters may be parts of a word. Few pages need the second expression, which is slow to compile. */
const areInWord = (pair: string): boolean =>
  /^[\0-\x7f]*$/.test(pair) ? /^[a-z\d+]{2}$/i.test(pair) : /^[\p{L}\d+]{2}$/u.test(pair);

/**
 * Adds a line end between tags, and between words that only the page's styles separate: "12345" and the "3" of a badge
 * beside it are not one number. Styles are read only where two such words meet, because reading them is slow after changes.
 */
function separated(run: TextRun): TextRun {
  const pieces = run.pieces.filter(({ node }) => node.length > 0);
  const ends = pieces.flatMap(({ node, start }, index) => {
    const before = pieces[index - 1]?.node;
    const isMeeting = before && areInWord(run.text.slice(start - 1, start + 1));
    return isMeeting && (areTags(node, before) || isBoxed(node, before) || isBoxed(before, node))
      ? start
      : [];
  });
  if (ends.length === 0) return run;
  const endIn = (end: number): number => end + ends.filter((each) => each < end).length;
  const startIn = (start: number): number => endIn(start + 1) - 1;
  return {
    ...run,
    text: [0, ...ends].map((start, index) => run.text.slice(start, ends[index])).join('\n'),
    pieces: pieces.map(({ node, start }) => ({ node, start: startIn(start) })),
    links: run.links.map(({ href, start, end }) => ({ href, start: startIn(start), end: endIn(end) })),
  };
}

/** The gap between two columns of a table in plain text, in which the first cell of a line may be empty. */
const COLUMN_GAP = /\S(?: {2}|\t)[ \t]*\S/;

/**
 * Replaces the indentation of a page's source, which browsers do not show, with invisible characters, which the detector
 * ignores. So all offsets stay the same.
 */
const withoutIndents = (text: string): string =>
  COLUMN_GAP.test(text) ? text : text.replace(/(?:^|\n)[ \t]{2,}/g, (gap) => gap.replace(/[ \t]/g, '\u200b'));

/** What is searched separately in a run: the first of these that it has. */
const CELLS = [gridCellsIn, rowCellsIn, namedValuesIn, labelledValuesIn];

/** The IDs in the text of a run. Cells of tables without `td`, and named values, are searched separately. */
function findInText(run: TextRun, context: TextContext): Match[] {
  const text = withoutFillers(withoutIndents(run.text), run);
  const cells = CELLS.reduce<ReturnType<(typeof CELLS)[number]>>(
    (found, cellsIn) => (found.length > 0 ? found : cellsIn(run)),
    [],
  );
  if (cells.length === 0) return findTrackingIds(text, context);
  let rest = text;
  const inCells = cells.flatMap(({ start, end, label }) => {
    rest = rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end);
    return findTrackingIds(text.slice(start, end), label === '' ? context : { ...context, label }).map(
      (match) => ({ ...match, start: match.start + start, end: match.end + start }),
    );
  });
  return [...inCells, ...findTrackingIds(rest, context)].sort((a, b) => a.start - b.start);
}

/**
 * The label of a value in an attribute of its cell, or of an element in the cell. Except in a `data-` attribute, it must
 * contain a known label: a title may be about other things.
 */
function nameOf(cell: Element, { pieces }: TextRun): string | undefined {
  let element = pieces[0] ? parentElementOf(pieces[0].node) : null;
  for (; element; element = element === cell ? null : parentElementOf(element))
    for (const attribute of NAMES) {
      const name = Element.prototype.getAttribute.call(element, attribute) ?? '';
      if (!/^\D{3,50}$/.test(name)) continue;
      if (attribute.startsWith('data-') || headOf(plainText(name).text)) return name;
    }
  return undefined;
}

/** A longer text is not just a number in a cell. */
const MAX_CELL = 80;

/**
 * The labels that the content script leaves to this larger script: in tables with spans or with pairs of label and value,
 * and above other numbers.
 */
function labelAround({ text, pieces }: TextRun): string | undefined {
  const node = pieces[0]?.node;
  if (!node || text.length > MAX_CELL) return undefined;
  const parent = parentElementOf(node);
  const cell = parent && closestOf(parent, 'td, th');
  if (cell instanceof HTMLTableCellElement && textContentOf(cell).trim() === text.trim()) {
    const row = cell.closest('tr');
    const own = row?.cells.length === 1 ? labelAbove(row) : row && cell.cellIndex > 0 && labelBelowTitle(row);
    return own || (spannedLabel(cell) ?? pairLabel(cell) ?? captionLabel(cell));
  }
  if (!isNumberAlone(text)) return undefined;
  const block = blockOf(node);
  if (!block || !isElement(block)) return undefined;
  return block.localName === 'dd' ? (labelBelowHeading(block) ?? labelAboveNote(block)) : labelAbove(block);
}

/** IDs in the addresses of links. They are placed on the whole text of the link, unless the text contains the ID. */
function findLinked(run: TextRun, context: Omit<TextContext, 'label'>): LinkMatch[] {
  return run.links.flatMap(({ href, start, end }) => {
    const ids = findInLink(href, context.rules);
    const text = run.text.slice(start, end);
    if (ids.length === 0 || text.trim() === '') return [];
    const shown = new Set(findTrackingIds(text, context).map(({ id }) => id));
    return ids.filter((id) => !shown.has(id)).map((id) => ({ id, start, end, evidence: 'link' as const }));
  });
}

function toOccurrence(run: TextRun, match: LinkMatch): Occurrence | undefined {
  const start = pointAt(run, match.start, false);
  const end = pointAt(run, match.end, true);
  return start && end && { id: match.id, evidence: match.evidence, start, end };
}

/**
 * The position of a character of a run.
 * @param index offset in `run.text`
 * @param isEnd true for the end of a match, which belongs to the piece before a boundary, not after it
 */
export function pointAt(run: TextRun, index: number, isEnd: boolean): TextPoint | undefined {
  let low = 0;
  let high = run.pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const { start } = run.pieces[middle] as TextRun['pieces'][number];
    if (isEnd ? start < index : start <= index) low = middle;
    else high = middle - 1;
  }
  const piece = run.pieces[low];
  if (!piece) return undefined;
  const offset = index - piece.start;
  return offset >= 0 && offset <= piece.node.length ? { node: piece.node, offset } : undefined;
}
