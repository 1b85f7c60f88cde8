import { delay } from '../../../utils/async.ts';
import type { Listen } from '../../../utils/window-events.ts';
import type { InsertOutcome } from '../../page/model.ts';

export interface Composer {
  /** Pastes a text into the editor of this page that had the focus last, and looks whether it is there. */
  insert(text: string): Promise<InsertOutcome>;
}

/** An editor may take a moment to draw what it was given. */
const LANDING_LIMIT_MS = 1_000;
const STEP_MS = 50;
/** One that puts its own state back does so soon: what is there for this long stays. */
const SETTLED_MS = 200;

/**
 * Knows the editor that the agent wrote in last. A text reaches it by a `paste` event alone, as if the agent had pasted
 * it: rich editors undo every other change of theirs. An editor that is hidden, as that of another ticket, is none.
 */
export function createComposer(listen: Listen): Composer {
  let last = editorOf(document.activeElement);
  /** The frame that had the focus since then: its own document saw what happened in it, this one did not. */
  let frameSince: HTMLIFrameElement | undefined;

  listen('focusin', (event) => {
    const editor = editorOf(event.composedPath()[0]);
    if (!editor) return;
    last = editor;
    frameSince = undefined;
  });
  listen('blur', ({ target }) => {
    if (target !== window) return;
    // Only then the browser says where the focus went.
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

/** A frame that cannot be looked into may hold anything. */
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

/** How often a text stands in an editor, whatever the editor makes of its spaces and lines. */
function countIn(editor: HTMLElement, text: string): number {
  const found = editor instanceof HTMLTextAreaElement ? editor.value : (editor.textContent ?? '');
  return bare(found).split(bare(text)).length - 1;
}

function bare(text: string): string {
  return text.replace(/[\s\u200b\u2060\ufeff]+/g, '');
}
