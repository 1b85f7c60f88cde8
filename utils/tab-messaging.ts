import { browser } from './browser.ts';

/** Messages from the background to the content scripts of a tab. */

/**
 * Sends a message to the content script of one frame.
 * @returns whether the frame has one: false if the page was left or the frame removed, or if no content script runs there
 */
export async function sendToFrame(tabId: number, frameId: number, message: object): Promise<boolean> {
  return (await deliver(tabId, message, { frameId })) !== undefined;
}

/** Sends a message to the content scripts of all frames of a tab, if there are any. */
export async function sendToTab(tabId: number, message: object): Promise<void> {
  await deliver(tabId, message, {});
}

/**
 * Sends a message to the content scripts of a tab and waits for the reply of one.
 * @param frame the frame to ask, otherwise all of them
 * @returns the reply, unchecked; `undefined` if there was none, for example because no content script runs there
 */
export async function askTab(
  tabId: number,
  message: object,
  frame: { frameId?: number } = {},
): Promise<unknown> {
  return (await deliver(tabId, message, frame))?.reply;
}

/** @returns `undefined` if there was no content script to receive the message */
async function deliver(
  tabId: number,
  message: object,
  frame: { frameId?: number },
): Promise<{ reply: unknown } | undefined> {
  try {
    return { reply: await browser.tabs.sendMessage(tabId, message, frame) };
  } catch {
    // The page was left, the frame was removed, or no content script runs there.
    return undefined;
  }
}
