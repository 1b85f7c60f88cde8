import { browser } from '../../../utils/browser.ts';
import type { KnownStatus } from '../../shipment/model.ts';
import {
  type CardCommand,
  type CardToggled,
  type DetectionChanged,
  type InsertOutcome,
  InsertOutcomeSchema,
  type InsertText,
  type ReadSelection,
  type StepId,
  TOP_FRAME,
  type ToneChanged,
} from '../model.ts';
import type { NavigateInFrame } from './id-frame-registry.ts';

/** Sends a command to the content script of one frame. @returns whether one was there to receive it */
export type SendToFrame = (tabId: number, frameId: number, command: CardCommand) => Promise<boolean>;

/** `SendToFrame` over `tabs.sendMessage`. */
export const sendToFrame: SendToFrame = async (tabId, frameId, command) => {
  try {
    await browser.tabs.sendMessage(tabId, command, { frameId });
    return true;
  } catch {
    // The page was left, or Waybill does not run there.
    return false;
  }
};

/** Sends something to the content scripts of all frames of a tab. */
export type SendToTab = (tabId: number, message: CardToggled) => Promise<void>;

/** `SendToTab` over `tabs.sendMessage`. */
export const sendToTab: SendToTab = async (tabId, message) => {
  try {
    await browser.tabs.sendMessage(tabId, message);
  } catch {
    // The page was left.
  }
};

/** `NavigateInFrame` over `tabs.sendMessage`. */
export const navigateInFrame: NavigateInFrame = async (tabId, frameId, step) => {
  try {
    const message: StepId = { command: 'stepId', ...step };
    const answer: unknown = await browser.tabs.sendMessage(tabId, message, { frameId });
    return typeof answer === 'boolean' ? answer : undefined;
  } catch {
    // The frame was removed, or shows a page that Waybill does not run on.
    return undefined;
  }
};

/** One frame of one tab. */
export interface TabFrame {
  tabId: number;
  frameId: number;
}

/** Tells the content scripts of frames how the shipment of an ID is doing. */
export type TellTone = (frames: TabFrame[], known: KnownStatus) => Promise<void>;

/** `TellTone` over `tabs.sendMessage`. Frames that were left are passed over. */
export const tellTone: TellTone = async (frames, known) => {
  const message: ToneChanged = { command: 'toneChanged', ...known };
  await Promise.allSettled(
    frames.map(({ tabId, frameId }) => browser.tabs.sendMessage(tabId, message, { frameId })),
  );
};

/** The selected text of the frame that has the focus; `undefined` where there is none, or Waybill does not run. */
export async function readSelection(tabId: number): Promise<string | undefined> {
  try {
    const message: ReadSelection = { command: 'readSelection' };
    const text: unknown = await browser.tabs.sendMessage(tabId, message);
    return typeof text === 'string' ? text : undefined;
  } catch {
    // Nobody is there to answer.
    return undefined;
  }
}

/** Tells the content scripts of every tab to ask for what they find and colour. Tabs without one are passed over. */
export async function tellDetectionChanged(): Promise<void> {
  const message: DetectionChanged = { command: 'detectionChanged' };
  const tabs = await browser.tabs.query({});
  await Promise.allSettled(
    tabs.flatMap(({ id }) => (id === undefined ? [] : [browser.tabs.sendMessage(id, message)])),
  );
}

/** Puts a text into the editor of a tab's top page that had the focus last. */
export type InsertIntoPage = (tabId: number, text: string) => Promise<InsertOutcome>;

/** `InsertIntoPage` over `tabs.sendMessage`. */
export const insertIntoPage: InsertIntoPage = async (tabId, text) => {
  try {
    const message: InsertText = { command: 'insertText', text };
    const answer: unknown = await browser.tabs.sendMessage(tabId, message, { frameId: TOP_FRAME });
    const outcome = InsertOutcomeSchema.safeParse(answer);
    return outcome.success ? outcome.data : 'noEditor';
  } catch {
    // The page was left, or Waybill does not run on it.
    return 'noEditor';
  }
};
