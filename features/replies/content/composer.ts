import { delay } from '../../../utils/async.ts';
import type { Listen } from '../../../utils/window-events.ts';
import type { InsertOutcome } from '../../page/model.ts';

export interface Composer {
  /** Pastes a text into the last focused editor of this page and checks that it was inserted. */
  insert(text: string): Promise<InsertOutcome>;
}

/** An editor may take a moment to show the text. */
const LANDING_LIMIT_MS = 1_000;
const STEP_MS = 50;
/** An editor that restores its own text does so quickly: text that remains for this long stays. */
const SETTLED_MS = 200;

/**
 * Tracks the editor that the agent last used. Text is inserted only by a `paste` event, as if the agent had pasted it,
 * because rich editors undo any other change. Hidden editors, such as those of other tickets, are ignored.
 */
export function createComposer(listen: Listen): Composer {
  let last = editorOf(document.activeElement);
  /** The frame that has had the focus since then; this document cannot see events inside it. */
  let frameSince: HTMLIFrameElement | undefined;

  listen('focusin', (event) => {
    const editor = editorOf(event.composedPath()[0]);
    if (!editor) return;
    last = editor;
    frameSince = undefined;
  });
  listen('blur', ({ target }) => {
    if (target !== window) return;
    // The browser reports the new focus only after the event.
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement) frameSince = activeElement;
    });
  });

  return {
    async insert(text) {
      const editor = last;
      if (frameSince?.isConnected && mayBeWrittenIn(frameSince)) return 'noEditor';
      if (!editor?.isConnected || !editor.checkVisibility() || editor !== editorOf(editor)) return 'noEditor';
      const before = countIn(editor, text);
      const hasLanded = () => editor.isConnected && countIn(editor, text) > before;
      editor.focus();
      paste(editor, text);
      for (let waited = 0; waited < LANDING_LIMIT_MS && !hasLanded(); waited += STEP_MS) await delay(STEP_MS);
      if (!hasLanded()) return 'notTaken';
      await delay(SETTLED_MS);
      return hasLanded() ? 'landed' : 'notTaken';
    },
  };
}

/** The whole editor around an element. Single-line inputs are ignored; they are search or address fields. */
function editorOf(target: EventTarget | null | undefined): HTMLElement | undefined {
  if (target instanceof HTMLTextAreaElement) return target.disabled || target.readOnly ? undefined : target;
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return undefined;
  let editor = target;
  while (editor.parentElement?.isContentEditable) editor = editor.parentElement;
  return editor;
}

/** Whether a frame may contain a focused editor. The content of a cross-origin frame is unknown. */
function mayBeWrittenIn({ contentDocument }: HTMLIFrameElement): boolean {
  if (!contentDocument) return true;
  const active = contentDocument.activeElement as HTMLElement | null;
  return active !== null && (active.isContentEditable || /^(?:textarea|iframe)$/i.test(active.tagName));
}

function paste(editor: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = { clipboardData, bubbles: true, cancelable: true, composed: true };
  editor.dispatchEvent(new ClipboardEvent('paste', event));
}

/** Counts how often an editor contains a text, ignoring spaces and line breaks. */
function countIn(editor: HTMLElement, text: string): number {
  const found = editor instanceof HTMLTextAreaElement ? editor.value : (editor.textContent ?? '');
  return bare(found).split(bare(text)).length - 1;
}

function bare(text: string): string {
  return text.replace(/[\s\u200b\u2060\ufeff]+/g, '');
}
