import { useLayoutEffect } from 'preact/hooks';
import { answerKey, type ShortcutAction } from '../model.ts';
import { isFromField, pressedShortcut } from '../pressed-shortcut.ts';

/** Elements that handle keys themselves while they are open. */
const HAS_OWN_KEYS = 'dialog[open], [role="menu"]';

/**
 * The keys of an answer, in card and panel: each presses the control that names it in `aria-keyshortcuts`, if it is
 * shown. Escape and `?` are handled elsewhere.
 */
export function useAnswerKeys(): void {
  // Not `useEffect`, which waits for a frame: keys that are pressed until then would be lost.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      const action = pressedAnswerKey(event);
      if (action === undefined || action === 'closeAnswer' || action === 'showShortcuts') return;
      const control =
        controlOf(answerKey(action)) ??
        // The reply is shown before it is inserted.
        (action === 'insertReply' ? controlOf(answerKey('reply')) : undefined);
      if (!control) return;
      event.preventDefault();
      control.click();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/**
 * Finds the shortcut of an answer that was pressed.
 * @returns `undefined` if the event belongs to a field, an image, a menu or a dialog, or repeats a key that is held down
 */
export function pressedAnswerKey(event: KeyboardEvent): ShortcutAction | undefined {
  if (event.defaultPrevented || event.repeat || isFromField(event)) return undefined;
  return document.querySelector(HAS_OWN_KEYS) ? undefined : pressedShortcut('answer', event);
}

function controlOf(key: string | undefined): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]:not(:disabled)`);
  return [...controls].find((control) => control.getAttribute('aria-disabled') !== 'true');
}
