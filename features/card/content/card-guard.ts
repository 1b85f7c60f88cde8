import { delay } from '../../../utils/async.ts';
import { canTrackVisibility, TRACK_VISIBILITY, type VisibilityEntry } from '../../../utils/dom.ts';

/**
 * Watches a card that is open, so that a page cannot have the user click in it unseen (docs/decisions.md#31). The page
 * owns the card's host element and everything around it, so visibility is observed from outside the card.
 */
export interface CardGuard {
  /** Call this after Waybill itself has resized or moved the card. */
  placed(): void;
  /**
   * Call this after Waybill has put the card over the window, or back: it may be under a pointer that was elsewhere
   * before, and the second click of a double click is not meant for what it hits now. So this counts as a move by the
   * page does.
   */
  jumped(): void;
  /**
   * Whether the user saw the card when they pressed a button in it: visible now, and neither hidden, covered nor moved by
   * the page since shortly before the press. Waits for one more observation by the browser.
   * @param pressedAt as `Date.now()`
   */
  confirm(pressedAt: number): Promise<boolean>;
  stop(): void;
}

/** For this long before a press the card must have been visible at the same place. */
const CALM_MS = 150;
/** Time between two samples where the browser does not track visibility. */
const SAMPLE_MS = 100;
/** Long enough for a busy machine to draw a frame. */
const LAST_SAMPLE_LIMIT_MS = 5_000;
/** A difference in pixels that is due to rounding. */
const TOLERANCE = 2;

/** Starts watching. The card must be shown and placed. */
export function guardCard(host: HTMLElement, frame: HTMLElement): CardGuard {
  /** When the card was last hidden or moved, as `performance.now()`. */
  let troubledAt = Number.NEGATIVE_INFINITY;
  let isSeen: boolean | undefined;
  let moves: { observer: IntersectionObserver; read(entries: IntersectionObserverEntry[]): void } | undefined;

  function sample(isVisible: boolean, time: number): void {
    // The end of a time out of sight counts as trouble too.
    if (!isVisible || isSeen === false) troubledAt = time;
    isSeen = isVisible;
  }

  const readSamples = (entries: IntersectionObserverEntry[]): void => {
    for (const { isVisible = false, time } of entries as VisibilityEntry[]) sample(isVisible, time);
  };

  /** Detects moves: the observed area is the place of the card, so a card that moves leaves it. */
  function followMoves(): void {
    moves?.observer.disconnect();
    const place = frame.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.scrollingElement ?? document.documentElement;
    const insets = [place.top, clientWidth - place.right, clientHeight - place.bottom, place.left];
    const rootMargin = insets.map((inset) => `${-Math.floor(inset)}px`).join(' ');
    let isFirst = true;
    const read = (entries: IntersectionObserverEntry[]): void => {
      for (const { boundingClientRect, time } of entries) {
        const isStill = isFirst && isSamePlace(boundingClientRect, place);
        isFirst = false;
        if (isStill) continue;
        troubledAt = time;
        followMoves();
        return;
      }
    };
    const observer = new IntersectionObserver(read, { root: document, rootMargin, threshold: 1 });
    observer.observe(frame);
    moves = { observer, read };
  }

  const visibility = canTrackVisibility()
    ? new IntersectionObserver(readSamples, TRACK_VISIBILITY)
    : undefined;
  const sampleByHand = (): void => sample(isOnTop(host, frame), performance.now());
  const polling = visibility ? undefined : setInterval(sampleByHand, SAMPLE_MS);
  visibility?.observe(frame);
  followMoves();

  return {
    placed: followMoves,
    jumped() {
      troubledAt = performance.now();
      followMoves();
    },
    async confirm(pressedAt) {
      const pressed = performance.now() - Math.max(0, Date.now() - pressedAt);
      // Observations that the browser has made but not delivered.
      readSamples(visibility?.takeRecords() ?? []);
      moves?.read(moves.observer.takeRecords());
      if (visibility) readSamples(await observeOnce(frame));
      else sampleByHand();
      return isSeen === true && troubledAt < pressed - CALM_MS && isOnTop(host, frame);
    },
    stop() {
      visibility?.disconnect();
      moves?.observer.disconnect();
      clearInterval(polling);
    },
  };
}

/** A new observer reports with the next frame. @returns nothing if there was no frame in time */
async function observeOnce(element: Element): Promise<IntersectionObserverEntry[]> {
  const observed = new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries);
    }, TRACK_VISIBILITY);
    observer.observe(element);
  });
  return (await Promise.race([observed, delay(LAST_SAMPLE_LIMIT_MS)])) ?? [];
}

function isSamePlace(a: DOMRectReadOnly, b: DOMRectReadOnly): boolean {
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return sides.every((side) => Math.abs(a[side] - b[side]) <= TOLERANCE);
}

/** Less than this is not clearly visible. */
const MIN_OPACITY = 0.9;
/** A difference of this zoom from 1 is due to rounding. */
const ZOOM_TOLERANCE = 0.01;
/**
 * Properties of the elements around the card that hide, cut, distort or move it, with the values that do not. An empty
 * value means that the browser does not support the property.
 */
const NEUTRAL: Record<string, string> = {
  visibility: 'visible',
  filter: 'none',
  'mix-blend-mode': 'normal',
  'clip-path': 'none',
  'mask-image': 'none',
  '-webkit-mask-box-image-source': 'none',
  transform: 'none',
  translate: 'none',
  rotate: 'none',
  scale: 'none',
  'offset-path': 'none',
  perspective: 'none',
};

/** Whether the card is visible at this moment, as far as styles and hit tests show. */
function isOnTop(host: HTMLElement, frame: HTMLElement): boolean {
  const box = frame.getBoundingClientRect();
  const { width, height } = frame.style;
  const isFullSize =
    Math.abs(box.width - Number.parseFloat(width)) <= TOLERANCE &&
    Math.abs(box.height - Number.parseFloat(height)) <= TOLERANCE;
  return isFullSize && hasNeutralStyles(host) && isHitEverywhere(host, box) && !mayBeCoveredUnhit(host, box);
}

function hasNeutralStyles(host: HTMLElement): boolean {
  // The host offsets the zoom of the root (`addShadowHost`).
  let zoom = 1;
  for (let element: Element | null = host; element; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < MIN_OPACITY) return false;
    zoom *= Number(style.getPropertyValue('zoom')) || 1;
    for (const [property, neutral] of Object.entries(NEUTRAL))
      if (![neutral, ''].includes(style.getPropertyValue(property))) return false;
  }
  return host.isConnected && Math.abs(zoom - 1) < ZOOM_TOLERANCE;
}

/** The corners of the card are round. */
const INSET = 16;
const POINTS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Whether a grid of points shows the card. Skips points outside the window, which may be smaller than the card. */
function isHitEverywhere(host: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  const at = (start: number, size: number, share: number) => start + INSET + (size - 2 * INSET) * share;
  const points = POINTS.flatMap((down) =>
    POINTS.map((across) => ({ x: at(left, width, across), y: at(top, height, down) })),
  ).filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  return points.length > 0 && points.every(({ x, y }) => document.elementFromPoint(x, y) === host);
}

/** With any other value, the host would be a stacking context, and other elements of the page could lie above it. */
const WITHOUT_LAYER: Record<string, string> = {
  position: 'static',
  'z-index': 'auto',
  order: '0',
  isolation: 'auto',
  contain: 'none',
  'container-type': 'normal',
  'will-change': 'auto',
};

/**
 * Whether something may cover the card that no hit test finds, because it ignores the pointer: anything in the top layer,
 * with what overflows it; pseudo-elements of the root or the host; an element after the card; or any element, if the host is
 * a stacking context. Needed where the browser does not track visibility.
 */
function mayBeCoveredUnhit(host: HTMLElement, box: DOMRect): boolean {
  if (canTrackVisibility()) return false;
  const raised = [...document.querySelectorAll(':popover-open, :modal, :fullscreen')];
  if (raised.some((element) => element !== host)) return true;
  const doesDraw = (element: Element): boolean =>
    ['::before', '::after'].some((pseudo) => {
      const { content } = getComputedStyle(element, pseudo);
      return Boolean(content) && content !== 'none' && content !== 'normal';
    });
  if (doesDraw(document.documentElement) || doesDraw(host)) return true;
  if (raised.includes(host)) return false;
  const style = getComputedStyle(host);
  for (const [property, usual] of Object.entries(WITHOUT_LAYER))
    if (![usual, ''].includes(style.getPropertyValue(property))) return true;
  const after = `${host.localName} ~ *`;
  return [...document.querySelectorAll(`${after}, ${after} *`)].some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const overlaps = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const { visibility, boxShadow, outlineStyle, filter } = getComputedStyle(element);
    // These draw outside of the element.
    const isWider = [boxShadow, outlineStyle, filter].some((value) => value && value !== 'none');
    return element !== host && visibility === 'visible' && (overlaps || isWider);
  });
}
