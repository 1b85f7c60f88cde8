import { setTimeout as timer } from 'node:timers/promises';

/** Waits, but not longer than the connection is open: closing it ends the wait early. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await timer(ms, undefined, { signal });
  } catch {
    // The connection is closed, so what is returned now goes nowhere.
  }
}
