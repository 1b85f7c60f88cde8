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
