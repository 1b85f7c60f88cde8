import { boxOf, closestOf } from '../../../utils/native-dom.ts';
import { childDocument, editorOf, isFrame, isShown, scrolledDown } from './editors.ts';

/** Finds the editors in which an agent may write a reply, whether or not one of them has had the focus. */

const PLACES = 'textarea, [contenteditable]:not([contenteditable="false"]), iframe, frame';
/** Editors for search or code, and those that are not for the user, such as hidden clipboards of rich editors. */
const OTHERS = [
  'search',
  '[role~="search"]',
  '[role~="searchbox"]',
  '[role~="combobox"]',
  '[aria-readonly="true"]',
  '[aria-disabled="true"]',
  '[aria-hidden="true"]',
  '.monaco-editor',
  '.cm-editor',
  '.CodeMirror',
  '.ace_editor',
].join(', ');
/** A smaller editor is not for replies. In CSS pixels. */
const MIN_WIDTH = 60;
const MIN_HEIGHT = 14;
/** Editors keep helpers out of sight at positions such as -9999. */
const FAR = -999;

/**
 * The editors that can be seen in a page, in its frames and shadow roots, the largest first.
 * @param roots the documents and shadow roots to search; frames in them are searched too, if they can be read
 */
export function findEditors(roots: Iterable<Document | ShadowRoot>): HTMLElement[] {
  const found = new Set<HTMLElement>();
  const search = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll<HTMLElement>(PLACES)) {
      if (!isFrame(element)) add(element);
      else if (isShown(element)) searchFrame(element);
    }
  };
  const searchFrame = (frame: HTMLIFrameElement | HTMLFrameElement): void => {
    const inside = childDocument(frame);
    if (inside?.designMode === 'on') add(inside.body);
    else if (inside) search(inside);
  };
  const add = (element: Element | null): void => {
    const editor = editorOf(element);
    if (editor && isForReplies(editor)) found.add(editor);
  };
  for (const root of roots) search(root);
  const all = [...found];
  const isInside = (inner: HTMLElement) =>
    all.some((outer) => outer !== inner && Node.prototype.contains.call(outer, inner));
  return all.filter((editor) => !isInside(editor)).sort((a, b) => areaOf(b) - areaOf(a));
}

function isForReplies(editor: HTMLElement): boolean {
  const { width, height, bottom } = boxOf(editor);
  return (
    width >= MIN_WIDTH &&
    height >= MIN_HEIGHT &&
    bottom + scrolledDown(editor) > FAR &&
    isShown(editor) &&
    closestOf(editor, OTHERS) === null
  );
}

const areaOf = (editor: HTMLElement): number => {
  const { width, height } = boxOf(editor);
  return width * height;
};
