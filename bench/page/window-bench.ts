/** What the page under test offers to the harness, as `window.bench`. */
export interface PageBench {
  /** Makes the HTML of what is shown later, so that making it is not measured. */
  prepare(streamed: number, routeLength: number): void;
  /**
   * Adds a message with an ID to the end of the thread, in view.
   * @param isMarking whether the ID is going to be marked, so that waiting for it makes sense
   * @returns milliseconds until a frame showed the ID marked; undefined if none did in a second
   */
  append(isMarking: boolean): Promise<number | undefined>;
  /** Adds prepared messages one by one, every tenth with an ID. */
  stream(count: number, everyMs: number): Promise<void>;
  /** Shows the other one of two prepared threads in place of the present one, from its beginning. */
  route(): void;
  scrollToStart(): void;
  /** What is marked at this moment, against what should be. */
  check(): PageCheck;
  /** What was noticed since the page loaded; only with `?audit`. */
  audit(): PageAudit;
}

/** Faults in what is marked. */
export interface PageCheck {
  /** IDs in view that are not marked. */
  missed: number;
  /** Marks whose text is no ID. */
  wrong: number;
  /** Marks in what is no longer part of the page. */
  stale: number;
}

/** What happened to the page from the start. Times are in milliseconds after the load event. */
export interface PageAudit {
  /** Changes to the document that the page did not make. */
  mutations: number;
  layoutShift: number;
  /** When a frame showed the first ID marked, and all IDs in view. */
  firstMarkedMs: number | undefined;
  viewMarkedMs: number | undefined;
  /** When all IDs of the thread were marked; never, for what marks only what is near the viewport. */
  allMarkedMs: number | undefined;
}

declare global {
  interface Window {
    bench: PageBench;
  }
}
