import {
  boxOf,
  closestOf,
  documentOf,
  getterOf,
  isInDocument,
  parentElementOf,
} from '../../../utils/native-dom.ts';
import { isInViewer } from '../../page/elements.ts';

/**
 * Editors of a page and of its frames. The elements of a frame are not instances of this window's classes, so they are
 * recognised by their names. A form may be an editor too, or be around one, and its fields may replace its properties;
 * the names of the other elements here cannot.
 */

const isContentEditable = getterOf('isContentEditable');

// Drawings and formulas are not editable by themselves, and lack the property.
const isEditable = (element: Element): boolean =>
  'isContentEditable' in element && isContentEditable.call(element);

/** Whether a node is a text area, in any document. */
export const isTextArea = (node: Node): node is HTMLTextAreaElement =>
  (node as Partial<Element>).localName === 'textarea';

/** Whether an element is a frame. */
export const isFrame = (element: Element): element is HTMLIFrameElement | HTMLFrameElement =>
  /^i?frame$/.test(element.localName);

/** The document in a frame; `undefined` if it has another origin. */
export function childDocument(frame: HTMLIFrameElement | HTMLFrameElement): Document | undefined {
  try {
    return frame.contentDocument ?? undefined;
  } catch {
    // Firefox throws for frames that it has moved to another process.
    return undefined;
  }
}

/** Titles that are edited in place, which some helpdesks (Zammad) save as soon as they lose the focus, and tags. */
const ONE_LINE = 'h1, h2, h3, h4, h5, h6, [aria-multiline="false"]';

/**
 * The whole editor around an element. Single-line fields are ignored: they are for search, addresses and titles. So are
 * editors that only show a text, which get the focus when an ID in them is clicked.
 */
export function editorOf(target: EventTarget | null | undefined): HTMLElement | undefined {
  if (!target || !('nodeName' in target)) return undefined;
  const element = target as HTMLElement;
  if (isTextArea(element))
    return element.disabled || element.readOnly || !isForTexts(element) ? undefined : element;
  // In design mode, the focus may be on the root.
  const page = documentOf(element);
  if (page?.designMode === 'on') return page.body ?? undefined;
  if (!isEditable(element)) return undefined;
  let editor = element;
  for (;;) {
    const parent = parentElementOf(editor);
    if (!parent || !isEditable(parent)) return isForTexts(editor) ? editor : undefined;
    editor = parent;
  }
}

const isForTexts = (editor: HTMLElement): boolean =>
  !isInViewer(editor) && closestOf(editor, ONE_LINE) === null;

/**
 * Whether an element is in the page and can be seen, as can the frames around it. It may be scrolled away. Helpdesks that keep
 * other tickets open may move them off the page or make them transparent instead of removing them.
 */
export function isShown(element: Element): boolean {
  // The document of a removed frame has no window.
  const defaultView = documentOf(element)?.defaultView;
  if (!isInDocument(element) || !defaultView) return false;
  // Fields of editors that draw their text beside them are transparent themselves.
  const around = parentElementOf(element);
  if (!isVisible(element) || (around && !isVisible(around, { opacityProperty: true }))) return false;
  // Nothing can be scrolled to before the left edge, except in pages written from right to left.
  if (boxOf(element).right + scrolled(element, scrollLeft) <= 0) return false;
  for (let at: Element | null = element; at; at = hostOf(at)) if (closestOf(at, '[inert]')) return false;
  const frame = defaultView === window ? null : defaultView.frameElement;
  return frame === null || isShown(frame);
}

const scrollLeft = getterOf('scrollLeft');
const scrollTop = getterOf('scrollTop');

/** How far the page and the areas around an element are scrolled down. */
export const scrolledDown = (element: Element): number => scrolled(element, scrollTop);

function scrolled(element: Element, read: typeof scrollTop): number {
  let sum = 0;
  for (let at: Element | null = element; at; at = parentElementOf(at) ?? hostOf(at))
    sum += Math.max(0, read.call(at));
  return sum;
}

/** The element whose shadow root an element is in. */
const hostOf = (element: Element): Element | null =>
  (Node.prototype.getRootNode.call(element) as Partial<ShadowRoot>).host ?? null;

const isVisible = (element: Element, options?: CheckVisibilityOptions): boolean =>
  Element.prototype.checkVisibility.call(element, { visibilityProperty: true, ...options });
