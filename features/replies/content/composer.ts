import type { Listen } from '../../../utils/window-events.ts';
import type { InsertOutcome } from '../../page/model.ts';
import { createEditorChooser } from './choose-editor.ts';
import { childDocument, editorOf, isFrame, isShown } from './editors.ts';
import { findEditors } from './find-editors.ts';
import { insertIntoEditor, selectionIn } from './insert-text.ts';

export interface Composer {
  /** Call this before a card is shown: the agent may have to choose an editor while it is. */
  standBy(): void;
  /**
   * Inserts a text into the editor that was focused last, otherwise into the only one that can be seen, otherwise into
   * the one that the agent chooses, and checks that it was inserted. If the page has changed so much since the card was
   * shown that it may be another ticket, the agent always chooses.
   */
  insert(text: string): Promise<InsertOutcome>;
}

/**
 * Tracks the editor that the agent last used, in this page or in a frame of it. Hidden editors, such as those of other
 * tickets, are ignored.
 * @param shadowRoots the shadow roots of this page, in which there may be editors
 * @param readHint returns how to choose one of several editors, in the language of the interface
 */
export function createComposer(
  listen: Listen,
  shadowRoots: ReadonlySet<ShadowRoot>,
  readHint: () => string,
  signal: AbortSignal,
): Composer {
  const chooser = createEditorChooser(readHint, signal);
  let last: HTMLElement | undefined;
  /** Where the agent was writing in it before a press elsewhere moved the selection of its document. */
  let caret: Range | undefined;
  /** A frame that has had the focus since then, and whose content cannot be read: it may contain an editor. */
  let unreadable: HTMLElement | undefined;
  /** What the page showed when the card opened: its address, and the editor in use. */
  let address = ticketAddress();
  let editorInUse: HTMLElement | undefined;

  function note(target: EventTarget | null | undefined): void {
    const editor = editorOf(target);
    if (!editor) return;
    if (editor !== last) caret = undefined;
    last = editor;
    unreadable = undefined;
  }

  /** Firefox moves the selection before the focus, so an event of the focus would be too late. */
  const onPress = (): void => {
    caret = (last && selectionIn(last)?.cloneRange()) ?? caret;
  };

  /** Finds the focus in a document, and in the frame that has it. */
  function findFocus({ activeElement }: Document): void {
    if (!activeElement || !isFrame(activeElement)) {
      note(activeElement);
      return;
    }
    const inside = childDocument(activeElement);
    if (inside) {
      listenIn(inside);
      findFocus(inside);
    } else unreadable = activeElement;
  }

  /** Adds the listeners in a frame, whose events do not reach this document. Registered ones are not added again. */
  function listenIn({ defaultView }: Document): void {
    const options = { capture: true, passive: true, signal };
    defaultView?.addEventListener('focusin', onFocusIn, options);
    defaultView?.addEventListener('blur', onBlur, options);
    defaultView?.addEventListener('pointerdown', onPress, options);
  }

  function rememberPage(): void {
    address = ticketAddress();
    editorInUse = last && isShown(last) ? last : undefined;
  }

  const onFocusIn = (event: Event): void => note(event.composedPath()[0]);

  function onBlur({ target, currentTarget }: Event): void {
    if (target !== currentTarget) return;
    findFocus(document);
    // The new focus may be in a frame inside a frame, or readable only after the event.
    setTimeout(() => findFocus(document));
  }

  listen('focusin', onFocusIn);
  listen('blur', onBlur);
  listen('pointerdown', onPress);
  findFocus(document);

  /** The editor to insert into: `none` if there is none, `undefined` if the agent did not choose one. */
  async function pick(): Promise<HTMLElement | 'none' | undefined> {
    // The page may show another ticket by now, even with the same editor.
    const hasChanged = ticketAddress() !== address || (editorInUse && !isShown(editorInUse));
    const isUnclear = hasChanged || unreadable?.isConnected === true;
    if (!isUnclear && last && isShown(last) && last === editorOf(last)) return last;
    const found = findEditors([document, ...shadowRoots]);
    // Not silently, because the agent may have meant another ticket, or a frame that cannot be read.
    if (found.length > 1 || (found.length === 1 && isUnclear)) return chooser.choose(found);
    return found[0] ?? 'none';
  }

  return {
    standBy() {
      rememberPage();
      chooser.standBy();
    },
    async insert(text) {
      const editor = await pick();
      if (editor === 'none') return 'noEditor';
      if (!editor) return 'cancelled';
      // It may have been removed while the agent was choosing.
      if (!isShown(editor) || editor !== editorOf(editor)) return 'noEditor';
      return (await insertIntoEditor(editor, text, editor === last ? caret : undefined))
        ? 'landed'
        : 'notTaken';
    },
  };
}

/** An anchor or a tab of a ticket: no number, except that of a comment. */
const ANCHOR = /^#([a-z_-]{0,24}|[a-z_-]*(comment|note|reply)[a-z_-]*\d+)$/;
const TAB = /^[a-z_-]+$/;

/**
 * The address without what helpdesks change while they show the same ticket. Only if there is a number in the rest: otherwise
 * the anchor may be what names the ticket.
 */
function ticketAddress(): string {
  const url = new URL(location.href);
  if (ANCHOR.test(url.hash)) url.hash = '';
  if (TAB.test(url.searchParams.get('tab') ?? '')) url.searchParams.delete('tab');
  return /\d/.test(url.pathname + url.search) ? url.href : location.href;
}
