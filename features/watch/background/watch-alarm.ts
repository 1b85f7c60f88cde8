import { browser } from '../../../utils/browser.ts';
import type { WatchAlarm } from './watch.ts';

const NAME = 'watch';

/** `WatchAlarm` over the browser's alarms, which outlive the background but not always the browser. */
export const watchAlarm: WatchAlarm = {
  async set(at) {
    await browser.alarms.create(NAME, { when: at });
  },
  async clear() {
    await browser.alarms.clear(NAME);
  },
};

/** Calls `check` when the alarm rings. To be called synchronously at every start of the background. */
export function onWatchAlarm(check: () => void): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === NAME) check();
  });
  // Without a listener the background would not start with the browser, and a lost alarm would stay lost.
  browser.runtime.onStartup.addListener(() => undefined);
}
