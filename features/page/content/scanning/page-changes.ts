import type { OccurrenceIndex } from '../../occurrences.ts';
import { isMany } from './deferred-lists.ts';
import { blockOf, isSkipped } from './text-run.ts';

/** The changes to observe. The only attributes are those that can change the IDs of a page. */
export const WATCHED_CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['href', 'contenteditable'],
};

/** The effects of a batch of mutation records on the IDs of a page. */
export interface Changes {
  /** Elements whose text must be searched again. */
  outdated: Set<Element>;
  /** Elements that became editors: text in them is not searched. */
  becameEditors: Set<Node>;
  hasRemovals: boolean;
  /** The page has opened its document again, as `document.write` does. */
  isDocumentReopened: boolean;
}

/**
 * Reads a batch of mutation records. It never reads the layout, and the work is proportional to the number of records.
 * @param index the IDs found before the batch; `undefined` until the detector has been loaded
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

  /** Marks the block around a node as outdated. */
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
  // The text on both sides of a removed word may be one word now, or may have lost its label.
  if (index?.wholeBlockAround(target)) outdate(target);
}
