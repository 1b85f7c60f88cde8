import { delay } from '../../../utils/async.ts';
import { isInDocument, textContentOf } from '../../../utils/native-dom.ts';
import type { Listen } from '../../../utils/window-events.ts';
import type { InsertOutcome } from '../../page/model.ts';
import { childDocument, documentOf, editorOf, isFrame, isShown, isTextArea } from './editors.ts';

export interface Composer {
  /** Pastes a text into the editor that was focused last, and checks that it was inserted. */
  insert(text: string): Promise<InsertOutcome>;
}

/** An editor may take a moment to show the text. */
const LANDING_LIMIT_MS = 1_000;
const STEP_MS = 50;
/** An editor that restores its own text does so quickly: text that remains for this long stays. */
const SETTLED_MS = 200;

/**
 * Tracks the editor that the agent last used, in this page or in a frame of it. Text is inserted only by a `paste` event,
 * as if the agent had pasted it, because rich editors undo any other change. Hidden editors, such as those of other
 * tickets, are ignored.
 */
export function createComposer(listen: Listen, signal: AbortSignal): Composer {
  let last: HTMLElement | undefined;
  /** A frame that has had the focus since then, and whose content cannot be read: it may contain an editor. */
  let unreadable: HTMLElement | undefined;

  function note(target: EventTarget | null | undefined): void {
    const editor = editorOf(target);
    if (!editor) return;
    last = editor;
    unreadable = undefined;
  }

  /** Finds the focus in a document, and in the frame that has it. */
  function look({ activeElement }: Document): void {
    if (!activeElement || !isFrame(activeElement)) {
      note(activeElement);
      return;
    }
    const inside = childDocument(activeElement);
    if (inside) {
      watch(inside);
      look(inside);
    } else unreadable = activeElement;
  }

  /** This document receives no events of its frames. A listener that is there already is not added again. */
  function watch({ defaultView }: Document): void {
    const options = { capture: true, passive: true, signal };
    defaultView?.addEventListener('focusin', onFocusIn, options);
    defaultView?.addEventListener('blur', onBlur, options);
  }

  const onFocusIn = (event: Event): void => note(event.composedPath()[0]);

  function onBlur({ target, currentTarget }: Event): void {
    if (target !== currentTarget) return;
    look(document);
    // The new focus may be in a frame inside a frame, or readable only after the event.
    setTimeout(() => look(document));
  }

  listen('focusin', onFocusIn);
  listen('blur', onBlur);
  look(document);

  return {
    async insert(text) {
      const editor = last;
      if (unreadable?.isConnected || !editor || !isShown(editor) || editor !== editorOf(editor))
        return 'noEditor';
      const before = countIn(editor, text);
      const hasLanded = () => isInDocument(editor) && countIn(editor, text) > before;
      documentOf(editor)?.defaultView?.focus();
      HTMLElement.prototype.focus.call(editor);
      paste(editor, text);
      for (let waited = 0; waited < LANDING_LIMIT_MS && !hasLanded(); waited += STEP_MS) await delay(STEP_MS);
      if (!hasLanded()) return 'notTaken';
      await delay(SETTLED_MS);
      return hasLanded() ? 'landed' : 'notTaken';
    },
  };
}

function paste(editor: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  // Firefox ignores `clipboardData`, and fills its own with these two, which other browsers ignore.
  const forFirefox = { dataType: 'text/plain', data: text };
  const event = { ...forFirefox, clipboardData, bubbles: true, cancelable: true, composed: true };
  Node.prototype.dispatchEvent.call(editor, new ClipboardEvent('paste', event));
}

/** Counts how often an editor contains a text, ignoring spaces and line breaks. */
function countIn(editor: HTMLElement, text: string): number {
  const found = isTextArea(editor) ? editor.value : textContentOf(editor);
  return bare(found).split(bare(text)).length - 1;
}

function bare(text: string): string {
  return text.replace(/[\s\u200b\u2060\ufeff]+/g, '');
}
