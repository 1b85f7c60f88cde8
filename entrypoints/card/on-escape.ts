/**
 * Calls `act` when Escape is released, unless its press was used by something inside the card (an open image).
 * Not at the press: the frame that receives it is about to go, and the release would then reach the helpdesk, or nobody.
 */
export function onEscape(act: () => void): void {
  let isPressed = false;
  addEventListener('keydown', (event) => {
    isPressed = event.key === 'Escape' && !event.defaultPrevented;
  });
  addEventListener('keyup', (event) => {
    if (isPressed && event.key === 'Escape') act();
    isPressed = false;
  });
}
