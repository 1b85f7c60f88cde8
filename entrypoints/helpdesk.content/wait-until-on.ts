import { isExtensionAlive, onDetectionChanged } from '../../utils/page-messaging.ts';
import { askForDetection } from './ask-for-detection.ts';

/** Waits, in a frame where Waybill is switched off, until it is on there. @param start called once, then */
export function waitUntilOn(start: () => void): void {
  if (!isExtensionAlive()) return;
  const waiting = new AbortController();
  const { signal } = waiting;

  async function ask(): Promise<void> {
    const reply = await askForDetection();
    if (!reply?.isOn || signal.aborted) return;
    waiting.abort();
    start();
  }

  onDetectionChanged(() => void ask(), signal);
}
