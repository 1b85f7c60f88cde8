import { browser } from '../../../utils/browser.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import { askTab, sendToFrame, sendToTab } from '../../../utils/tab-messaging.ts';
import { safeRead } from '../../../utils/zod.ts';
import type { KnownStatus } from '../../shipment/model.ts';
import {
  type CardSeenQuestion,
  type DetectionChanged,
  type FocusCommand,
  type FrameIds,
  FrameIdsSchema,
  type IdsReported,
  type InsertOutcome,
  InsertOutcomeSchema,
  type InsertText,
  type KnownStatusChanged,
  type ListIds,
  type OpenId,
  type SelectionRequest,
  type StepId,
  TOP_FRAME,
} from '../model.ts';

/**
 * Moves to the next or previous ID of a frame.
 * @returns whether there was such an ID; `undefined` when no content script replied
 */
export async function navigateInFrame(
  tabId: number,
  frameId: number,
  step: Pick<StepId, 'direction' | 'startsAtEdge'>,
): Promise<boolean | undefined> {
  if (frameId !== TOP_FRAME) await sendToTop(tabId, 'noteFocus');
  const message: StepId = { command: 'stepId', ...step };
  const answer = await askTab(tabId, message, { frameId });
  return typeof answer === 'boolean' ? answer : undefined;
}

/** Returns the focus to where it was in a tab before keyboard navigation moved it into a frame. */
export const restoreFocus = (tabId: number): Promise<boolean> => sendToTop(tabId, 'restoreFocus');

const sendToTop = (tabId: number, command: FocusCommand['command']): Promise<boolean> =>
  sendToFrame(tabId, TOP_FRAME, { command } satisfies FocusCommand);

/** One frame of one tab. */
export interface TabFrame {
  tabId: number;
  frameId: number;
}

/** Sends the status category of an ID to the content scripts of frames. Frames that were left are skipped. */
export async function sendKnownStatus(frames: TabFrame[], known: KnownStatus): Promise<void> {
  const message: KnownStatusChanged = { command: 'knownStatusChanged', ...known };
  await Promise.all(frames.map(({ tabId, frameId }) => sendToFrame(tabId, frameId, message)));
}

/** The selected text of the frame with the focus; `undefined` if nothing is selected, or Waybill does not run there. */
export async function readSelection(tabId: number): Promise<string | undefined> {
  const message: SelectionRequest = { command: 'readSelection' };
  const text = await askTab(tabId, message);
  return typeof text === 'string' ? text : undefined;
}

/**
 * Makes the content scripts of all tabs request their detection settings. Skips tabs without one. Never rejects.
 * @param needsAccess whether they stop where the browser gives Waybill no access
 */
export async function sendDetectionChanged(needsAccess = false): Promise<void> {
  const message: DetectionChanged = { command: 'detectionChanged', needsAccess };
  try {
    const tabs = await browser.tabs.query({});
    await Promise.all(tabs.flatMap(({ id }) => (id === undefined ? [] : [sendToTab(id, message)])));
  } catch (error) {
    logUnexpected('the settings of open tickets', error);
  }
}

/** Notifies the card of a tab that a frame has reported its IDs. Never rejects. */
export const sendIdsReported = (tabId: number): Promise<void> =>
  sendToTab(tabId, { command: 'idsReported' } satisfies IdsReported);

/** Checks with the frame that holds a card whether the user saw it. @returns false if nothing there confirms it */
export async function verifyCardSeen(
  tabId: number,
  frameId: number,
  card: Omit<CardSeenQuestion, 'command'>,
): Promise<boolean> {
  const message: CardSeenQuestion = { command: 'verifyCardSeen', ...card };
  return (await askTab(tabId, message, { frameId })) === true;
}

/** Requests the visible IDs of a frame. @returns the IDs, unchecked; `undefined` without a valid reply */
export async function listIdsInFrame(
  tabId: number,
  frameId: number,
  readsAll: boolean,
): Promise<FrameIds | undefined> {
  const message: ListIds = { command: 'listIds', readsAll };
  const answer = safeRead(FrameIdsSchema, await askTab(tabId, message, { frameId }));
  return answer.success ? answer.data : undefined;
}

/** Opens the card of an ID in a frame, as a click on it does. @returns whether the frame has the ID */
export async function openIdInFrame(tabId: number, frameId: number, trackingId: string): Promise<boolean> {
  const message: OpenId = { command: 'openId', trackingId };
  return (await askTab(tabId, message, { frameId })) === true;
}

/** Inserts a text into an editor of a tab's page: the one that had the focus last, or another that can be seen. */
export async function insertIntoPage(tabId: number, text: string): Promise<InsertOutcome> {
  const message: InsertText = { command: 'insertText', text };
  const outcome = safeRead(InsertOutcomeSchema, await askTab(tabId, message, { frameId: TOP_FRAME }));
  return outcome.success ? outcome.data : 'noEditor';
}
