/**
 * Gives an element the focus, unless somebody has put it elsewhere by now: it is free while nothing has it, or only what is
 * around the element.
 */
export function focusIfFree(element: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  if (element && (activeElement === null || activeElement.contains(element))) element.focus();
}
