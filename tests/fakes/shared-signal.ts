import { setMaxListeners } from 'node:events';

/** A signal that never aborts, for all callers of a test. Node warns of more than ten listeners. */
export function createSharedSignal(): AbortSignal {
  const { signal } = new AbortController();
  setMaxListeners(50, signal);
  return signal;
}
