import { dismissOnOutsideClick } from '../../../utils/dom.ts';
import { sendFromPage } from '../../page/content/page-messaging.ts';
import type { CardToggled } from '../../page/model.ts';

/**
 * Closes a card that is open in another frame of the tab after a click or Escape in this frame. Listens only while
 * such a card is open. Ends with `signal`.
 */
export function followCardElsewhere(signal: AbortSignal): (toggled: CardToggled) => void {
  let open: { nonce: string; listening: AbortController } | undefined;

  function forget(): void {
    open?.listening.abort();
    open = undefined;
  }

  signal.addEventListener('abort', forget);

  return ({ nonce, isOpen }) => {
    if (isOpen) {
      forget();
      const listening = new AbortController();
      open = { nonce, listening };
      const dismiss = (): void => {
        forget();
        void sendFromPage('closeCard', { nonce });
      };
      dismissOnOutsideClick(() => false, dismiss, listening.signal);
    } else if (open?.nonce === nonce) forget();
  };
}
