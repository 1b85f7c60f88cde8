/**
 * Calls `dismiss` on a click or Escape anywhere in this frame, outside of what is open. Clicks and keys of scripts are
 * ignored. Ends with `signal`.
 */
export function dismissOnOutsideClick(
  isInside: (target: EventTarget | null) => boolean,
  dismiss: () => void,
  signal: AbortSignal,
): void {
  const options = { capture: true, signal };
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.isTrusted && !isInside(event.target)) dismiss();
    },
    { ...options, passive: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !event.isTrusted) return;
      // This Escape is ours: helpdesks close tickets and dialogs with theirs.
      event.stopImmediatePropagation();
      event.preventDefault();
      dismiss();
    },
    options,
  );
}

/** The element with the focus in this frame, also inside open shadow roots. */
export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
