import { SHORTCUTS, type ShortcutAction, type ShortcutSurface } from './model.ts';

/** The part of a `KeyboardEvent` that is compared. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Elements in which a key without a modifier is text, or has its own meaning. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Finds the shortcut that was pressed. On a Mac, the Command key counts as Control. Commands of the manifest never
 * match, because the browser itself handles their keys.
 * @returns `undefined` if the key has no meaning on this surface
 */
export function pressedShortcut(surface: ShortcutSurface, event: KeyPress): ShortcutAction | undefined {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const hasControl = event.ctrlKey || event.metaKey;
  return SHORTCUTS[surface].find(({ keys, command }) => {
    if (command || keys.at(-1) !== key || event.altKey) return false;
    // A sign such as `?` needs Shift on some keyboards and not on others; letters and named keys never need it.
    const isSign = key.length === 1 && !/[a-z]/.test(key);
    return hasControl === keys.includes('Control') && (isSign || !event.shiftKey);
  })?.action;
}

/** Whether a key event belongs to a field: typing must not trigger a shortcut of a single key. */
export function isFromField({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
