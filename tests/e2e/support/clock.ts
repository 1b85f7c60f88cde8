import type { Page } from '@playwright/test';

/**
 * Sets a fake clock forward, once the views have set their timers: they do so a frame after they are drawn, and a jump
 * does not reach a timer that is set later.
 * @param time milliseconds, or such as `10:00`
 */
export async function jump(clock: Page['clock'], time: number | string): Promise<void> {
  await clock.runFor(1_000);
  await clock.fastForward(time);
}

/** Makes the timers of a page or of the background ten times as long, as those of a busy machine. Runs there. */
export function delayTimers(): void {
  const start = setTimeout;
  globalThis.setTimeout = ((run: () => void, ms = 0) => start(run, 10 * ms)) as typeof setTimeout;
}
