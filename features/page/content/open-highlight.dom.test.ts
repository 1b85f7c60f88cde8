import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeHighlights, installFakeHighlights } from '../../../tests/fakes/highlights.ts';
import type { Occurrence, OccurrenceIndex } from '../occurrences.ts';
import { createOccurrenceIndex } from './occurrence-index.ts';
import { createOpenHighlight, type OpenHighlight } from './open-highlight.ts';

let highlights: FakeHighlights;
let life: AbortController;
let index: OccurrenceIndex;
let highlight: OpenHighlight;

/** The highlighted places: the element around each, and its text. */
function highlighted(): [Element | null, string][] {
  return [...(highlights.get('waybill-open') ?? [])].map(({ startContainer, startOffset, endOffset }) => [
    startContainer.parentElement,
    `${startContainer.textContent}`.slice(startOffset, endOffset),
  ]);
}

/** Adds a paragraph with an ID, or with the same ID twice. */
function addBlock(id: string, text = `Where is ${id}?`): { block: Element; occurrences: Occurrence[] } {
  const block = document.createElement('p');
  block.textContent = text;
  document.body.append(block);
  return { block, occurrences: search(block, id) };
}

function search(block: Element, id: string): Occurrence[] {
  const node = block.firstChild as Text;
  const starts = [...node.data.matchAll(new RegExp(id, 'g'))].map(({ index: offset }) => offset);
  const occurrences = starts.map(
    (offset): Occurrence => ({
      id,
      evidence: 'shape',
      start: { node, offset },
      end: { node, offset: offset + id.length },
    }),
  );
  index.set(block, { occurrences, isWhole: true });
  return occurrences;
}

beforeEach(() => {
  document.body.innerHTML = '';
  highlights = installFakeHighlights();
  life = new AbortController();
  index = createOccurrenceIndex((block) => highlight.update(block));
  highlight = createOpenHighlight(() => index, life.signal);
});

afterEach(() => {
  life.abort();
});

test('highlights the ID of the open card until it ends', () => {
  const { block, occurrences } = addBlock('ONE', 'ONE or ONE');
  highlight.show(occurrences[1]);
  expect(highlighted()).toEqual([[block, 'ONE']]);
  highlight.show(undefined);
  expect(highlights.has('waybill-open')).toBe(false);
});

test('removes what the version before an update has left behind', () => {
  highlight.show(addBlock('ONE').occurrences[0]);
  createOpenHighlight(() => index, life.signal);
  expect(highlights.has('waybill-open')).toBe(false);
});

test('stays at the same one of two places when its text is searched again', () => {
  const { block, occurrences } = addBlock('ONE', 'ONE or ONE');
  highlight.show(occurrences[1]);
  index.drop(block);
  search(block, 'ONE');
  expect([...(highlights.get('waybill-open') ?? [])]).toMatchObject([
    { startContainer: block.firstChild, startOffset: 7 },
  ]);
});

test('follows the ID when the page draws its text again', () => {
  const { block, occurrences } = addBlock('ONE');
  highlight.show(occurrences[0]);
  block.remove();
  index.dropRemoved();
  expect(highlighted()).toEqual([]);
  addBlock('TWO');
  expect(highlighted()).toEqual([]);
  const again = addBlock('ONE');
  expect(highlighted()).toEqual([[again.block, 'ONE']]);
});

test('does not move when other text changes, and returns when the page has emptied the registry', () => {
  const { block, occurrences } = addBlock('ONE');
  highlight.show(occurrences[0]);
  addBlock('ONE');
  expect(highlighted()).toEqual([[block, 'ONE']]);
  highlights.clear();
  search(block, 'ONE');
  expect(highlighted()).toEqual([[block, 'ONE']]);
  life.abort();
  expect(highlights.has('waybill-open')).toBe(false);
});
