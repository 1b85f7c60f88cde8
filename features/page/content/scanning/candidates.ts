import type { DirectText } from './block-walker.ts';

/** A text that passed the prefilter: the text of a whole block, or text directly in a large block. */
export type Candidate = { kind: 'block'; element: Element; isInView: boolean } | DirectText;

/** Texts that wait until the detector has been loaded. Blocks in view are searched first, and each block once. */
export class Candidates {
  /** Blocks by element, other texts by themselves. */
  readonly #inView = new Map<object, Candidate>();
  readonly #others = new Map<object, Candidate>();

  isEmpty(): boolean {
    return this.#inView.size + this.#others.size === 0;
  }

  hasInView(): boolean {
    return this.#inView.size > 0;
  }

  add(candidate: Candidate): void {
    const key = candidate.kind === 'text' ? candidate : candidate.element;
    if (candidate.kind === 'block' && candidate.isInView) {
      this.#others.delete(key);
      this.#inView.set(key, candidate);
    } else if (!this.#inView.has(key)) this.#others.set(key, candidate);
  }

  /** Removes the next text and returns it. */
  take(): Candidate | undefined {
    for (const texts of [this.#inView, this.#others])
      for (const [key, candidate] of texts) {
        texts.delete(key);
        return candidate;
      }
    return undefined;
  }

  clear(): void {
    this.#inView.clear();
    this.#others.clear();
  }
}
