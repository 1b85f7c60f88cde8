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
    // A frame later, when the browser has been told that the key was used: it waits for that word, also from a frame
    // that is gone.
    if (isPressed && event.key === 'Escape') requestAnimationFrame(() => act());
    isPressed = false;
  });
}
