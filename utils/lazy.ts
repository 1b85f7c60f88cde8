/**
 * Runs `run` at the first call and returns that call's promise from then on. A rejected run is forgotten: the next call
 * runs it again.
 */
export function lazyAsync<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
