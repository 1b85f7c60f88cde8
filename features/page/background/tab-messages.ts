import { browser } from '../../../utils/browser.ts';
import type { KnownStatus } from '../../shipment/model.ts';
import {
  type CardCommand,
  type CardToggled,
  type DetectionChanged,
  type InsertOutcome,
  InsertOutcomeSchema,
  type InsertText,
  type KnownStatusChanged,
  type SelectionRequest,
  type StepId,
  TOP_FRAME,
} from '../model.ts';

/** Sends a command to the content script of one frame. @returns whether the frame has a content script */
export async function sendToFrame(tabId: number, frameId: number, command: CardCommand): Promise<boolean> {
  try {
    await browser.tabs.sendMessage(tabId, command, { frameId });
    return true;
  } catch {
    // The page was left, or Waybill does not run there.
    return false;
  }
}

/** Sends a message to the content scripts of all frames of a tab. */
export async function sendToTab(tabId: number, message: CardToggled): Promise<void> {
  try {
    await browser.tabs.sendMessage(tabId, message);
  } catch {
    // The page was left.
  }
}

/**
 * Moves to the next or previous ID of a frame.
 * @returns whether there was such an ID; `undefined` when no content script replied
 */
export async function navigateInFrame(
  tabId: number,
  frameId: number,
  step: Pick<StepId, 'direction' | 'startsAtEdge'>,
): Promise<boolean | undefined> {
  try {
    const message: StepId = { command: 'stepId', ...step };
    const answer: unknown = await browser.tabs.sendMessage(tabId, message, { frameId });
    return typeof answer === 'boolean' ? answer : undefined;
  } catch {
    // The frame was removed, or shows a page that Waybill does not run on.
    return undefined;
  }
}

/** One frame of one tab. */
export interface TabFrame {
  tabId: number;
  frameId: number;
}

/** Sends the status category of an ID to the content scripts of frames. Frames that were left are skipped. */
export async function sendKnownStatus(frames: TabFrame[], known: KnownStatus): Promise<void> {
  const message: KnownStatusChanged = { command: 'knownStatusChanged', ...known };
  await Promise.allSettled(
    frames.map(({ tabId, frameId }) => browser.tabs.sendMessage(tabId, message, { frameId })),
  );
}

/** The selected text of the frame with the focus; `undefined` if nothing is selected, or Waybill does not run there. */
export async function readSelection(tabId: number): Promise<string | undefined> {
  try {
    const message: SelectionRequest = { command: 'readSelection' };
    const text: unknown = await browser.tabs.sendMessage(tabId, message);
    return typeof text === 'string' ? text : undefined;
  } catch {
    // No content script runs there.
    return undefined;
  }
}

/** Makes the content scripts of all tabs request their detection settings. Skips tabs without a content script. */
export async function sendDetectionChanged(): Promise<void> {
  const message: DetectionChanged = { command: 'detectionChanged' };
  const tabs = await browser.tabs.query({});
  await Promise.allSettled(
    tabs.flatMap(({ id }) => (id === undefined ? [] : [browser.tabs.sendMessage(id, message)])),
  );
}

/** Inserts a text into the editor that had the focus last in the top frame of a tab. */
export async function insertIntoPage(tabId: number, text: string): Promise<InsertOutcome> {
  try {
    const message: InsertText = { command: 'insertText', text };
    const answer: unknown = await browser.tabs.sendMessage(tabId, message, { frameId: TOP_FRAME });
    const outcome = InsertOutcomeSchema.safeParse(answer);
    return outcome.success ? outcome.data : 'noEditor';
  } catch {
    // The page was left, or Waybill does not run on it.
    return 'noEditor';
  }
}
