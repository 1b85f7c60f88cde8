import { mayContainId } from '../../features/detection/engine/prefilter.ts';
import { createDeferredLists } from '../../features/page/content/deferred-lists.ts';
import { findOccurrences } from '../../features/page/content/find-occurrences.ts';
import { createOccurrenceIndex } from '../../features/page/content/occurrence-index.ts';
import type { Detection } from '../../features/page/content/scanning/detection.ts';
import type { OccurrenceIndex } from '../../features/page/occurrences.ts';
import type { FrameContext, PageFeatures } from '../../features/page/page-features.ts';
import { createWindowEvents } from '../../utils/window-events.ts';

export interface FakePageDetection extends Detection {
  index: OccurrenceIndex;
  /** What searches the items of long lists. */
  scanner?: Pick<FrameContext, 'isSearched' | 'searchAll' | 'searchNear'>;
  /** The number of times that the page features were loaded. */
  loads: number;
  /** The page features are loaded when this has resolved. */
  loading: Promise<void>;
  /** The texts that the prefilter checked. */
  prefiltered: string[];
  /** An ID on the ignore list. */
  ignoredId?: string;
  /** The IDs in the index, sorted, with the text at each place. */
  found(): string[];
}

/** The detection of a page with the real detector, which needs no built script and no background. */
export function createFakePageDetection(signal: AbortSignal): FakePageDetection {
  const index = createOccurrenceIndex(() => undefined);
  let features: PageFeatures | undefined;
  const fake: FakePageDetection = {
    index,
    loads: 0,
    loading: Promise.resolve(),
    prefiltered: [],
    found: () =>
      [...index.elements()]
        .flatMap((element) => index.occurrencesOf(element))
        .map(({ id, start, end }) => {
          const range = document.createRange();
          range.setStart(start.node, start.offset);
          range.setEnd(end.node, end.offset);
          return `${id}: ${range}`;
        })
        .sort(),
    mayContainId(text, isLabelled) {
      fake.prefiltered.push(text);
      return mayContainId(text, isLabelled);
    },
    features: () => features,
    async loadFeatures() {
      fake.loads += 1;
      await fake.loading;
      const used: Partial<PageFeatures> = {
        index,
        lists: createDeferredLists(
          (items, isNow) => fake.scanner?.searchNear(items, isNow),
          (item) => fake.scanner?.isSearched(item) ?? false,
          createWindowEvents(signal).listen,
          signal,
        ),
        onUnread: () => undefined,
        reattachListeners: () => undefined,
      };
      features = used as PageFeatures;
      return features;
    },
    occurrencesIn(run, element) {
      const found = findOccurrences(run, element, {}, mayContainId);
      return found.filter(({ id }) => id !== fake.ignoredId);
    },
  };
  return fake;
}
