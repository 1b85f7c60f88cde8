import { browser } from 'wxt/browser';
import type { HitIndex } from '../../utils/hits.ts';
import type { IdsContext } from '../../utils/ids-script.ts';
import { isExtensionAlive } from '../../utils/page-messaging.ts';
import { createIdReport } from './id-report.ts';
import { visibleHits } from './visible-hits.ts';
import type { Listen } from './window-events.ts';

/** Name of the port by which the popup asks every frame of a tab for its IDs. */
const PORT_NAME = 'page-ids';
/** A panel stays open while a chat streams in and a person scrolls: between two looks at all IDs goes this time. */
const PAUSE_MS = 250;

export interface PageIds {
  /** Tells the background and an open popup that hits came or went, or came into sight. */
  changed(): void;
}

/**
 * Offers the IDs that can be seen in this frame to an open popup, and again whenever they change. A port reaches all
 * frames of the tab and ends with the popup, so nothing is sent while nobody looks.
 */
export function offerPageIds(
  getIndex: () => HitIndex,
  context: Pick<IdsContext, 'hasUnread' | 'readAll'>,
  listen: Listen,
  signal: AbortSignal,
): PageIds {
  /** All frames of a tab share one port: this tells them apart. */
  const frame = crypto.randomUUID();
  const ports = new Set<{ postMessage(message: unknown): void }>();
  const report = createIdReport(getIndex, context.hasUnread, listen, signal);
  let isScheduled = false;
  let postedAt = -PAUSE_MS;

  function post(): void {
    isScheduled = false;
    postedAt = performance.now();
    report();
    if (ports.size === 0) return;
    const ids = [...new Set(visibleHits(getIndex()).map(({ id }) => id))];
    for (const port of ports) port.postMessage({ frame, ids });
  }

  signal.addEventListener('abort', () => {
    if (isExtensionAlive()) for (const port of ports) port.postMessage({ frame, ids: [] });
  });

  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== PORT_NAME || port.sender?.id !== browser.runtime.id || signal.aborted) return;
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
  };
}
