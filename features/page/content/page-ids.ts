import { browser } from 'wxt/browser';
import type { Listen } from '../../../utils/window-events.ts';
import { type OccurrenceIndex, PAGE_IDS_PORT } from '../occurrences.ts';
import type { FrameContext } from '../page-features.ts';
import { isExtensionAlive } from './page-messaging.ts';
import { createIdReporter } from './report-ids.ts';
import { visibleOccurrences } from './visible-occurrences.ts';

/** A panel stays open while a chat streams in and the user scrolls: all IDs are sent once in this time at most. */
const PAUSE_MS = 250;

export interface PageIds {
  /** To be called when occurrences have changed or become visible: updates the background and an open popup. */
  changed(): void;
  /** Reports at once whether there are any IDs, unless that was reported already. */
  reportNow(): void;
}

/**
 * Sends the visible IDs of this frame to an open popup, and again whenever they change. The port reaches all frames of the
 * tab and ends with the popup, so nothing is sent while none is open.
 * @param onNone called after the report that this frame has no IDs any more
 */
export function sharePageIds(
  getIndex: () => OccurrenceIndex,
  context: Pick<FrameContext, 'hasUnread' | 'readAll'>,
  onNone: () => void,
  listen: Listen,
  signal: AbortSignal,
): PageIds {
  /** Identifies this frame: all frames of a tab share one port. */
  const frame = crypto.randomUUID();
  const ports = new Set<{ postMessage(message: unknown): void }>();
  const report = createIdReporter(getIndex, context.hasUnread, onNone, listen, signal);
  let isScheduled = false;
  let postedAt = -PAUSE_MS;

  function post(): void {
    isScheduled = false;
    postedAt = performance.now();
    report();
    if (ports.size === 0) return;
    const ids = [...new Set(visibleOccurrences(getIndex()).map(({ id }) => id))];
    for (const port of ports) port.postMessage({ frame, ids });
  }

  signal.addEventListener('abort', () => {
    if (isExtensionAlive()) for (const port of ports) port.postMessage({ frame, ids: [] });
  });

  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== PAGE_IDS_PORT || port.sender?.id !== browser.runtime.id || signal.aborted) return;
    ports.add(port);
    port.onDisconnect.addListener(() => ports.delete(port));
    post();
    void context.readAll();
  });

  return {
    changed() {
      if (isScheduled) return;
      isScheduled = true;
      const pause = Math.max(0, postedAt + PAUSE_MS - performance.now());
      if (pause === 0) requestAnimationFrame(post);
      else setTimeout(() => requestAnimationFrame(post), pause);
    },
    reportNow: report,
  };
}
