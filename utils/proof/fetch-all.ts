import type { FetchImage, ImageOutcome } from './fetch-image.ts';

/** As few as a browser opens to one server by itself. */
const AT_ONCE = 4;

interface Options {
  signal: AbortSignal;
  /** Called after each image, whatever came of it. @param done how many have been dealt with */
  onProgress(done: number): void;
}

/**
 * Reads several images, a few at a time.
 * @returns one outcome for each address, in their order; nothing when `signal` ended it
 */
export async function fetchAll(
  urls: readonly string[],
  fetchImage: FetchImage,
  { signal, onProgress }: Options,
): Promise<ImageOutcome[] | undefined> {
  const outcomes: ImageOutcome[] = [];
  const waiting = urls.entries();
  let done = 0;

  async function work(): Promise<void> {
    for (const [index, url] of waiting) {
      outcomes[index] = await fetchImage(url, signal);
      if (signal.aborted) return;
      done += 1;
      onProgress(done);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return signal.aborted ? undefined : outcomes;
}
