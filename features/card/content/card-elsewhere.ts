import { dismissOnOutsideClick, moveFocusHere } from '../../../utils/dom.ts';
import { sendFromPage } from '../../page/content/page-messaging.ts';
import type { CardToggled } from '../../page/model.ts';

/**
 * Closes a card that is open in another frame of the tab after a click or Escape in this frame. The page gets that Escape
 * unless such a card is open. Ends with `signal`.
 */
export function followCardElsewhere(signal: AbortSignal): (toggled: CardToggled) => void {
  let open: { nonce: string; life: AbortController } | undefined;

  function forget(): void {
    open?.life.abort();
    open = undefined;
  }

  signal.addEventListener('abort', forget);
  // Also after the first press: a pinned card stays.
  if (!import.meta.env.FIREFOX)
    addEventListener('pointerdown', (event) => open && takeFocus(event), { capture: true, signal });

  return ({ nonce, isOpen }) => {
    if (isOpen) {
      forget();
      const life = new AbortController();
      open = { nonce, life };
      const dismiss = (): void => {
        life.abort();
        void sendFromPage('closeCard', { nonce });
      };
      dismissOnOutsideClick(() => false, dismiss, life.signal);
    } else if (open?.nonce === nonce) forget();
  };
}

/**
 * Chromium does not notice that a press in this frame takes the focus from the card. The card would then return it to
 * where it was before, and the next one would keep it. Before the press itself, which may focus an element.
 */
function takeFocus({ isTrusted }: Event): void {
  if (isTrusted && !document.hasFocus()) moveFocusHere();
}
