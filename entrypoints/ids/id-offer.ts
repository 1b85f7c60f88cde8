import { browser } from 'wxt/browser';
import type { Hit } from '../../utils/hits.ts';
import { anchorOf } from './hit-test.ts';
import { addHost, giveFocusBack } from './host-element.ts';

/** Shows the shipment of an ID that a click cannot open, and holds the focus for the keyboard. */
export interface IdOffer {
  /** Shows the button beside an ID. */
  show(hit: Hit): void;
  /** Shows it and gives it the focus. @param name what a screen reader says */
  focus(hit: Hit, name: string): void;
  /** Hides it unless the pointer reaches it before long, or it has the focus. */
  hideSoon(): void;
  /** To be called when the page's IDs have changed: it goes with its ID, or follows it. */
  follow(): void;
  /** Whether an event comes from it. */
  holds(target: EventTarget | null): boolean;
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
`;
const HEIGHT = 28;
/** Between the ID and the button. */
const GAP = 4;
/** The way from the ID to the button takes a moment. */
const GRACE_MS = 300;
/** A helpdesk has shortcuts on single keys and closes things on clicks elsewhere: what happens here is not for it. */
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

/** @param onHide called when the button of an ID is gone */
export function createIdOffer(onChoose: (hit: Hit) => void, onHide: () => void): IdOffer {
  let shown: { hit: Hit; host: HTMLElement; button: HTMLButtonElement; life: AbortController } | undefined;
  let focusedBefore: Element | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const hasFocus = (): boolean => shown !== undefined && document.activeElement === shown.host;

  function hide(returnsFocus: boolean): void {
    clearTimeout(hiding);
    if (!shown) return;
    const { host, life } = shown;
    shown = undefined;
    life.abort();
    host.remove();
    if (returnsFocus) giveFocusBack(focusedBefore);
    focusedBefore = null;
    onHide();
  }

  function choose(): void {
    if (!shown) return;
    const { hit } = shown;
    hide(hasFocus());
    onChoose(hit);
  }

  function place(): void {
    if (!shown) return;
    const { x, y, width, height } = anchorOf(shown.hit);
    // It has left the page, or is hidden.
    if (width === 0 && height === 0) {
      hide(true);
      return;
    }
    const { style, offsetWidth } = shown.button;
    const below = y + height + GAP;
    const top = below + HEIGHT > innerHeight ? y - HEIGHT - GAP : below;
    style.top = `${top}px`;
    style.left = `${Math.max(GAP, Math.min(x, innerWidth - offsetWidth - GAP))}px`;
  }

  function add(hit: Hit): void {
    const { host, root } = addHost(STYLE);
    const button = document.createElement('button');
    button.textContent = browser.i18n.getMessage('showShipment');
    root.append(button);
    const life = new AbortController();
    const { signal } = life;
    shown = { hit, host, button, life };
    button.addEventListener('click', ({ isTrusted }) => isTrusted && choose(), { signal });
    button.addEventListener('pointerenter', () => clearTimeout(hiding), { signal });
    button.addEventListener('pointerleave', hideSoon, { signal });
    button.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(true), { signal });
    // Not when the whole window has lost the focus.
    button.addEventListener('blur', () => document.hasFocus() && hide(false), { signal });
    // Without the signal, so that the press that hides the button is kept from the page as well.
    for (const name of OWN_EVENTS) host.addEventListener(name, (event) => event.stopPropagation());
    addEventListener('scroll', place, { capture: true, passive: true, signal });
    addEventListener('resize', place, { signal });
  }

  function show(hit: Hit): void {
    clearTimeout(hiding);
    if (shown?.hit !== hit) {
      hide(false);
      add(hit);
    }
    place();
  }

  function hideSoon(): void {
    clearTimeout(hiding);
    if (shown && !hasFocus()) hiding = setTimeout(() => hide(false), GRACE_MS);
  }

  return {
    show,
    focus(hit, name) {
      const before = hasFocus() ? focusedBefore : document.activeElement;
      show(hit);
      focusedBefore = before;
      shown?.button.setAttribute('aria-label', name);
      shown?.button.focus({ preventScroll: true });
    },
    hideSoon,
    follow: place,
    holds: (target) => target !== null && target === shown?.host,
  };
}
