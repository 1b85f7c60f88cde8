/** The interface of the page under test for the harness, as `window.bench`. */
export interface PageBench {
  /** Creates the HTML for later use, so that its creation is not measured. */
  prepare(streamed: number, routeLength: number): void;
  /**
   * Adds a message with an ID to the end of the thread, in view.
   * @param isWatched whether to wait for the highlight, frame by frame
   * @returns milliseconds until a frame showed the highlighted ID; undefined after a second without one
   */
  append(isWatched: boolean): Promise<number | undefined>;
  /** Adds prepared messages one by one; every tenth contains an ID. */
  stream(count: number, everyMs: number): Promise<void>;
  /** Replaces the current thread with the other one of two prepared threads, scrolled to its start. */
  route(): void;
  scrollToStart(): void;
  /** Scrolls the thread, or the document if that is what scrolls. @param place from 0, the start, to 1, the end */
  jump(place: number): void;
  /** Compares the current highlights with the IDs on the page. */
  check(): PageCheck;
  /** Observations since the page loaded; available only with `?audit`. */
  audit(): PageAudit;
}

/** Errors in the highlights. */
export interface PageCheck {
  /** IDs in view without a highlight. */
  missed: number;
  /** Highlights whose text is not an ID. */
  wrong: number;
  /** Highlights of nodes that are no longer in the document. */
  stale: number;
}

/** Observations from the start of the page. Times are in milliseconds after the load event, unless named otherwise. */
export interface PageAudit {
  /** Milliseconds from the start of the navigation to the load event. */
  loadedMs: number | undefined;
  /** Changes to the document by code other than the page's. */
  mutations: number;
  layoutShift: number;
  /** Time of the first frame with a highlighted ID, and of the first with all IDs in view highlighted. */
  firstMarkedMs: number | undefined;
  viewMarkedMs: number | undefined;
  /** Time until all IDs of the thread were highlighted; never, if a row highlights only IDs near the viewport. */
  allMarkedMs: number | undefined;
}

declare global {
  interface Window {
    bench: PageBench;
  }
}
