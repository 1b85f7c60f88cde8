import { browser } from '../../utils/browser.ts';
import type { CardCommand, DetectionChanged, StepId } from '../../utils/protocol.ts';
import type { AskToStep } from './id-frames.ts';

/**
 * Tells the content scripts of a tab something.
 * @param frameId one frame, or `undefined` for all
 * @returns whether a content script was there to hear it
 */
export type Tell = (tabId: number, command: CardCommand, frameId?: number) => Promise<boolean>;

/** `Tell` over `tabs.sendMessage`. */
export const tellPage: Tell = async (tabId, command, frameId) => {
  try {
    await browser.tabs.sendMessage(tabId, command, frameId === undefined ? {} : { frameId });
    return true;
  } catch {
    // The page was left, or Waybill does not run there: nothing to tell.
    return false;
  }
};

/** `AskToStep` over `tabs.sendMessage`. */
export const askPageToStep: AskToStep = async (tabId, frameId, step) => {
  try {
    const message: StepId = { command: 'stepId', ...step };
    const answer: unknown = await browser.tabs.sendMessage(tabId, message, { frameId });
    return typeof answer === 'boolean' ? answer : undefined;
  } catch {
    // The frame was removed, or shows a page that Waybill does not run on.
    return undefined;
  }
};

/** Tells the content scripts of every tab that other shapes were taught. Tabs without one are passed over. */
export async function tellDetectionChanged(): Promise<void> {
  const message: DetectionChanged = { command: 'detectionChanged' };
  const tabs = await browser.tabs.query({});
  await Promise.allSettled(
    tabs.flatMap(({ id }) => (id === undefined ? [] : [browser.tabs.sendMessage(id, message)])),
  );
}
