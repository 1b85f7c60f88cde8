import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Runtime } from 'webextension-polyfill';
import { browser } from '../../utils/browser.ts';
import { canTrackVisibility, TRACK_VISIBILITY, type VisibilityEntry } from '../../utils/dom.ts';
import { objectOf } from '../../utils/json.ts';
import type { IdsReported } from '../page/model.ts';

/** The card as a page in a frame: the messages for its ID, its focus, its height, Escape, and whether it is visible. */

/**
 * A message from the page's content script to its card. `show`: the single-use nonce of the ID to show, when the card
 * was shown, as `Date.now()`, and whether it is still pinned from the ID before. `limit`: the card was moved. `empty`:
 * the card is hidden and should be empty. `maxHeight`: the greatest height of its frame, in CSS pixels; `growsUp`: the frame
 * grows at its upper edge. Another page that frames the card can send the same messages, but has no valid nonce.
 */
export type CardMessage =
  | { kind: 'show'; nonce: string; shownAt: number; maxHeight: number; growsUp: boolean; isPinned: boolean }
  | { kind: 'limit'; maxHeight: number; growsUp: boolean }
  | { kind: 'empty' };

export type ShowMessage = Extract<CardMessage, { kind: 'show' }>;

/** Longer than any nonce of the background. */
const MAX_NONCE = 64;

const isNonce = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_NONCE;

const isNumber = Number.isFinite as (value: unknown) => value is number;

const isHeight = (value: unknown): value is number => isNumber(value) && value > 0;

/** Reads a message from the page around the card, which can be any page. By hand, because the card loads no zod. */
function readCardMessage(data: unknown): CardMessage | undefined {
  const { kind, nonce, shownAt, maxHeight, growsUp, isPinned } = objectOf(data);
  if (kind === 'empty') return { kind };
  if (!isHeight(maxHeight) || typeof growsUp !== 'boolean') return undefined;
  if (kind === 'limit') return { kind, maxHeight, growsUp };
  const isShown = kind === 'show' && isNonce(nonce) && isNumber(shownAt) && typeof isPinned === 'boolean';
  return isShown ? { kind, nonce, shownAt, maxHeight, growsUp, isPinned } : undefined;
}

/** Calls `show` with each card that the page around it shows, and with `undefined` when that hides the card. */
export function onCardMessage(show: (message: ShowMessage | undefined) => void): void {
  addEventListener('message', ({ source, data }) => {
    const message = source === parent ? readCardMessage(data) : undefined;
    if (!message) return;
    if (message.kind === 'empty') {
      show(undefined);
      return;
    }
    fitFrame(message);
    if (message.kind === 'show') show(message);
  });
}

/**
 * Calls `listener` when the IDs of this tab may have changed. Only in Firefox, where no message of a content script reaches
 * a page of the extension in a frame, so that the background sends one.
 */
export function onIdsReported(listener: () => void): void {
  const command: IdsReported['command'] = 'idsReported';
  const receive: Runtime.OnMessageListenerNoResponse = (message) => {
    if (objectOf(message).command === command) listener();
  };
  browser.runtime.onMessage.addListener(receive);
}

/**
 * Lays the card out for the height that its frame will have, from the edge that stays where it is. The frame grows only
 * after the page has handled a message; a layout for its present height would move the buttons then, away from under the
 * pointer.
 */
function fitFrame({ maxHeight, growsUp }: { maxHeight: number; growsUp: boolean }): void {
  const { style } = document.documentElement;
  style.setProperty('--card-max-height', `${maxHeight}px`);
  style.setProperty('--card-edge', growsUp ? 'end' : 'start');
}

/**
 * Keeps the card as wide as it is, while its frame is larger for an image above it: it stays laid out as it was, also
 * where it was scrolled to.
 */
export function keepWidth(isKept: boolean): void {
  // An empty value removes the property.
  document.documentElement.style.setProperty('--card-width', isKept ? `${innerWidth}px` : '');
}

/**
 * Closes the card when Escape is released, unless an element in the card has handled the press (an open image). It does
 * not close at the press: the frame would be hidden, and the helpdesk would receive the release.
 *
 * Input overtakes messages: the card may receive the press, and even the release, before the message that shows what the
 * user sees. So the card that is closed is the one that was shown before the press, whenever its message arrives.
 * @returns a function to call whenever another card is shown, or none
 */
export function closeOnEscape(): (shown: { shownAt: number; close(): void } | undefined) => void {
  let current: { shownAt: number; close(): void } | undefined;
  /** The time of the press that is not released yet, and of the latest one that is; 0 if there is none. */
  let pressedAt = 0;
  let releasedPress = 0;

  function closeIfPressed(): void {
    if (current && current.shownAt <= releasedPress) current.close();
  }

  addEventListener('keydown', (event) => {
    pressedAt = event.key === 'Escape' && !event.defaultPrevented ? timeOf(event.timeStamp) : 0;
  });
  addEventListener('keyup', (event) => {
    const press = event.key === 'Escape' ? pressedAt : 0;
    pressedAt = 0;
    if (!press) return;
    // One frame later, when the browser has finished handling the key. It waits for this even if the frame is gone.
    requestAnimationFrame(() => {
      releasedPress = press;
      closeIfPressed();
    });
  });
  return (shown) => {
    current = shown;
    closeIfPressed();
  };
}

/**
 * The time of an event, as `Date.now()`. Events have the time of the clock of `performance.now()`, which nobody sets, and
 * which may stop while the computer sleeps.
 */
function timeOf(timeStamp: number): number {
  return Date.now() - (performance.now() - timeStamp);
}

/**
 * Moves the focus of the frame to an element, so that Escape and Tab work at once. The page around the frame decides
 * whether the frame gets the focus: the agent may be typing there, or may have closed the card before it was rendered.
 */
export function useFrameFocus(element: RefObject<HTMLElement>): void {
  const pass = (): void => {
    if (document.hasFocus() && document.activeElement === document.body) element.current?.focus();
  };
  // At each change, because the button that had the focus may be gone, such as “Try again”.
  useLayoutEffect(pass);
  useEffect(() => {
    addEventListener('focus', pass);
    return () => removeEventListener('focus', pass);
  }, [element]);
}

/**
 * Reports the height of the card's content whenever it changes, at most once per frame. The parts are measured instead
 * of the page, because the page is as high as the frame that holds it.
 */
export function useNaturalHeight(root: RefObject<HTMLElement>, report: (height: number) => void): void {
  const reported = useRef(0);
  useEffect(() => {
    const card = root.current;
    if (!card) return;
    let parts: HTMLElement[] = [];
    const sizes = new ResizeObserver(() => {
      const height = Math.ceil(parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
      if (height === 0 || height === reported.current) return;
      reported.current = height;
      report(height);
    });
    // Parts are added and removed, also by components inside, such as a reply that replaces the answer.
    const follow = (): void => {
      sizes.disconnect();
      parts = [...card.querySelectorAll<HTMLElement>('[data-part]')];
      for (const part of parts) sizes.observe(part);
    };
    const changes = new MutationObserver(follow);
    changes.observe(card, { childList: true, subtree: true });
    follow();
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [root, report]);
}

/** Long enough for a busy machine to draw a frame. A card that is covered waits for all of it. */
const VISIBLE_LIMIT_MS = 5_000;

/**
 * Waits until the browser confirms that this page is drawn in its frame as it is: not covered, faded or distorted by the
 * page around it (docs/decisions.md#31). It observes only for this moment, because Chromium discards clicks in an
 * observed frame for half a second after the frame was moved or resized.
 * @returns false if it was not confirmed in time; true at once in browsers that cannot confirm it
 */
export function waitUntilVisible(): Promise<boolean> {
  if (!canTrackVisibility()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isVisible: boolean): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isVisible);
    };
    const observer = new IntersectionObserver((entries: VisibilityEntry[]) => {
      if (entries.some(({ isVisible }) => isVisible)) end(true);
    }, TRACK_VISIBILITY);
    const timer = setTimeout(() => end(false), VISIBLE_LIMIT_MS);
    observer.observe(document.documentElement);
  });
}

/** The latest press on this page. */
export interface PressClock {
  /** When it began, as `Date.now()`. */
  pressedAt(): number;
  /** Whether it was by pointer, not by a key or assistive technology. */
  isByPointer(): boolean;
}

/**
 * Tracks when the latest press on this page began. A click only ends a press, whose beginning the page around the card can
 * notice, because the focus moves. A click without a press, such as one by assistive technology, counts as its own
 * beginning.
 */
export function createPressClock(): PressClock {
  let began = 0;
  let isEnded = true;
  let type = '';
  const begin = (event: Event): void => {
    began = event.timeStamp;
    type = event.type;
    isEnded = false;
  };
  const end = (event: Event): void => {
    if (isEnded) ({ timeStamp: began, type } = event);
    isEnded = true;
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, true);
  for (const name of ['click', 'change']) addEventListener(name, end, true);
  return { pressedAt: () => timeOf(began), isByPointer: () => type === 'pointerdown' };
}
