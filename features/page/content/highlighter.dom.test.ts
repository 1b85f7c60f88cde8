import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeHighlights, installFakeHighlights } from '../../../tests/fakes/highlights.ts';
import {
  type FakeIntersections,
  installFakeIntersections,
} from '../../../tests/fakes/intersection-observer.ts';
import type { Occurrence, OccurrenceIndex } from '../occurrences.ts';
import { createHighlighter, type Highlighter } from './highlighter.ts';
import { createOccurrenceIndex } from './occurrence-index.ts';

let highlights: FakeHighlights;
let viewport: FakeIntersections;
let life: AbortController;
let index: OccurrenceIndex;
let highlighter: Highlighter;
let shadowRoots: Set<ShadowRoot>;
let delivered: Set<string>;
let block: Element;
let id: Occurrence;
let isHidden: boolean;
const onSight = vi.fn();

/** The texts in a highlight. */
function highlightedTexts(name = 'waybill-id'): string[] {
  return [...(highlights.get(name) ?? [])].map(({ startContainer, startOffset, endContainer, endOffset }) => {
    const range = document.createRange();
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
    return String(range);
  });
}

function indexBlock(text: string, isInView = false): { block: Element; id: Occurrence } {
  const element = document.createElement('p');
  element.textContent = `Where is ${text}?`;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 300, isHidden ? 0 : 20);
  document.body.append(element);
  const node = element.firstChild as Text;
  const start = { node, offset: 9 };
  const occurrence: Occurrence = {
    id: text,
    evidence: 'shape',
    start,
    end: { node, offset: 9 + text.length },
  };
  index.set(element, { occurrences: [occurrence], isWhole: true }, isInView);
  return { block: element, id: occurrence };
}

const colorOf = (trackingId: string) => (delivered.has(trackingId) ? 'delivered' : 'unknown');
const create = () => createHighlighter(() => index, shadowRoots, colorOf, onSight, life.signal);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  highlights = installFakeHighlights();
  viewport = installFakeIntersections();
  life = new AbortController();
  delivered = new Set();
  isHidden = false;
  shadowRoots = new Set();
  index = createOccurrenceIndex((element, isInView) => highlighter.update(element, isInView));
  highlighter = create();
  ({ block, id } = indexBlock('ONE'));
});

afterEach(() => {
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
  life.abort();
  vi.useRealTimers();
});

test('highlights an ID when its block comes near the viewport', () => {
  const far = indexBlock('TWO');
  expect(highlightedTexts()).toEqual([]);
  viewport.report(block, true);
  expect(highlightedTexts()).toEqual(['ONE']);
  viewport.report(far.block, true);
  expect(highlightedTexts()).toEqual(['ONE', 'TWO']);
  expect(onSight).toHaveBeenCalledTimes(2);
});

test('removes the highlights of a block that left together with the next change', () => {
  const next = indexBlock('TWO');
  viewport.report(block, true);
  viewport.report(block, false);
  expect(highlightedTexts()).toEqual(['ONE']);
  viewport.report(next.block, true);
  expect(highlightedTexts()).toEqual(['TWO']);
});

test('removes the highlights at once if the page hides a block', () => {
  viewport.report(block, true);
  isHidden = true;
  viewport.report(block, false);
  expect(highlightedTexts()).toEqual([]);
});

test('leaves the highlights of a block that left and came back as they are', () => {
  viewport.report(block, true);
  const [range] = highlights.get('waybill-id') ?? [];
  viewport.report(block, false);
  viewport.report(block, true);
  indexBlock('TWO', true);
  expect([...(highlights.get('waybill-id') ?? [])][0]).toBe(range);
});

test('removes the highlights at once if many blocks have left', () => {
  const blocks = Array.from({ length: 51 }, (_, item) => indexBlock(`ID ${item}`, true).block);
  for (const each of blocks.slice(1)) viewport.report(each, false);
  expect(highlightedTexts()).toHaveLength(51);
  for (const each of blocks) viewport.report(each, false);
  expect(highlightedTexts()).toEqual([]);
});

test('highlights an ID at once if its block is likely to be in view, and observes it from then on', () => {
  const likely = indexBlock('TWO', true);
  expect(highlightedTexts()).toEqual(['TWO']);
  viewport.report(likely.block, false);
  viewport.report(block, true);
  expect(highlightedTexts()).toEqual(['ONE']);
});

test('does not treat a changed block as one in view if it is known to be elsewhere', () => {
  viewport.report(block, false);
  index.set(block, { occurrences: [id], isWhole: true }, true);
  expect(highlightedTexts()).toEqual([]);
});

test('notices when the page shows or hides a part of a block in view', () => {
  block.innerHTML = '<span>Where is ONE?</span>';
  const part = block.firstElementChild as Element;
  const node = part.firstChild as Text;
  const inPart = { ...id, start: { node, offset: 9 }, end: { node, offset: 12 } };
  index.set(block, { occurrences: [inPart], isWhole: true });
  viewport.report(block, true);
  onSight.mockClear();
  viewport.report(part, false);
  expect(onSight).toHaveBeenCalledOnce();
  expect(highlightedTexts()).toEqual(['ONE']);
  index.set(block, { occurrences: [id], isWhole: true });
  expect(viewport.isObserved(part)).toBe(false);
  expect(viewport.isObserved(block)).toBe(true);
});

test('highlights an ID that comes near the viewport outside of its block', () => {
  block.innerHTML = '<span>Where is ONE?</span>';
  const part = block.firstElementChild as Element;
  const node = part.firstChild as Text;
  const inPart = { ...id, start: { node, offset: 9 }, end: { node, offset: 12 } };
  index.set(block, { occurrences: [inPart], isWhole: true });
  viewport.report(block, false);
  viewport.report(part, true);
  expect(highlightedTexts()).toEqual(['ONE']);
  viewport.report(block, true);
  viewport.report(block, false);
  indexBlock('TWO', true);
  expect(highlightedTexts()).toEqual(['ONE', 'TWO']);
});

test('removes the highlights of a dropped block, and stops observing it after a while', () => {
  viewport.report(block, true);
  index.drop(block);
  expect(highlightedTexts()).toEqual([]);
  expect(viewport.isObserved(block)).toBe(true);
  vi.runAllTimers();
  expect(viewport.isObserved(block)).toBe(false);
});

test('highlights at once when a block near the viewport has been searched again', () => {
  viewport.report(block, true);
  index.drop(block);
  index.set(block, { occurrences: [{ ...id, end: { ...id.end, offset: 11 } }], isWhole: true });
  expect(highlightedTexts()).toEqual(['ON']);
  vi.runAllTimers();
  expect(viewport.isObserved(block)).toBe(true);
});

test('highlights an ID by its status, and updates it when the status changes', () => {
  viewport.report(block, true);
  delivered.add('ONE');
  highlighter.recolor();
  expect(highlightedTexts()).toEqual([]);
  expect(highlightedTexts('waybill-delivered')).toEqual(['ONE']);
});

test('restores the highlights when the page has emptied the registry or a highlight', () => {
  viewport.report(block, true);
  highlights.get('waybill-id')?.clear();
  highlighter.verify();
  expect(highlightedTexts()).toEqual(['ONE']);
  highlights.clear();
  highlighter.verify();
  expect(highlightedTexts()).toEqual(['ONE']);
});

test('finds the highlighted ID at a point, not a highlight of the page', () => {
  shadowRoots.add(document.createElement('div').attachShadow({ mode: 'open' }));
  viewport.report(block, true);
  const own = [...(highlights.get('waybill-id') ?? [])];
  const highlightsFromPoint = vi.fn(() => [{ ranges: [document.createRange()] }, { ranges: own }]);
  Object.assign(highlights, { highlightsFromPoint });
  expect(highlighter.occurrenceAt(3, 4)).toBe(id);
  expect(highlightsFromPoint).toHaveBeenCalledWith(3, 4, { shadowRoots: [...shadowRoots] });
  index.drop(block);
  expect(highlighter.occurrenceAt(3, 4)).toBeUndefined();
});

test('finds the ID by the caret position where no highlight is found at a point, but not beside the ID', () => {
  const boxes: Partial<DOMRectList> = [new DOMRect(0, 0, 9, 9)];
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(boxes as DOMRectList);
  const caretPositionFromPoint = vi.fn(() => ({ offsetNode: id.start.node, offset: id.start.offset }));
  Object.assign(document, { caretPositionFromPoint });
  expect(highlighter.occurrenceAt(3, 4)).toBe(id);
  expect(caretPositionFromPoint).toHaveBeenCalledWith(3, 4, { shadowRoots: [] });
  expect(highlighter.occurrenceAt(30, 4)).toBeUndefined();
  caretPositionFromPoint.mockReturnValue({ offsetNode: id.start.node, offset: 0 });
  expect(highlighter.occurrenceAt(3, 4)).toBeUndefined();
});

test('emphasizes the active ID while its block has it, also when the block is searched again', () => {
  const activeTexts = () => highlightedTexts('waybill-active');
  const search = (found: Occurrence) => index.set(block, { occurrences: [found], isWhole: true });
  highlighter.setActive(id);
  index.drop(block);
  expect(activeTexts()).toEqual([]);
  search({ ...id });
  expect(activeTexts()).toEqual(['ONE']);
  highlighter.setActive(undefined);
  search({ ...id });
  expect(activeTexts()).toEqual([]);
});

test('does not change the active ID when another block changes', () => {
  const other = indexBlock('TWO');
  highlighter.setActive(id);
  index.drop(other.block);
  expect(highlightedTexts('waybill-active')).toEqual(['ONE']);
});

test.each([
  ['its signal aborts', () => life.abort()],
  ['the version after an update starts', () => void create()],
])('removes its highlights from the registry when %s', (_, end) => {
  viewport.report(block, true);
  highlighter.setActive(id);
  highlights.set('page-search', new Set());
  end();
  expect([...highlights.keys()]).toEqual(['page-search']);
});
