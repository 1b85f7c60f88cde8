export interface UnreadUnits {
  add(element: Element): void;
  isEmpty(): boolean;
  /** Forgets those that have left the page. */
  forgetRemoved(): void;
  /** Those that were not read yet, which are forgotten. */
  takeAll(): Element[];
}

/**
 * The messages of a list that may hold an ID, until they come near the viewport: most of a long ticket is never looked
 * at, and reading a message costs several times more than the first look at its text.
 * @param onNear called with those that came near, which are forgotten
 */
export function createUnreadUnits(
  onNear: (elements: readonly Element[]) => void,
  signal: AbortSignal,
): UnreadUnits {
  const units = new Set<Element>();

  function forget(element: Element): boolean {
    observer.unobserve(element);
    return units.delete(element);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      onNear(
        entries.flatMap(({ target, isIntersecting }) => (isIntersecting && forget(target) ? [target] : [])),
      );
    },
    { rootMargin: '100%' },
  );
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    add(element) {
      units.add(element);
      observer.observe(element);
    },
    isEmpty: () => units.size === 0,
    forgetRemoved() {
      for (const element of units) if (!element.isConnected) forget(element);
    },
    takeAll() {
      const all = [...units];
      observer.disconnect();
      units.clear();
      return all;
    },
  };
}
