import { Worker } from 'node:worker_threads';

/**
 * Keeps cores busy, each with an endless loop at normal priority. The loops are threads of this process, so they always
 * end with it.
 * @returns a function that ends them
 */
export function startBusyLoops(count: number): () => Promise<void> {
  const workers = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
