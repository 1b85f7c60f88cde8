/**
 * Keeps the Tab key in an open dialog, at both of its ends. From the card's frame, the focus would go on to the page around
 * it, which a modal dialog does not stop.
 */
export function goRound(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (event.key !== 'Tab') return;
  const controls = [...(dialog?.querySelectorAll<HTMLElement>('button:enabled, a') ?? [])];
  const { activeElement } = document;
  const at = controls.indexOf(activeElement as HTMLElement);
  // A click on a text has taken the focus from all of them, but a heading of the dialog may have it.
  const isAtEnd = event.shiftKey ? at <= 0 : at === controls.length - 1 || !dialog?.contains(activeElement);
  if (!isAtEnd) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
}
