import { vi } from 'vitest';

/** The highlighted ranges by name of the highlight. */
export type FakeHighlights = Map<string, Set<AbstractRange>>;

/** Replaces the CSS Custom Highlight API and static ranges, which the DOM of unit tests lacks. */
export function installFakeHighlights(): FakeHighlights {
  const registry: FakeHighlights = new Map();
  class FakeHighlight extends Set<AbstractRange> {
    priority = 0;
  }
  class FakeStaticRange {
    readonly startContainer: Node;
    readonly startOffset: number;
    readonly endContainer: Node;
    readonly endOffset: number;
    constructor(init: StaticRangeInit) {
      this.startContainer = init.startContainer;
      this.startOffset = init.startOffset;
      this.endContainer = init.endContainer;
      this.endOffset = init.endOffset;
    }
  }
  vi.stubGlobal('Highlight', FakeHighlight);
  vi.stubGlobal('StaticRange', FakeStaticRange);
  vi.stubGlobal('CSS', { highlights: registry });
  return registry;
}

/** Intersections that the test controls. */
export interface FakeIntersections {
  /** Reports that an observed element is near the viewport, or no longer is. */
  report(target: Element, isIntersecting: boolean): void;
  isObserved(target: Element): boolean;
}

/** Replaces `IntersectionObserver`, because unit tests have no layout. */
export function installFakeIntersections(): FakeIntersections {
  const observers: FakeObserver[] = [];
  class FakeObserver {
    readonly targets = new Set<Element>();
    readonly callback: (
      entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>[],
    ) => void;
    constructor(callback: FakeObserver['callback']) {
      this.callback = callback;
      observers.push(this);
    }
    observe(target: Element): void {
      this.targets.add(target);
    }
    unobserve(target: Element): void {
      this.targets.delete(target);
    }
    disconnect(): void {
      this.targets.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const observing = (target: Element) => observers.filter(({ targets }) => targets.has(target));
  return {
    report(target, isIntersecting) {
      const boundingClientRect = target.getBoundingClientRect();
      for (const { callback } of observing(target))
        callback([{ target, isIntersecting, boundingClientRect }]);
    },
    isObserved: (target) => observing(target).length > 0,
  };
}
