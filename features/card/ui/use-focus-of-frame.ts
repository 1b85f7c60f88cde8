import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Gives an element the focus that comes to the frame, so that Escape and Tab work at once. Whether it comes is decided by the
 * page around the frame: its agent may have gone on typing there, or closed the card before it was drawn.
 */
export function useFocusOfFrame(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const pass = (): void => {
      if (document.hasFocus() && document.activeElement === document.body) element.current?.focus();
    };
    pass();
    addEventListener('focus', pass);
    return () => removeEventListener('focus', pass);
  }, [element]);
}
