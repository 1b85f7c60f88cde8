import { browser } from 'wxt/browser';
import type { HitIndex } from './hit-index.ts';

/** Name of the port by which the popup asks every frame of a tab for its IDs. */
const PORT_NAME = 'page-ids';

export interface PageIds {
  /** Tells an open popup that hits came or went. */
  changed(): void;
}

/**
 * Offers the IDs that can be seen in this frame to an open popup, and again whenever they change. A port reaches all
 * frames of the tab and ends with the popup, so nothing is sent while nobody looks.
 */
export function offerPageIds(getIndex: () => HitIndex, signal: AbortSignal): PageIds {
  /** All frames of a tab share one port: this tells them apart. */
  const frame = crypto.randomUUID();
  const ports = new Set<{ postMessage(message: unknown): void }>();
  let isScheduled = false;

  function post(): void {
    isScheduled = false;
    const ids = visibleIds(getIndex());
    for (const port of ports) port.postMessage({ frame, ids });
  }

  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== PORT_NAME || port.sender?.id !== browser.runtime.id || signal.aborted) return;
    ports.add(port);
    port.onDisconnect.addListener(() => ports.delete(port));
    post();
  });

  return {
    changed() {
      if (ports.size === 0 || isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(post);
    },
  };
}

/** Zendesk keeps several tickets in one document: those that are hidden are not this ticket's. */
function visibleIds(index: HitIndex): string[] {
  const ids = new Set<string>();
  for (const element of index.elements()) {
    for (const { id, start } of index.hitsOf(element)) {
      if (start.node.parentElement?.checkVisibility({ visibilityProperty: true })) ids.add(id);
    }
  }
  return [...ids];
}
