import type { Page } from '@playwright/test';
import type { SavedPattern } from '../../features/detection/model.ts';

/** The parts of `chrome` that are used on an extension page. */
interface ChromeEvent<T> {
  addListener(listener: (value: T) => void): void;
}
interface Port {
  onMessage: ChromeEvent<{ frame: string; ids: string[] }>;
  onDisconnect: ChromeEvent<unknown>;
  disconnect(): void;
}
declare const chrome: {
  tabs: {
    query(filter: object): Promise<{ id: number }[]>;
    connect(tabId: number, options: { name: string }): Port;
  };
  runtime: {
    lastError?: unknown;
    sendMessage(message: { name: string; request: object }): Promise<{ ok: boolean }>;
  };
};

/**
 * Reads the IDs that the extension found, as its popup does, once a certain one is among them.
 * @param extensionPage any page of the extension
 * @returns undefined if that one did not come in time
 */
export async function readPageIds(
  extensionPage: Page,
  awaited: string,
  limitMs: number,
): Promise<string[] | undefined> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const ids = await extensionPage.evaluate(connect, { awaited, limitMs: deadline - Date.now() });
    if (ids) return ids;
  }
  return undefined;
}

/**
 * Asks every tab: only the ticket's answers. Resolves to null when no tab answers, as long as the content script has
 * not started, and when the time is over. Runs on the extension page.
 */
async function connect({ awaited, limitMs }: { awaited: string; limitMs: number }): Promise<string[] | null> {
  const tabs = await chrome.tabs.query({});
  return new Promise((resolve) => {
    const frames = new Map<string, string[]>();
    const ports = tabs.map(({ id }) => chrome.tabs.connect(id, { name: 'page-ids' }));
    let open = ports.length;
    setTimeout(() => resolve(null), limitMs);
    for (const port of ports) {
      port.onMessage.addListener(({ frame, ids }) => {
        frames.set(frame, ids);
        const all = [...frames.values()].flat();
        if (!all.includes(awaited)) return;
        for (const each of ports) each.disconnect();
        resolve(all);
      });
      port.onDisconnect.addListener(() => {
        // Read, so that the browser does not report it: most tabs hold no content script.
        void chrome.runtime.lastError;
        open -= 1;
        if (open === 0) resolve(null);
      });
    }
  });
}

/** Replaces the taught patterns in the extension's settings. */
export async function savePatterns(extensionPage: Page, patterns: SavedPattern[]): Promise<void> {
  const { ok } = await extensionPage.evaluate(
    (request) => chrome.runtime.sendMessage({ name: 'savePatterns', request }),
    { patterns },
  );
  if (!ok) throw new Error('The extension did not take the taught patterns.');
}
