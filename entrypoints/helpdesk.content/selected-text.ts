/** The text that is selected in this frame, if it is the one with the focus; never that of a password. */
export function selectedText(): string | undefined {
  if (!document.hasFocus()) return undefined;
  const active = activeElement();
  // What counts is selected in there.
  if (active instanceof HTMLIFrameElement || active instanceof HTMLFrameElement) return undefined;
  return (isField(active) ? textInField(active) : `${getSelection()}`) || undefined;
}

function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function textInField({ type, value, selectionStart, selectionEnd }: Field): string {
  return type === 'password' ? '' : value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}
