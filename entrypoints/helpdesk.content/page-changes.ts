import type { HitIndex } from '../../utils/hits.ts';
import { areMany } from './long-lists.ts';
import { blockOf, isSkipped } from './text-run.ts';

/** Of the attributes, only those that change which IDs there are. */
const WATCHED = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['href', 'contenteditable'],
};

interface Handlers {
  index(): HitIndex | undefined;
  /** The text in an element is to be searched again. */
  onChanged(element: Element): void;
  /** Something has left the page. */
  onRemoved(): void;
  /** The page has opened its document anew. */
  onRewritten(): void;
  /** All changes of a batch have been told. */
  onDone(): void;
}

/**
 * Tells which elements are to be searched again when a page changes. What is known of them is forgotten at once: until
 * they have been searched, a mark could stand on the wrong characters.
 * @returns watches one more tree, a document or a shadow root
 */
export function watchChanges(handlers: Handlers, signal: AbortSignal): (root: Node) => void {
  const { index, onChanged, onRemoved, onRewritten, onDone } = handlers;

  /** Has the text around a node searched again. */
  function note(node: Node): void {
    if (!node.isConnected || isSkipped(node)) return;
    const element = index()?.wholeUnitAround(node) ?? blockOf(node);
    if (!element) return;
    index()?.drop(element);
    onChanged(element);
  }

  /** An element became an editor, or ceased to be one. */
  function noteEditor(target: Node): void {
    const around = index()?.wholeUnitAround(target);
    if (isSkipped(target)) index()?.dropInside(target);
    note(around ?? target);
  }

  /** @returns whether something has left the page */
  function read({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord): boolean {
    if (attributeName === 'contenteditable') noteEditor(target);
    else if (type !== 'childList') note(target);
    if (areMany(addedNodes.length)) note(target);
    else for (const node of addedNodes) note(node);
    if (removedNodes.length === 0) return false;
    if (target === document) onRewritten();
    // What stood around a removed word may now join, or have lost its label.
    if (index()?.wholeUnitAround(target)) note(target);
    return true;
  }

  const observer = new MutationObserver((records) => {
    const removals = records.map(read);
    if (removals.includes(true)) onRemoved();
    onDone();
  });
  signal.addEventListener('abort', () => observer.disconnect());

  return (root) => observer.observe(root, WATCHED);
}
