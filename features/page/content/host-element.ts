/** Returns the focus to the element that had it before Waybill, if that element is still in the page. */
export function returnFocus(focusedBefore: Element | null): void {
  if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
    focusedBefore.focus({ preventScroll: true });
}

/**
 * Adds an element with a closed shadow root, so that page styles and scripts cannot reach its content. It is added
 * beside the page's body, which stays unchanged.
 */
export function addHost(css: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('waybill-card');
  // Page rules such as `div { position: absolute }` or `* { transform: … }` must not move its content.
  host.style.setProperty('all', 'initial', 'important');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return { host, root };
}
