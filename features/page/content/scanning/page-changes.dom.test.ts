import { beforeEach, expect, test } from 'vitest';
import { SAMPLE_IDS } from '../../../../dev/sample-ids.ts';
import type { Occurrence, OccurrenceIndex } from '../../occurrences.ts';
import { createOccurrenceIndex } from '../occurrence-index.ts';
import { type Changes, readChanges, WATCHED_CHANGES } from './page-changes.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

let index: OccurrenceIndex;

/** Changes the page, and reads the mutation records. */
function changesOf(change: () => void): Changes {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, WATCHED_CHANGES);
  change();
  const changes = readChanges(observer.takeRecords(), index);
  observer.disconnect();
  return changes;
}

const $ = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const outdatedBy = (change: () => void) => [...changesOf(change).outdated];

/** Indexes an element as a block that was read with the blocks in it. */
function indexWhole(element: Element): void {
  const node = document.createTextNode('');
  element.append(node);
  const point = { node, offset: 0 };
  const occurrence: Occurrence = { id: ID, evidence: 'shape', start: point, end: point };
  index.set(element, { occurrences: [occurrence], isWhole: true });
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="ticket"><p id="mail">Where <b id="bold">is it?</b></p><div id="editor"><p>Hi</p></div></div>';
  index = createOccurrenceIndex(() => undefined);
});

test('marks the block around a changed text as outdated', () => {
  const text = $('#bold').firstChild as Text;
  expect(outdatedBy(() => (text.data = ID))).toEqual([$('#mail')]);
});

test('marks the whole block that a changed text was read with as outdated', () => {
  indexWhole($('#ticket'));
  const text = $('#bold').firstChild as Text;
  expect(outdatedBy(() => (text.data = ID))).toEqual([$('#ticket')]);
});

test('marks an added block as outdated once, even if it changed several times', () => {
  const added = document.createElement('p');
  const outdated = outdatedBy(() => {
    $('#ticket').append(added);
    added.textContent = 'one';
    added.textContent = 'two';
  });
  expect(outdated).toEqual([added]);
});

test('marks only the parent as outdated when very many nodes are added at once', () => {
  const addedNodes = Array.from({ length: 300 }, () => document.createElement('p'));
  $('#ticket').append(...addedNodes);
  // happy-dom writes one record for each node, a browser writes one for all of them.
  const record = {
    type: 'childList',
    target: $('#ticket'),
    attributeName: null,
    addedNodes,
    removedNodes: [],
  };
  const { outdated } = readChanges([record as unknown as MutationRecord], index);
  expect([...outdated]).toEqual([$('#ticket')]);
});

test('ignores added nodes that have already been removed', () => {
  const added = document.createElement('p');
  const changes = changesOf(() => {
    $('#ticket').append(added);
    added.remove();
  });
  expect([...changes.outdated]).toEqual([]);
  expect(changes.hasRemovals).toBe(true);
});

test('ignores text that is typed into an editor', () => {
  $('#editor').setAttribute('contenteditable', 'true');
  const text = $('#editor p').firstChild as Text;
  const changes = changesOf(() => {
    text.data = ID;
    $('#editor').append(document.createElement('p'));
  });
  expect(changes).toMatchObject({ outdated: new Set(), hasRemovals: false });
});

test('returns an element that became an editor, and marks the text around it as outdated', () => {
  indexWhole($('#ticket'));
  const changes = changesOf(() => $('#editor').setAttribute('contenteditable', 'true'));
  expect([...changes.becameEditors]).toEqual([$('#editor')]);
  expect([...changes.outdated]).toEqual([$('#ticket')]);
});

test('marks an element that is no longer an editor as outdated', () => {
  $('#editor').setAttribute('contenteditable', 'true');
  const changes = changesOf(() => $('#editor').removeAttribute('contenteditable'));
  expect([...changes.becameEditors]).toEqual([]);
  expect([...changes.outdated]).toEqual([$('#editor')]);
});

test('marks the block around a removed word as outdated, because its neighbours may be one word now', () => {
  indexWhole($('#mail'));
  const changes = changesOf(() => $('#bold').remove());
  expect([...changes.outdated]).toEqual([$('#mail')]);
  expect(changes.hasRemovals).toBe(true);
});

test('ignores attributes that cannot change the IDs', () => {
  expect(outdatedBy(() => $('#mail').setAttribute('class', 'read'))).toEqual([]);
});

test('marks the block of a link with a changed address as outdated', () => {
  $('#mail').innerHTML = '<a href="https://a.example">Where?</a>';
  const changed = outdatedBy(() => $('a').setAttribute('href', `https://a.example/track/${ID}`));
  expect(changed).toEqual([$('#mail')]);
});

test('recognizes a document that was opened again', () => {
  const { isDocumentReopened } = changesOf(() => {
    const root = document.documentElement;
    root.remove();
    document.append(root);
  });
  expect(isDocumentReopened).toBe(true);
  expect(changesOf(() => $('#mail').remove()).isDocumentReopened).toBe(false);
});
