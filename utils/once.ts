/**
 * Runs something at the first call and gives what came of it from then on. A failed try is forgotten: the next call tries
 * again.
 */
export function createOnce<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
