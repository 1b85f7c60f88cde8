import type { OccurrenceIndex } from '../../occurrences.ts';
import { isMany } from './deferred-lists.ts';
import { blockOf, isSkipped } from './text-run.ts';

/** What is observed. Of the attributes, only those that change which IDs there are. */
export const WATCHED_CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['href', 'contenteditable'],
};

/** What a batch of mutation records means for the IDs of a page. */
export interface Changes {
  /** Elements whose text is to be searched again. */
  outdated: Set<Element>;
  /** Elements that became editors: text in them is not searched. */
  becameEditors: Set<Node>;
  hasRemovals: boolean;
  /** The page has opened its document again, as `document.write` does. */
  isDocumentReopened: boolean;
}

/**
 * Reads a batch of mutation records. Layout is never asked for, and the work is proportional to the records.
 * @param index what is known of the page before the batch; `undefined` while nothing was found
 */
export function readChanges(records: readonly MutationRecord[], index: OccurrenceIndex | undefined): Changes {
  const changes: Changes = {
    outdated: new Set(),
    becameEditors: new Set(),
    hasRemovals: false,
    isDocumentReopened: false,
  };
  for (const record of records) readRecord(record, changes, index);
  return changes;
}

function readRecord(record: MutationRecord, changes: Changes, index: OccurrenceIndex | undefined): void {
  const { type, target, attributeName, addedNodes, removedNodes } = record;

  /** The text around a node is to be searched again. */
  function outdate(node: Node): void {
    if (!node.isConnected || isSkipped(node)) return;
    const block = index?.wholeBlockAround(node) ?? blockOf(node);
    if (block) changes.outdated.add(block);
  }

  if (attributeName === 'contenteditable') {
    if (isSkipped(target)) changes.becameEditors.add(target);
    outdate(index?.wholeBlockAround(target) ?? target);
  } else if (type !== 'childList') outdate(target);

  if (isMany(addedNodes.length)) outdate(target);
  else for (const node of addedNodes) outdate(node);

  if (removedNodes.length === 0) return;
  changes.hasRemovals = true;
  if (target.nodeType === Node.DOCUMENT_NODE) changes.isDocumentReopened = true;
  // What stood around a removed word may be one word now, or have lost its label.
  if (index?.wholeBlockAround(target)) outdate(target);
}
