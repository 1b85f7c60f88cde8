/**
 * Keeps the focus in an open dialog: Tab wraps around at both of its ends. Even from a modal dialog in the card's frame, the
 * focus would otherwise move on to the page around the card.
 */
export function trapFocus(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (event.key !== 'Tab') return;
  const controls = [...(dialog?.querySelectorAll<HTMLElement>('button:enabled, a') ?? [])];
  const { activeElement } = document;
  const at = controls.indexOf(activeElement as HTMLElement);
  // After a click on a text, no control has the focus, but a heading of the dialog may have it.
  const isAtEnd = event.shiftKey ? at <= 0 : at === controls.length - 1 || !dialog?.contains(activeElement);
  if (!isAtEnd) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
}
