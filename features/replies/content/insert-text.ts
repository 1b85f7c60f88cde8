import { delay } from '../../../utils/async.ts';
import { documentOf, isInDocument, parentElementOf, textContentOf } from '../../../utils/native-dom.ts';
import { childDocument, editorOf, isFrame, isShown, isTextArea } from './editors.ts';

/**
 * Inserts a text into an editor, in the ways that an editor may support, one after the other (docs/decisions.md#14). The
 * next one is tried only if the editor neither claimed nor changed anything, so that no text is inserted twice. All of
 * them leave the text in the browser's or the editor's own undo list. None needs the page's own world.
 */

/** Time for an editor to set its selection after it has received the focus. */
const FOCUS_MS = 50;
/** TinyMCE inserts in a timer, without claiming the event. Timers of a page run in order, also on a busy one. */
const UNCLAIMED_MS = 100;
/** An editor that claimed the text may take a moment to show it. */
const CLAIMED_MS = 1_000;
const STEP_MS = 25;
/** An editor that restores its own text does so quickly: text that remains for this long stays. */
const SETTLED_MS = 200;

/**
 * Some editors show their text beside the field that takes it (CodeMirror), or in new fields, one for each paragraph
 * (Editor.js), in an element this many levels above.
 */
const LEVELS = 3;

/** Offers a text to an editor. @returns whether the editor claims it: then nothing else may be tried */
type Offer = (editor: HTMLElement, text: string) => boolean;

/**
 * Focuses an editor and inserts a text.
 * @param caret where the agent was writing in the editor, if the selection may have left it since
 * @returns whether the text was found in the editor afterwards, and stayed
 */
export async function insertIntoEditor(editor: HTMLElement, text: string, caret?: Range): Promise<boolean> {
  await focusEditor(editor, caret);
  // A placeholder field is replaced by the editor when it gets the focus.
  if (!isShown(editor)) editor = focusedEditor(document) ?? editor;
  if (isTextArea(editor) && !hasRoom(editor, text)) return false;
  const before = contentOf(editor);
  const checks = [editor, around(editor)].map((element) => {
    const countBefore = countIn(contentOf(element), text);
    return () => isInDocument(element) && countIn(contentOf(element), text) > countBefore;
  });
  const hasLanded = () => checks.some((check) => check());
  // Fields without a framework show no paste by themselves; rich editors undo what they have not inserted themselves.
  const offers = isTextArea(editor) ? [type, paste] : [paste, announce, type];
  for (const offer of offers) {
    const isClaimed = offer(editor, text);
    const limit = isClaimed ? CLAIMED_MS : UNCLAIMED_MS;
    for (let waited = 0; waited < limit && !hasLanded(); waited += STEP_MS) await delay(STEP_MS);
    if (hasLanded()) {
      await delay(SETTLED_MS);
      return hasLanded();
    }
    if (isClaimed || !isInDocument(editor) || contentOf(editor) !== before) return false;
  }
  return false;
}

/** Otherwise the browser would cut the text off. */
const hasRoom = (
  { maxLength, textLength, selectionStart, selectionEnd }: HTMLTextAreaElement,
  text: string,
): boolean => maxLength < 0 || textLength - (selectionEnd - selectionStart) + text.length <= maxLength;

/** The element around an editor in which it may show its text, or the editor itself. */
function around(editor: HTMLElement): HTMLElement {
  let element = editor;
  for (let left = LEVELS; left > 0; left--) {
    const parent = parentElementOf(element);
    if (!parent || parent.localName === 'body') break;
    element = parent;
  }
  return element;
}

/** The selection of an editor's document, if it is in the editor. Text areas have one of their own, which stays. */
export function selectionIn(editor: HTMLElement): Range | undefined {
  const selection = isTextArea(editor) ? null : selectionOf(editor);
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  return range && isIn(range, editor) ? range : undefined;
}

/** In Chromium, only a shadow root has the selection inside it. From the prototype, as `execCommand` below. */
function selectionOf(editor: HTMLElement): Selection | null {
  const root: Node & { host?: Element; getSelection?(): Selection | null } =
    Node.prototype.getRootNode.call(editor);
  if (root.host && root.getSelection) return root.getSelection();
  const page = documentOf(editor);
  return page && Document.prototype.getSelection.call(page);
}

const isIn = ({ startContainer, endContainer }: Range, editor: HTMLElement): boolean =>
  [startContainer, endContainer].every((node) => Node.prototype.contains.call(editor, node));

/**
 * Focuses an editor, with the caret where the agent had it. The focus alone would put it before what the agent has written, if
 * the selection has left the editor; and some editors select all of it, which the reply would replace.
 */
async function focusEditor(editor: HTMLElement, caret: Range | undefined): Promise<void> {
  const before = selectionIn(editor);
  const wanted = placeOf(before ?? (caret && isIn(caret, editor) ? caret : undefined));
  const keepDraft = isTextArea(editor) && selectionKeeper(editor);
  documentOf(editor)?.defaultView?.focus();
  HTMLElement.prototype.focus.call(editor);
  if (wanted && !before) selectionOf(editor)?.setBaseAndExtent(...wanted);
  await delay(FOCUS_MS);
  if (keepDraft) {
    keepDraft();
    return;
  }
  const now = selectionIn(editor);
  if (!now) return;
  const selection = selectionOf(editor);
  // Not if the editor has drawn itself again.
  if (wanted && [wanted[0], wanted[2]].every((node) => Node.prototype.contains.call(editor, node))) {
    if (placeOf(now)?.every((value, index) => value === wanted[index])) return;
    selection?.setBaseAndExtent(...wanted);
  } else if (now.collapsed) return;
  else selection?.collapseToEnd();
  // Editors read the selection in a later task.
  await delay(FOCUS_MS);
}

/** @returns restores the selection of a field, unless the page has written something else there since */
function selectionKeeper(field: HTMLTextAreaElement): () => void {
  const { value, selectionStart: start, selectionEnd: end } = field;
  return () => {
    if (field.value !== value) return;
    // At the start, it may be a field that the agent has not used.
    if (end > 0) field.setSelectionRange(start, end);
    else if (field.selectionEnd > field.selectionStart)
      field.setSelectionRange(field.selectionEnd, field.selectionEnd);
  };
}

/** Not the range itself, which follows the changes of the page. */
const placeOf = (range: Range | undefined) =>
  range && ([range.startContainer, range.startOffset, range.endContainer, range.endOffset] as const);

/** The editor that has the focus in a document, its shadow roots and frames. */
function focusedEditor(root: DocumentOrShadowRoot): HTMLElement | undefined {
  const { activeElement } = root;
  if (!activeElement) return undefined;
  const inside = isFrame(activeElement) ? childDocument(activeElement) : activeElement.shadowRoot;
  return inside ? focusedEditor(inside) : editorOf(activeElement);
}

/**
 * As if the agent had pasted: CKEditor 5, TinyMCE, Quill, ProseMirror, Lexical, Slate, Draft.js and Trix handle this.
 * Some editors (MediaWiki's VisualEditor) move the focus to a hidden field, have the browser paste there, and take the
 * text from it. No browser pastes for an event of a script, so the text is typed there.
 */
const paste: Offer = (editor, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  // Firefox ignores `clipboardData`, and fills its own with these two, which other browsers ignore.
  const forFirefox = { dataType: 'text/plain', data: text };
  const page = documentOf(editor);
  const focused = page?.activeElement;
  const event = new ClipboardEvent('paste', { ...forFirefox, ...NOTICED, clipboardData });
  if (isCancelledBy(editor, event)) return true;
  const hasMoved = page?.activeElement !== focused;
  const field = hasMoved ? editorOf(page?.activeElement) : undefined;
  return field !== undefined && type(field, text);
};

/** As if the agent were about to type, for editors that draw everything themselves. */
const announce: Offer = (editor, data) =>
  isCancelledBy(editor, new InputEvent('beforeinput', { ...NOTICED, inputType: 'insertText', data }));

/**
 * As if the agent had typed: the only way that the browser's own undo supports. Older editors copy their text to a field of
 * the form when a key is released (Trumbowyg); without that, the reply would be missing from what is sent.
 */
const type: Offer = (editor, text) => {
  const page = documentOf(editor);
  // From the prototype: a page may have a form that is called `execCommand`.
  if (!page || !Document.prototype.execCommand.call(page, 'insertText', false, text)) return false;
  isCancelledBy(editor, new KeyboardEvent('keyup', NOTICED));
  return true;
};

const NOTICED = { bubbles: true, cancelable: true, composed: true };

const isCancelledBy = (editor: HTMLElement, event: Event): boolean =>
  !Node.prototype.dispatchEvent.call(editor, event);

const contentOf = (editor: HTMLElement): string =>
  isTextArea(editor) ? editor.value : textContentOf(editor);

/**
 * Counts how often a content contains a text. Only letters and digits are compared, if there are any: editors change spaces,
 * and some replace signs, such as those of Markdown by a format (TipTap).
 */
function countIn(content: string, text: string): number {
  const ignored = /[\p{L}\p{N}]/u.test(text) ? /[^\p{L}\p{N}]+/gu : /\s+/g;
  return content.replace(ignored, '').split(text.replace(ignored, '')).length - 1;
}
