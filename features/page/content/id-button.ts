import {
  addShadowHost,
  createHtml,
  returnFocus,
  setRaised,
  takeFocusTo,
  takePress,
} from '../../../utils/dom.ts';
import type { Occurrence } from '../occurrences.ts';
import type { PageTexts } from '../page-texts.ts';
import type { FocusOrigin } from './focus-origin.ts';
import { anchorOf } from './occurrence-index.ts';

/** A button beside an ID. It opens the card when a click on the ID cannot, and takes the keyboard focus. */
export interface IdButton {
  /** Shows the button if the pointer rests on the ID, unless keyboard navigation moves to another ID first. */
  showSoon(occurrence: Occurrence): void;
  /** Shows the button and focuses it. @param name its accessible name */
  focus(occurrence: Occurrence, name: string): void;
  /** Hides the button after a moment, unless the pointer reaches it or it has the focus. */
  hideSoon(): void;
  /** Moves the button after the page's IDs have changed, or hides it if its ID is gone. */
  follow(): void;
  /** Whether the pointer is on the button. */
  holds(event: PointerEvent): boolean;
}

const STYLE = `
  button {
    position: fixed;
    box-sizing: border-box;
    height: 28px;
    padding: 0 10px;
    border: 0;
    border-radius: 8px;
    color-scheme: light dark;
    color: light-dark(#3451d1, #93a7ff);
    background: light-dark(#ffffff, #1c1f25);
    box-shadow: 0 0 0 1px light-dark(rgb(16 24 40 / 0.12), rgb(255 255 255 / 0.16)), 0 6px 16px -4px rgb(16 24 40 / 0.28);
    font: 500 13px/28px system-ui, sans-serif;
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover { background: light-dark(#eef1ff, #232a4a); }
  button:focus { outline: 2px solid light-dark(#3451d1, #b3c1ff); outline-offset: 2px; }
  @media (forced-colors: active) { button { border: 1px solid; line-height: 26px; } }
`;
const HEIGHT = 28;
/** Distance between the ID and the button. */
const GAP = 4;
/** A pointer that only crosses a link shows no button. */
const REST_MS = 350;
/** Time for the pointer to move from the ID to the button. */
const GRACE_MS = 300;
/** The helpdesk must not receive these events: it has single-key shortcuts, and closes things on clicks elsewhere. */
const OWN_EVENTS = [
  'keydown',
  'keypress',
  'keyup',
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
];

type GiveBack = (focusedBefore: Element | null) => void;

/** @param onHide called when the button was removed */
export function createIdButton(
  texts: Pick<PageTexts, 'current'>,
  focusOrigin: Pick<FocusOrigin, 'note' | 'restore'>,
  onChoose: (occurrence: Occurrence) => void,
  onHide: () => void,
): IdButton {
  let shown:
    | {
        occurrence: Occurrence;
        host: HTMLElement;
        button: HTMLButtonElement;
        life: AbortController;
        /** A modal dialog blocks focus and pointer outside of it, even for the button that is drawn above it. */
        isInert: boolean;
      }
    | undefined;
  /** An inert button waits for the next key, which the focused element of the dialog gets otherwise. */
  let takesKeys = false;
  let isPointed = false;
  let focusedBefore: Element | null = null;
  /** A key that is held down on the button. */
  let press: KeyboardEvent | undefined;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const hasFocus = (): boolean => shown !== undefined && document.activeElement === shown.host;

  /** @param giveBack returns the focus; absent if the button has none, or has just lost it */
  function hide(giveBack?: GiveBack): void {
    clearTimeout(hiding);
    if (!shown) return;
    const { host, life } = shown;
    shown = undefined;
    life.abort();
    host.remove();
    if (press) takePress(press);
    press = undefined;
    takesKeys = false;
    isPointed = false;
    giveBack?.(focusedBefore);
    focusedBefore = null;
    onHide();
  }

  function choose(): void {
    if (!shown) return;
    const { occurrence } = shown;
    // The top frame finds the ID's frame by its focus.
    hide(hasFocus() ? returnFocus : undefined);
    onChoose(occurrence);
  }

  function place(): void {
    if (!shown) return;
    const { x, y, width, height } = anchorOf(shown.occurrence);
    // The ID has left the page, or is hidden.
    if (width === 0 && height === 0) {
      hide(hasFocus() ? focusOrigin.restore : undefined);
      return;
    }
    const { style, offsetWidth } = shown.button;
    const below = y + height + GAP;
    const top = below + HEIGHT > innerHeight ? y - HEIGHT - GAP : below;
    style.top = `${top}px`;
    style.left = `${Math.max(GAP, Math.min(x, innerWidth - offsetWidth - GAP))}px`;
  }

  function add(occurrence: Occurrence): void {
    const { host, root } = addShadowHost(STYLE);
    const button = createHtml('button');
    button.textContent = texts.current().showShipment;
    root.append(button);
    setRaised(host, true);
    const life = new AbortController();
    const { signal } = life;
    const isInert = document.querySelector('dialog:modal') !== null;
    shown = { occurrence, host, button, life, isInert };
    button.addEventListener('pointerenter', () => clearTimeout(hiding), { signal });
    button.addEventListener('pointerleave', hideSoon, { signal });
    // The window may have lost the focus as a whole.
    button.addEventListener('blur', () => document.hasFocus() && hide(), { signal });
    const take = (event: Event): void => {
      if (event.target === host || (isInert && isForInert(event))) onOwnEvent(event);
    };
    // At the window, because pages listen there and at the document, also before an event reaches its target.
    for (const name of OWN_EVENTS) addEventListener(name, take, { capture: true, signal });
    if (isInert) addEventListener('pointermove', waitForPointer, { capture: true, passive: true, signal });
    addEventListener('scroll', place, { capture: true, passive: true, signal });
    addEventListener('resize', place, { signal });
  }

  /** Whether an event is meant for a button that is drawn, but inert. Any key but these two is for the page. */
  function isForInert(event: Event): boolean {
    if (!event.isTrusted) return false;
    if (event instanceof MouseEvent) return isOver(event);
    if (!(event instanceof KeyboardEvent) || !takesKeys) return false;
    const isOurs = event.key === 'Enter' || event.key === 'Escape';
    if (!isOurs) hide();
    return isOurs;
  }

  function isOver({ clientX, clientY }: MouseEvent): boolean {
    const box = shown?.button.getBoundingClientRect();
    if (!box) return false;
    return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  }

  /** An inert button gets no `pointerenter`. */
  function waitForPointer(event: PointerEvent): void {
    const wasOver = isPointed;
    isPointed = isOver(event);
    if (isPointed) clearTimeout(hiding);
    else if (wasOver) hideSoon();
  }

  function onOwnEvent(event: Event): void {
    event.stopImmediatePropagation();
    // The focus and the selection stay in the dialog, which stays open.
    if (shown?.isInert) event.preventDefault();
    if (!event.isTrusted) return;
    const { type } = event;
    if (type === 'keydown') press = event as KeyboardEvent;
    else if (type === 'keyup') press = undefined;
    if (type === 'click' || (takesKeys && press?.key === 'Enter')) choose();
    else if (type === 'keydown' && press?.key === 'Escape') hide(focusOrigin.restore);
  }

  function show(occurrence: Occurrence): void {
    clearTimeout(showing);
    clearTimeout(hiding);
    if (shown?.occurrence !== occurrence) {
      hide();
      add(occurrence);
    }
    place();
  }

  function hideSoon(): void {
    clearTimeout(showing);
    clearTimeout(hiding);
    // The button may get the keyboard focus in the meantime.
    if (shown) hiding = setTimeout(() => hasFocus() || takesKeys || hide(), GRACE_MS);
  }

  return {
    showSoon(occurrence) {
      clearTimeout(showing);
      showing = setTimeout(() => show(occurrence), REST_MS);
    },
    focus(occurrence, name) {
      focusOrigin.note();
      const before = hasFocus() ? focusedBefore : document.activeElement;
      show(occurrence);
      focusedBefore = before;
      shown?.button.setAttribute('aria-label', name);
      if (shown?.isInert) takesKeys = true;
      else if (shown && !hasFocus()) takeFocusTo(shown.button);
    },
    hideSoon,
    follow: place,
    holds: (event) => event.target === shown?.host || (shown?.isInert === true && isOver(event)),
  };
}
