import {
  firstElementChildOf,
  parentElementOf,
  taggedIn,
  textContentOf,
} from '../../../../utils/native-dom.ts';
import { mayTrack } from '../../../detection/engine/prefilter.ts';
import { isCell, mayHaveLabel } from '../../cell-label.ts';
import type { TextHolder } from '../../occurrences.ts';
import type { DirectText } from './block-walker.ts';
import type { Detection } from './detection.ts';
import { isLarge } from './text-blocks.ts';

/** Whether a link in an element may lead to an ID. */
export function hasTrackingLink(element: Element): boolean {
  for (const link of taggedIn(element, 'a')) if (mayTrack(link.getAttribute('href') ?? '')) return true;
  return false;
}

/** The text of the first element in the one around another, which may be a row of headers. */
function textOfFirst(element: TextHolder): string {
  const around = parentElementOf(element);
  const first = around && firstElementChildOf(around);
  return first && !isLarge(first) ? textContentOf(first) : '';
}

/** The prefilter for the text of an element. That of a labelled cell, or of a row below headers, does not need a label word. */
export function mayContainIdIn(element: TextHolder, text: string, detection: Detection): boolean {
  if (detection.mayContainId(text)) return true;
  if (!detection.mayContainId(text, true)) return false;
  if (isCell(element, text) && mayHaveLabel(element)) return true;
  const head = textOfFirst(element);
  return /^\D{9,300}$/.test(head) && detection.mayContainId(head + text);
}

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
