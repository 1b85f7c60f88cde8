/** Returns the focus to the element that had it before Waybill's own took it, if that is still in the page. */
export function returnFocus(focusedBefore: Element | null): void {
  if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
    focusedBefore.focus({ preventScroll: true });
}

/**
 * An element of Waybill's own, with a closed shadow root: page styles and scripts cannot reach what is in it. It stands
 * beside the page's body, in which nothing is changed.
 */
export function addHost(css: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('waybill-card');
  // Page rules such as `div { position: absolute }` or `* { transform: … }` must not move what is inside.
  host.style.setProperty('all', 'initial', 'important');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return { host, root };
}
