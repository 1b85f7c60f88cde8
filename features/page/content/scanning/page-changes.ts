import { isInDocument } from '../../../../utils/native-dom.ts';
import { blockOf, isInline, isSkipped } from '../../elements.ts';
import type { OccurrenceIndex, TextHolder } from '../../occurrences.ts';
import { attempt } from './slices.ts';
import { isMany } from './text-blocks.ts';

/** The most changed elements that are read in the task of the change. */
export const MAX_READ_AT_ONCE = 5;

/** The changes to observe. The only attributes are those that can change the IDs of a page. */
export const WATCHED_CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['href', 'contenteditable', 'role', 'aria-readonly'],
  attributeOldValue: true,
};

const EDITOR_ROLE = /^(?:text|search)box$/;

/** The effects of a batch of mutation records on the IDs of a page. */
export interface Changes {
  /** Elements whose text must be searched again. */
  outdated: Set<TextHolder>;
  /** Elements that became editors: text in them is not searched. */
  becameEditors: Set<Element>;
  hasRemovals: boolean;
  /** The page has opened its document again, as `document.write` does. */
  isDocumentReopened: boolean;
}

/**
 * Reads a batch of mutation records. It never reads the layout, and the work is proportional to the number of records.
 * @param index the IDs found before the batch; `undefined` until the detector has been loaded
 */
export function readChanges(records: readonly MutationRecord[], index: OccurrenceIndex | undefined): Changes {
  const outdated = new Set<TextHolder>();
  const becameEditors = new Set<Element>();
  let hasRemovals = false;
  let isDocumentReopened = false;

  /** Marks the block around a node as outdated. */
  function outdate(node: Node): void {
    if (!isInDocument(node) || isSkipped(node)) return;
    const block = index?.wholeBlockAround(node) ?? blockOf(node);
    if (block) outdated.add(block);
  }

  function readChildren({ target, addedNodes, removedNodes }: MutationRecord): void {
    if (isMany(addedNodes.length)) outdate(target);
    else for (const node of addedNodes) outdate(node);

    if (removedNodes.length === 0) return;
    hasRemovals = true;
    if (target === document) isDocumentReopened = true;
    // The text on both sides of a removed word may be one word now, or may have lost its label.
    if (index?.wholeBlockAround(target)) outdate(target);
  }

  /** Reads a change of `contenteditable` or `role`: the element may have become an editor, or may no longer be one. */
  function readRole({ target, attributeName, oldValue }: MutationRecord): void {
    const element = target as Element;
    const isEditor = isSkipped(element);
    if (isEditor) becameEditors.add(element);
    // Pages change other roles of many elements at once.
    if (attributeName !== 'contenteditable' && !isEditor && !EDITOR_ROLE.test(`${oldValue}`)) return;
    const part = isEditor && isInline(element) ? element.parentElement : element;
    outdate(index?.wholeBlockAround(element) ?? part ?? element);
  }

  function read(record: MutationRecord): void {
    if (record.type === 'childList') readChildren(record);
    else if (record.type === 'attributes' && record.attributeName !== 'href') readRole(record);
    else outdate(record.target);
  }

  for (const record of records) attempt(() => read(record));
  return { outdated, becameEditors, hasRemovals, isDocumentReopened };
}
