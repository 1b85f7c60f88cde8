import { deepActiveElement } from '../../../../utils/dom.ts';

/** The selected text, if this frame has the focus; never that of a password field. */
export function selectedText(): string | undefined {
  if (!document.hasFocus()) return undefined;
  const active = deepActiveElement();
  // The frame inside has the focus: its own script answers.
  if (active instanceof HTMLIFrameElement || active instanceof HTMLFrameElement) return undefined;
  return (isField(active) ? textInField(active) : `${getSelection()}`) || undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function textInField({ type, value, selectionStart, selectionEnd }: Field): string {
  return type === 'password' ? '' : value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}
