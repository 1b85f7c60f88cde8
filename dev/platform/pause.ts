import { setTimeout as timer } from 'node:timers/promises';

/** Waits for a time, but only while the connection is open. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await timer(ms, undefined, { signal });
  } catch {
    // The connection is closed, so the response is not sent.
  }
}
