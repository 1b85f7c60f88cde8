/**
 * Closes the card when Escape is released, unless its press was used by something inside the card (an open image).
 * Not at the press: the frame that receives it is about to go, and the release would then reach the helpdesk, or nobody.
 * @param closeShown closes the card that is shown now. Asked for at the press: by the release another one may be shown
 */
export function onEscape(closeShown: () => () => void): void {
  let close: (() => void) | undefined;
  addEventListener('keydown', (event) => {
    close = event.key === 'Escape' && !event.defaultPrevented ? closeShown() : undefined;
  });
  addEventListener('keyup', (event) => {
    // A frame later, when the browser knows that the key was used: it waits for that, also from a frame that is gone.
    if (close && event.key === 'Escape') requestAnimationFrame(close);
    close = undefined;
  });
}
