import type { DirectText } from './block-walker.ts';
import { takeFirst } from './slices.ts';

/** A text that passed the prefilter: the text of a whole block, or text directly in a large block. */
export type Candidate = Element | DirectText;

/** Texts that wait until the detector has been loaded. Blocks in view are searched first. */
export class Candidates {
  readonly #inView = new Set<Element>();
  readonly #others = new Set<Candidate>();

  isEmpty(): boolean {
    return this.#inView.size + this.#others.size === 0;
  }

  add(candidate: Candidate, isInView: boolean): void {
    if (isInView && candidate instanceof Element) this.#inView.add(candidate);
    else this.#others.add(candidate);
  }

  /** Removes the next text and returns it. `isLastInView`: the others are not in view. */
  take(): { next: Candidate; isInView: boolean; isLastInView: boolean } | undefined {
    const inView = takeFirst(this.#inView);
    if (inView) this.#others.delete(inView);
    const next = inView ?? takeFirst(this.#others);
    return next && { next, isInView: !!inView, isLastInView: !!inView && this.#inView.size === 0 };
  }

  clear(): void {
    this.#inView.clear();
    this.#others.clear();
  }
}
