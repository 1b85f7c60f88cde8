import { delay } from './async.ts';

/**
 * Calls `dismiss` on a click or Escape anywhere in this frame outside the open element. Ignores synthetic clicks and
 * keys. Stops with `signal`.
 */
export function dismissOnOutsideClick(
  isInside: (event: PointerEvent) => boolean,
  dismiss: () => void,
  signal: AbortSignal,
): void {
  const options = { capture: true, signal };
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.isTrusted && !isInside(event)) dismiss();
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !event.isTrusted) return;
      // Helpdesks close tickets and dialogs with Escape; this press must only close our element.
      takePress(event);
      dismiss();
    },
    options,
  );
}

/**
 * Keeps a key press from the page, its repetitions and its release too: an element of ours that goes at the press leaves
 * the focus to the page.
 */
export function takePress(press: KeyboardEvent): void {
  const rest = new AbortController();
  const take = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    const isRest = event.code === press.code && (event.repeat || event.type === 'keyup');
    if (isRest) stop(event);
    else rest.abort();
  };
  stop(press);
  for (const type of ['keydown', 'keyup'] as const)
    addEventListener(type, take, { capture: true, signal: rest.signal });
}

function stop(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/**
 * The focused element of this frame, including shadow roots.
 * @param rootOf returns the shadow root of an element; by default only an open one
 */
export function deepActiveElement(
  rootOf: (element: Element) => ShadowRoot | null = ({ shadowRoot }) => shadowRoot,
): Element | null {
  let active = document.activeElement;
  for (let next = active; next; next = rootOf(next)?.activeElement ?? null) active = next;
  return active;
}

/** Time for the browser to move the focus to a frame. */
const FOCUS_LIMIT_MS = 500;
const FOCUS_STEP_MS = 10;

/**
 * Moves the focus into this frame, unless it is already there, and waits until it has arrived, at most half a second.
 * Does nothing in the top frame.
 */
export async function focusFrame(): Promise<void> {
  if (window === window.top || document.hasFocus()) return;
  const start = performance.now();
  moveFocusHere();
  while (!document.hasFocus() && performance.now() - start < FOCUS_LIMIT_MS) await delay(FOCUS_STEP_MS);
}

/**
 * Moves the focus into this frame by way of the top frame. In Chromium, the frame that had the focus before, such as the
 * card, would otherwise stay the active element of the top frame, which then takes it for the one with the focus.
 */
export function moveFocusHere(): void {
  window.top?.focus();
  window.focus();
}

/** Translates a box in the viewport of a frame to the viewport around that frame, where the page may have scaled it. */
export function toParentFrame(
  { x, y, width, height }: Required<DOMRectInit>,
  frame: HTMLElement,
): Required<DOMRectInit> {
  const box = frame.getBoundingClientRect();
  const scale = box.width / frame.offsetWidth || 1;
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  return {
    x: box.x + (x + frame.clientLeft + Number.parseFloat(paddingLeft)) * scale,
    y: box.y + (y + frame.clientTop + Number.parseFloat(paddingTop)) * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** The selected text if this frame has the focus; never the text of a password field. */
export function selectedText(): string | undefined {
  if (!document.hasFocus()) return undefined;
  const active = deepActiveElement();
  // A nested frame has the focus; its own script returns the selection.
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

/**
 * Moves the focus to an element of ours, which is outside all dialogs of the page. Scripts of dialogs that keep the focus
 * inside take it back when an event says where it has gone. So their element loses it first, to no other element, and
 * `hideFocus` stops the event of ours.
 */
export function takeFocusTo(element: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) HTMLElement.prototype.blur.call(activeElement);
  element.focus({ preventScroll: true });
}

/** Stops an event by which the page could detect that an element of ours has received the focus: see `takeFocusTo`. */
export function hideFocus(event: FocusEvent): void {
  const { target } = event;
  if (target instanceof Element && isOwnHost(target)) event.stopImmediatePropagation();
}

/** Returns the focus to the element that had it before, if that element is still in the page. */
export function returnFocus(focusedBefore: Element | null): void {
  // From the prototype: a form's fields may replace its methods. Outside the page there is no focus to take.
  if (focusedBefore instanceof HTMLElement)
    HTMLElement.prototype.focus.call(focusedBefore, { preventScroll: true });
}

/** The beginning of the tag names of our elements. */
const HOST_NAME = 'waybill-card';

/** Whether an element of the page is one of ours. */
export const isOwnHost = ({ localName }: Element): boolean => localName.startsWith(HOST_NAME);

/** On paper, a card would cover the text of the page, and a fixed element is printed on every sheet. */
const NOT_PRINTED = '@media print{:host{visibility:hidden!important}}';
/** A page may style the backdrops of all elements to dim what is behind its own dialogs. */
const NOT_DIMMED = ':host::backdrop{display:none!important}';

/**
 * Adds an element with a closed shadow root, so that page styles and scripts cannot reach its content. It is added
 * beside the page's body, which stays unchanged, and never printed.
 * @param css the styles of its content
 */
export function addShadowHost(css: string): { host: HTMLElement; root: ShadowRoot } {
  const { host, root } = createHost(HOST_NAME);
  // Page rules such as `div { position: absolute }` or `* { transform: … }` must not move its content.
  host.style.setProperty('all', 'initial', 'important');
  offsetZoom(host);
  // The host is displayed whether or not its popover is shown; the popover only raises it (`setRaised`).
  host.popover = 'manual';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css + NOT_PRINTED + NOT_DIMMED);
  root.adoptedStyleSheets = [sheet];
  // A page that reopens its document has no root for a moment.
  document.documentElement?.append(host);
  return { host, root };
}

/** Makes the pixels of a host those of the window, even if the page has zoomed its root. */
function offsetZoom(host: HTMLElement): void {
  // A page that reopens its document has no root for a moment.
  const { documentElement: root }: { documentElement: Element | null } = document;
  const zoom = `${1 / (Number(root && getComputedStyle(root).zoom) || 1)}`;
  // Pages can observe each change of an attribute, so needless ones are avoided.
  if (zoom !== host.style.zoom) host.style.setProperty('zoom', zoom, 'important');
}

/**
 * Puts a host above everything in the page, except dialogs and popovers that are opened later.
 * @param isRaised false: returns the host to its place by `z-index`
 */
export function setRaised(host: HTMLElement, isRaised: boolean): void {
  try {
    offsetZoom(host);
    host.hidePopover();
    if (isRaised) host.showPopover();
  } catch {
    // The page has removed the host or its attribute, so the host stays where its `z-index` puts it.
  }
}

/** Creates an HTML element, also in a document that is XML. */
export function createHtml<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name];
export function createHtml(name: string): HTMLElement;
export function createHtml(name: string): HTMLElement {
  return document.createElementNS('http://www.w3.org/1999/xhtml', name);
}

function createHost(name: string): { host: HTMLElement; root: ShadowRoot } {
  const host = createHtml(name);
  // If the page has defined an element of this name, it may already have a shadow root, and the page can reach even a
  // closed one through `ElementInternals`. No page can know the longer name beforehand.
  if (host.matches(':defined')) return createHost(`${name}-${randomName()}`);
  return { host, root: host.attachShadow({ mode: 'closed' }) };
}

/** A name that no page can know beforehand, of up to 28 letters and digits. Pages over http have no `crypto.randomUUID`. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** An entry of Intersection Observer v2, which TypeScript's types lack. Chromium supports it, Firefox does not. */
export type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean };
/** The options to observe visibility. `delay`: milliseconds between two observations; browsers accept no lower value. */
export const TRACK_VISIBILITY = { threshold: 0, trackVisibility: true, delay: 100 };

/** Whether the browser can observe that nothing covers, fades or distorts an element. */
export function canTrackVisibility(): boolean {
  return (
    typeof IntersectionObserverEntry === 'function' && 'isVisible' in IntersectionObserverEntry.prototype
  );
}
