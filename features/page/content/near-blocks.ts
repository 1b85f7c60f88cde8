import { parentElementOf } from '../../../utils/native-dom.ts';
import type { OccurrenceIndex, TextHolder } from '../occurrences.ts';
import { boxedAround } from './visible-occurrences.ts';

/** Which blocks with IDs are near the viewport. */
interface NearBlocks {
  /**
   * Follows a block, also after its occurrences have changed.
   * @param isInView whether it counts as near until the browser reports, unless that is known already
   */
  follow(block: TextHolder, isInView: boolean): void;
  has(block: TextHolder): boolean;
  forget(block: TextHolder): void;
}

/**
 * Observes each block and the elements around its IDs: a block may have no box, or its contents may be elsewhere, and
 * the page may show or hide them while the block stays in view.
 * @param handlers `onLeft`: `isHidden` if the page has hidden the block; `onReport`: after each report of the browser
 */
export function createNearBlocks(
  getIndex: () => Pick<OccurrenceIndex, 'occurrencesOf'>,
  handlers: {
    onNear(block: TextHolder): void;
    onLeft(block: TextHolder, isHidden: boolean): void;
    onReport(): void;
  },
  signal: AbortSignal,
): NearBlocks {
  /** The observed elements of each block, and the other way round. */
  const targets = new Map<TextHolder, Set<Element>>();
  const blocks = new Map<Element, Set<TextHolder>>();
  const near = new Set<Element>();
  /** For elements without a box: the next one around them that has one. */
  const standIns = new WeakMap<Element, Element>();

  const partsOf = (block: TextHolder): Element[] =>
    getIndex()
      .occurrencesOf(block)
      .flatMap(({ start }) => parentElementOf(start.node) ?? []);

  const has = (block: TextHolder): boolean =>
    [...(targets.get(block) ?? [])].some((target) => near.has(target));

  function observe(block: TextHolder, target: Element): void {
    targets.get(block)?.add(target);
    const users = blocks.get(target);
    if (users) users.add(block);
    else {
      blocks.set(target, new Set([block]));
      observer.observe(target);
    }
  }

  function release(block: TextHolder, target: Element): void {
    targets.get(block)?.delete(target);
    const users = blocks.get(target);
    users?.delete(block);
    if (users?.size !== 0) return;
    blocks.delete(target);
    near.delete(target);
    observer.unobserve(target);
  }

  function onLeave({ target, boundingClientRect: { width, height } }: IntersectionObserverEntry): void {
    const boxed = width + height === 0 ? boxedAround(target) : target;
    if (boxed !== target) standIns.set(target, boxed);
    const wasNear = near.delete(target);
    for (const block of blocks.get(target) ?? []) {
      if (boxed !== target && partsOf(block).includes(target)) observe(block, boxed);
      if (wasNear && !has(block)) handlers.onLeft(block, height === 0);
    }
  }

  function onEnter({ target }: IntersectionObserverEntry): void {
    if (near.has(target)) return;
    const before = [...(blocks.get(target) ?? [])].filter((block) => !has(block));
    near.add(target);
    for (const block of before) handlers.onNear(block);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy page, several reports of one element arrive together: only the last one is current.
      const last = new Map(entries.map((entry) => [entry.target, entry])).values();
      const observed = [...last].filter(({ target }) => blocks.has(target));
      for (const entry of observed) if (!entry.isIntersecting) onLeave(entry);
      for (const entry of observed) if (entry.isIntersecting) onEnter(entry);
      handlers.onReport();
    },
    { rootMargin: '100%' },
  );
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    follow(block, isInView) {
      const isLikelyNear = targets.has(block) ? has(block) : isInView;
      const parts = partsOf(block);
      const own = block instanceof ShadowRoot ? block.host : block;
      const wanted = new Set([own, ...parts, ...parts.flatMap((part) => standIns.get(part) ?? [])]);
      const known = targets.get(block) ?? new Set();
      targets.set(block, known);
      for (const target of wanted) {
        if (!blocks.has(target) && isLikelyNear) near.add(target);
        observe(block, target);
      }
      for (const target of known) if (!wanted.has(target)) release(block, target);
    },
    has,
    forget(block) {
      for (const target of targets.get(block) ?? []) release(block, target);
      targets.delete(block);
    },
  };
}
