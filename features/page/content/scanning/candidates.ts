import type { DirectText } from './block-walker.ts';

/** Work that needs the page features. */
export type Candidate =
  /** A block whose text passed the prefilter. */
  | { kind: 'block'; element: Element; isInView: boolean }
  /** Text directly in a large block, which passed the prefilter. */
  | DirectText
  /** A long list, of which the items near the viewport are searched. */
  | { kind: 'list'; element: Element };

/**
 * The work that waits until the page features have been loaded. Blocks in view come first, and each block comes once.
 */
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

  hasList(): boolean {
    return [...this.#others.values()].some(({ kind }) => kind === 'list');
  }

  add(candidate: Candidate): void {
    const key = candidate.kind === 'text' ? candidate : candidate.element;
    if (candidate.kind === 'block' && candidate.isInView) {
      this.#others.delete(key);
      this.#inView.set(key, candidate);
    } else if (!this.#inView.has(key)) this.#others.set(key, candidate);
  }

  /** Removes the next one and returns it. */
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
