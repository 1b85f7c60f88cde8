import { browser } from 'wxt/browser';
import { randomName } from '../../../utils/dom.ts';
import type { Listen } from '../../../utils/window-events.ts';
import { MAX_LISTED_IDS, type OccurrenceIndex, PAGE_IDS_PORT } from '../occurrences.ts';
import type { FrameContext } from '../page-features.ts';
import { isExtensionAlive } from './page-messaging.ts';
import { createIdReporter } from './report-ids.ts';
import { distinctIdsOf, visibleOccurrences } from './visible-occurrences.ts';

/** Minimum time between two updates: a panel may stay open while a chat streams in and the user scrolls. */
const PAUSE_MS = 250;

export interface PageIds {
  /** Updates the background and an open popup after occurrences have changed or become visible. */
  changed(): void;
  /** Reports at once whether there are any IDs, unless that has already been reported. */
  reportNow(): void;
}

/**
 * Sends the visible IDs of this frame to an open popup, and again when they change. The port reaches all frames of the
 * tab and closes with the popup, so nothing is sent while no popup is open.
 * @param onNone called after this frame has reported that it no longer has IDs
 */
export function sharePageIds(
  getIndex: () => OccurrenceIndex,
  context: Pick<FrameContext, 'hasUnread' | 'readAll'>,
  onNone: () => void,
  listen: Listen,
  signal: AbortSignal,
): PageIds {
  /** Identifies this frame, because all frames of a tab share one port. Made with the first port: few pages need it. */
  let frame = '';
  const ports = new Set<{ postMessage(message: unknown): void }>();
  const reporter = createIdReporter(getIndex, context.hasUnread, onNone, listen, signal);
  let isScheduled = false;
  let postedAt = -PAUSE_MS;

  function post(): void {
    isScheduled = false;
    postedAt = performance.now();
    reporter.report();
    if (ports.size === 0) return;
    const all = distinctIdsOf(visibleOccurrences(getIndex()));
    const ids = all.slice(0, MAX_LISTED_IDS);
    for (const port of ports) port.postMessage({ frame, ids, leftOut: all.length - ids.length });
    // A list may arrive while the panel is open. Reading it changes the report even if it contains no IDs.
    if (context.hasUnread()) void context.readAll().then(changed);
  }

  function changed(): void {
    // Without a popup, and without an urgent report, the IDs are only counted later, which needs no frame.
    if (ports.size === 0 && !reporter.isUrgent()) reporter.report();
    else if (!isScheduled) postSoon();
  }

  function postSoon(): void {
    isScheduled = true;
    const pause = Math.max(0, postedAt + PAUSE_MS - performance.now());
    if (pause === 0) requestAnimationFrame(post);
    else setTimeout(() => requestAnimationFrame(post), pause);
  }

  // Firefox closes the ports of a page that enters the back/forward cache, and reports none of them as disconnected.
  listen('pagehide', () => ports.clear());
  signal.addEventListener('abort', () => {
    if (isExtensionAlive()) for (const port of ports) port.postMessage({ frame, ids: [], leftOut: 0 });
  });

  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== PAGE_IDS_PORT || port.sender?.id !== browser.runtime.id || signal.aborted) return;
    frame ||= randomName();
    ports.add(port);
    port.onDisconnect.addListener(() => ports.delete(port));
    post();
  });

  return { changed, reportNow: reporter.report };
}
