import type { Reply } from '../../../protocol.ts';
import { askFromPage } from '../page-messaging.ts';

/** Asks the background what to find in this frame, and whether Waybill is enabled here at all. */
export const getDetectionSettings = (): Promise<Reply<'getDetection'> | undefined> =>
  askFromPage('getDetection', {}, isReply);

/** The patterns themselves are checked by what is loaded only if there are any. Rules come from the background only. */
function isReply(value: unknown): value is Reply<'getDetection'> {
  if (typeof value !== 'object' || value === null) return false;
  const { patterns, hasStatusColours, isOn } = value as Record<string, unknown>;
  return Array.isArray(patterns) && typeof hasStatusColours === 'boolean' && typeof isOn === 'boolean';
}
