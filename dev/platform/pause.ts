import { setTimeout as timer } from 'node:timers/promises';

/** Waits, but no longer than somebody is listening: a closed connection ends the wait early. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await timer(ms, undefined, { signal });
  } catch {
    // Nobody is left to answer; whatever is returned now goes nowhere.
  }
}
