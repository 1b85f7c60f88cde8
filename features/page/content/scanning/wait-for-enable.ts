import { isExtensionAlive, onDetectionChanged } from '../page-messaging.ts';
import { getDetectionSettings } from './get-detection-settings.ts';

/** Waits in a frame where Waybill is disabled. @param start called once, when it has been enabled */
export function waitForEnable(start: () => void): void {
  if (!isExtensionAlive()) return;
  const waiting = new AbortController();
  const { signal } = waiting;

  async function ask(): Promise<void> {
    const reply = await getDetectionSettings();
    if (!reply?.isOn || signal.aborted) return;
    waiting.abort();
    start();
  }

  onDetectionChanged(() => void ask(), signal);
}
