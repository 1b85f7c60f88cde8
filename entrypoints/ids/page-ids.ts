import { browser } from 'wxt/browser';
import type { HitIndex } from '../../utils/hits.ts';
import type { IdsContext } from '../../utils/ids-script.ts';
import { sendFromPage } from '../../utils/page-messaging.ts';
import { framePath } from './frame-path.ts';
import { visibleHits } from './visible-hits.ts';

/** Name of the port by which the popup asks every frame of a tab for its IDs. */
const PORT_NAME = 'page-ids';

export interface PageIds {
  /** Tells the background and an open popup that hits came or went. */
  changed(): void;
}

/**
 * Offers the IDs that can be seen in this frame to an open popup, and again whenever they change. A port reaches all
 * frames of the tab and ends with the popup, so nothing is sent while nobody looks.
 */
export function offerPageIds(
  getIndex: () => HitIndex,
  { hasUnread, readAll }: Pick<IdsContext, 'hasUnread' | 'readAll'>,
  signal: AbortSignal,
): PageIds {
  /** All frames of a tab share one port: this tells them apart. */
  const frame = crypto.randomUUID();
  const ports = new Set<{ postMessage(message: unknown): void }>();
  let isScheduled = false;
  let isReported = false;

  function post(): void {
    isScheduled = false;
    report();
    if (ports.size === 0) return;
    const ids = [...new Set(visibleHits(getIndex()).map(({ id }) => id))];
    for (const port of ports) port.postMessage({ frame, ids });
  }

  /** The background knows which frames have IDs, so that the keyboard can go from one to the next. */
  function report(): void {
    // What was not read yet may hold some: a step to the next ID reads it.
    const hasIds = !getIndex().isEmpty() || hasUnread();
    if (hasIds === isReported) return;
    isReported = hasIds;
    void sendFromPage('reportIds', { hasIds, path: framePath() });
  }

  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== PORT_NAME || port.sender?.id !== browser.runtime.id || signal.aborted) return;
    ports.add(port);
    port.onDisconnect.addListener(() => ports.delete(port));
    post();
    void readAll();
  });

  return {
    changed() {
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(post);
    },
  };
}
