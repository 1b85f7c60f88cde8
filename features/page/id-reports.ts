import type { Runtime } from 'webextension-polyfill';
import { browser } from '../../utils/browser.ts';
import { safeRead, z } from '../../utils/zod.ts';
import type { MessageName } from '../protocol.ts';

const REPORT: MessageName = 'reportIds';
const ReportSchema = z.object({ name: z.literal(REPORT), request: z.object({ hasIds: z.boolean() }) });

/**
 * Calls `listener` when a frame of any tab reports that its IDs may have changed. Its messages to the background reach the
 * extension's own pages too; only the background answers.
 * @param listener receives the frame and whether it has IDs
 */
export function onIdReport(listener: (tabId: number, frameId: number, hasIds: boolean) => void): void {
  const receive: Runtime.OnMessageListenerNoResponse = (message, { id, tab, frameId }) => {
    const report = safeRead(ReportSchema, message);
    if (id !== browser.runtime.id || !report.success) return;
    if (tab?.id !== undefined && frameId !== undefined) listener(tab.id, frameId, report.data.request.hasIds);
  };
  browser.runtime.onMessage.addListener(receive);
}
