import type { Page } from '@playwright/test';
import type { SavedPattern } from '../../features/detection/model.ts';

/** The required parts of `chrome` on an extension page. */
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
    sendMessage(message: {
      name: string;
      request: object;
    }): Promise<{ ok: boolean; value: { patterns: SavedPattern[] } }>;
  };
};

/**
 * Reads the IDs found by the extension, like its popup, once they include a certain ID.
 * @param extensionPage any page of the extension
 * @returns undefined if that ID was not found in time
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
 * Connects to every tab; only the ticket's replies. Resolves with null if no tab replies, which happens until the
 * content script has started, or after the time limit. Runs on the extension page.
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
        // Reading it prevents an error report by the browser: most tabs have no content script.
        void chrome.runtime.lastError;
        open -= 1;
        if (open === 0) resolve(null);
      });
    }
  });
}

/** Replaces the custom patterns in the extension's settings. */
export async function savePatterns(extensionPage: Page, patterns: SavedPattern[]): Promise<void> {
  const { ok } = await extensionPage.evaluate(async (saved) => {
    const before = await chrome.runtime.sendMessage({ name: 'getPatterns', request: {} });
    const removed = before.value.patterns.map(({ id }) => id);
    return chrome.runtime.sendMessage({ name: 'changePatterns', request: { saved, removed } });
  }, patterns);
  if (!ok) throw new Error('The extension did not take the taught patterns.');
}
