/** Includes the selected tab, which labels its panel as a heading does. */
const HEADINGS = 'h1, h2, h3, legend, [role="tab"][aria-selected="true"]';

/**
 * Keeps the focus of a page where it was. Browsers drop it when the focused control is removed, moved or disabled. A
 * control that was moved, or that is enabled again, gets it back. If the control is gone, the nearest heading gets
 * the focus: it reacts to no key, so a key that is held down has no further effect.
 */
export function keepFocus(page: Document): void {
  /** The element focused last and its ancestors, innermost first; empty if the user has clicked elsewhere. */
  let path: Element[] = [];
  /** The heading that has received the focus in place of the control. */
  let substitute: HTMLElement | undefined;

  page.addEventListener('focusin', ({ target }) => {
    if (target === substitute) return;
    substitute = undefined;
    path = [];
    for (let element = target as Element | null; element; element = element.parentElement) path.push(element);
  });
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!path[0]?.contains(target as Node)) path = [];
    },
    true,
  );

  function restore(): void {
    const { activeElement } = page;
    const isFree =
      !activeElement ||
      activeElement === page.body ||
      activeElement === substitute ||
      activeElement.matches(':disabled');
    const [control] = path;
    // A list in the side panel may change while the agent types in the page beside it.
    if (!isFree || !page.hasFocus() || !(control instanceof HTMLElement)) return;
    if (canHaveFocus(control)) control.focus({ preventScroll: true });
    else if (activeElement !== substitute) {
      substitute = headingNear(path);
      // `tabIndex` is -1 without the attribute too, but only an element with the attribute can be focused.
      if (substitute?.tabIndex === -1) substitute.tabIndex = -1;
      substitute?.focus({ preventScroll: true });
    }
  }

  page.defaultView?.addEventListener('focus', restore);
  new MutationObserver(restore).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
}

const canHaveFocus = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

/** The first heading in the innermost element of a path that has one. */
function headingNear(path: readonly Element[]): HTMLElement | undefined {
  for (const element of path) {
    if (!element.isConnected) continue;
    const heading = [...element.querySelectorAll<HTMLElement>(HEADINGS)].find(canHaveFocus);
    if (heading) return heading;
  }
  return undefined;
}

/**
 * Focuses an element, unless the user has moved the focus elsewhere, that is, if nothing, one of its ancestors, a disabled
 * control or only a heading has the focus.
 */
export function focusIfFree(element: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  const isFree =
    !activeElement ||
    activeElement.contains(element ?? null) ||
    activeElement.matches(`${HEADINGS}, :disabled`);
  if (element && isFree) element.focus();
}
