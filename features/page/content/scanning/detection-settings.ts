import type { ReplyTo } from '../../../protocol.ts';
import { askFromPage, isExtensionAlive, onDetectionChanged } from '../page-messaging.ts';

/**
 * Requests the detection settings of this frame, which include whether Waybill is enabled here. Twice if the first reply
 * is lost, as when the browser stops the background: without settings, ignored IDs would be highlighted, also where
 * Waybill is disabled.
 * @param needsAccess whether it counts as disabled where the browser gives it no access
 */
export async function getDetectionSettings(
  needsAccess?: boolean,
): Promise<ReplyTo<'getDetection'> | undefined> {
  const request = () => askFromPage('getDetection', { needsAccess }, isReply);
  return (await request()) ?? request();
}

/**
 * Waits in a frame where Waybill is disabled.
 * @param start called once, when Waybill has been enabled
 * @param needsAccess whether it also needs access again
 */
export function waitForEnable(start: () => void, needsAccess?: boolean): void {
  if (!isExtensionAlive()) return;
  const waiting = new AbortController();
  const { signal } = waiting;

  async function ask(): Promise<void> {
    const reply = await getDetectionSettings(needsAccess);
    if (!reply?.isOn || signal.aborted) return;
    waiting.abort();
    start();
  }

  onDetectionChanged(() => void ask(), signal);
  // It may have been enabled since the answer that it is not.
  void ask();
}

/** Most frames have no patterns, so the page script checks them. The background has already checked the rules. */
function isReply(value: unknown): value is ReplyTo<'getDetection'> {
  const { patterns, hasStatusColors, isOn } = Object(value) as Record<string, unknown>;
  return Array.isArray(patterns) && typeof hasStatusColors === 'boolean' && typeof isOn === 'boolean';
}
