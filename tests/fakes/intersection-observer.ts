import { vi } from 'vitest';

/** Intersections that the test controls. */
export interface FakeIntersections {
  /** Reports that an observed element is near the viewport, or no longer is; several reports come at once. */
  report(target: Element, ...areIntersecting: boolean[]): void;
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
    report(target, ...areIntersecting) {
      const boundingClientRect = target.getBoundingClientRect();
      for (const { callback } of observing(target))
        callback(areIntersecting.map((isIntersecting) => ({ target, isIntersecting, boundingClientRect })));
    },
    isObserved: (target) => observing(target).length > 0,
  };
}

interface Entry {
  isVisible: boolean;
  time: number;
  boundingClientRect: DOMRect;
}

/** Time until a new observer reports, in milliseconds: the first report comes with the next frame. */
export const FRAME_MS = 16;

/** Stands in for the observers of whether one element is really seen, which report when the test calls `report`. */
export class FakeVisibilityObserver {
  static all: FakeVisibilityObserver[] = [];
  /** The values of the next entries. */
  static isVisible = true;
  static box = new DOMRect();
  readonly tracksVisibility: boolean;
  private queued: Entry[] = [];
  constructor(
    private readonly callback: (entries: Entry[]) => void,
    options: { trackVisibility?: boolean } = {},
  ) {
    this.tracksVisibility = options.trackVisibility === true;
  }
  observe(): void {
    FakeVisibilityObserver.all.push(this);
    setTimeout(() => FakeVisibilityObserver.all.includes(this) && this.report(), FRAME_MS);
  }
  disconnect(): void {
    FakeVisibilityObserver.all = FakeVisibilityObserver.all.filter((each) => each !== this);
  }
  takeRecords(): Entry[] {
    return this.queued.splice(0);
  }
  report(): void {
    this.callback([this.entry()]);
  }
  queue(): void {
    this.queued.push(this.entry());
  }
  private entry(): Entry {
    const { isVisible, box } = FakeVisibilityObserver;
    return { isVisible, time: performance.now(), boundingClientRect: box };
  }
}
