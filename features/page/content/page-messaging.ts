/**
 * Messaging for content scripts. They run in every helpdesk frame, so this file imports no zod and no polyfill:
 * promises are native in every supported browser, and messages are checked by hand.
 */
import { browser } from 'wxt/browser';
import type { MessageProtocol, ReplyTo, Request } from '../../protocol.ts';
import type { KnownStatus, StatusCategory } from '../../shipment/model.ts';
import type {
  CardSeenQuestion,
  CardToggled,
  DetectionChanged,
  EnabledQuestion,
  InsertOutcome,
  InsertText,
  KnownStatusChanged,
  SelectionRequest,
  StepDirection,
  StepId,
  UncheckedCardCommand,
} from '../model.ts';

type PageMessageName = {
  [N in keyof MessageProtocol]: MessageProtocol[N]['from'] extends 'page' ? N : never;
}[keyof MessageProtocol];

/**
 * Sends a message to the background.
 * @returns false if the extension was updated or removed, or the background could not reply
 */
export async function sendFromPage<N extends PageMessageName>(
  name: N,
  request: Request<N>,
): Promise<boolean> {
  return (await ask(name, request)) !== undefined;
}

/**
 * Sends a message to the background and reads its reply.
 * @param isReply checks the reply
 * @returns undefined if there was no reply, or not the expected one
 */
export async function askFromPage<N extends PageMessageName>(
  name: N,
  request: Request<N>,
  isReply: (value: unknown) => value is ReplyTo<N>,
): Promise<ReplyTo<N> | undefined> {
  const value = (await ask(name, request))?.value;
  return isReply(value) ? value : undefined;
}

async function ask(name: string, request: unknown): Promise<{ value?: unknown } | undefined> {
  try {
    const answer: { ok?: unknown; value?: unknown } | undefined = await browser.runtime.sendMessage({
      name,
      request,
    });
    return answer?.ok === true ? { value: answer.value } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the extension of this content script still runs: after an update, Chrome leaves old content scripts behind. */
export function isExtensionAlive(): boolean {
  return browser.runtime?.id !== undefined;
}

/** Calls `handler` for every command to the frame that holds the card. Ends with `signal`. */
export function onCardCommand(handler: (command: UncheckedCardCommand) => void, signal: AbortSignal): void {
  for (const command of ['prepareCard', 'showCard', 'placeCard'] as const)
    onCommand<UncheckedCardCommand>(command, handler, signal);
}

/** Calls `handler` when a card was opened or closed in this tab. Ends with `signal`. */
export function onCardToggled(handler: (toggled: CardToggled) => void, signal: AbortSignal): void {
  onCommand<CardToggled>(
    'cardToggled',
    handler,
    signal,
    ({ nonce, isOpen }) => typeof nonce === 'string' && typeof isOpen === 'boolean',
  );
}

/**
 * Calls `step` when the agent goes to the next or previous ID. Ends with `signal`.
 * @param step moves to that ID and returns whether there was one; `startsAtEdge`: starts at the first or last ID
 */
export function onStep(
  step: (direction: StepDirection, startsAtEdge: boolean) => Promise<boolean>,
  signal: AbortSignal,
): void {
  onCommand<StepId>(
    'stepId',
    ({ direction, startsAtEdge }) => step(direction, startsAtEdge),
    signal,
    ({ direction, startsAtEdge }) =>
      (direction === 'next' || direction === 'previous') && typeof startsAtEdge === 'boolean',
  );
}

/**
 * Calls `read` when the agent looks up the selected text. Ends with `signal`.
 * @param read returns the selected text, if it is in this frame
 */
export function onReadSelection(read: () => string | undefined, signal: AbortSignal): void {
  onCommand<SelectionRequest>(
    'readSelection',
    () => {
      const text = read();
      // Only one frame may reply.
      return text === undefined ? undefined : Promise.resolve(text);
    },
    signal,
  );
}

/** Replies to the popup that Waybill is enabled in this top frame. Ends with `signal`. */
export function onEnabledQuestion(signal: AbortSignal): void {
  onCommand<EnabledQuestion>('isEnabled', async () => true, signal);
}

/**
 * Calls `handler` when the custom patterns, the rules or the colouring of IDs have changed, and when they may have: a page
 * in the back/forward cache gets no messages. Ends with `signal`.
 * @param handler receives whether access to a helpdesk was taken away
 */
export function onDetectionChanged(handler: (needsAccess?: boolean) => void, signal: AbortSignal): void {
  onCommand<DetectionChanged>('detectionChanged', ({ needsAccess }) => handler(needsAccess), signal);
  addEventListener('pageshow', ({ persisted }) => persisted && handler(), { signal });
}

/** Calls `handler` with each new status category of an ID, while IDs are coloured. Ends with `signal`. */
export function onKnownStatusChanged(handler: (known: KnownStatus) => void, signal: AbortSignal): void {
  onCommand<KnownStatusChanged>('knownStatusChanged', handler, signal, isKnownStatus);
}

/**
 * Calls `insert` when the agent inserts a text into the page's editor. Ends with `signal`.
 * @param insert inserts the text and returns the outcome
 */
export function onInsertText(insert: (text: string) => Promise<InsertOutcome>, signal: AbortSignal): void {
  onCommand<InsertText>(
    'insertText',
    ({ text }) => insert(text),
    signal,
    ({ text }) => typeof text === 'string',
  );
}

/** Calls `wasSeen` before the card hands a text to the page or changes a list. Ends with `signal`. */
export function onVerifyCardSeen(
  wasSeen: (nonce: string, pressedAt: number) => Promise<boolean>,
  signal: AbortSignal,
): void {
  onCommand<CardSeenQuestion>(
    'verifyCardSeen',
    ({ nonce, pressedAt }) => wasSeen(nonce, pressedAt),
    signal,
    ({ nonce, pressedAt }) => typeof nonce === 'string' && Number.isFinite(pressedAt),
  );
}

/** The compiler checks that the list is complete. The schema cannot be imported here. */
const KNOWN_CATEGORIES: Record<StatusCategory, true> = {
  problem: true,
  noUpdate: true,
  returned: true,
  waitingForPickup: true,
  unknown: true,
  notShipped: true,
  outForDelivery: true,
  inTransit: true,
  delivered: true,
};

/** Whether a value is the status category of an ID. */
export function isKnownStatus(value: unknown): value is KnownStatus {
  if (typeof value !== 'object' || value === null) return false;
  const { trackingId, statusCategory } = value as Record<string, unknown>;
  return (
    typeof trackingId === 'string' &&
    typeof statusCategory === 'string' &&
    Object.hasOwn(KNOWN_CATEGORIES, statusCategory)
  );
}

/** A command whose fields are not checked yet. */
type Unchecked<C> = { readonly [Field in keyof C]: unknown };

/**
 * Calls `handler` with each command of this name from the background.
 * @param handler may return a promise for the reply; otherwise no reply is sent
 * @param isComplete checks the fields of the command, if it has any
 */
export function onCommand<C extends { command: string }>(
  name: C['command'],
  handler: (command: C) => unknown,
  signal: AbortSignal,
  isComplete: (command: Unchecked<C>) => boolean = () => true,
): void {
  const listen = (
    message: C | null | undefined,
    sender: { id?: string },
    sendResponse: (answer: unknown) => void,
  ) => {
    if (sender.id !== browser.runtime.id || message?.command !== name || !isComplete(message))
      return undefined;
    const answer = handler(message);
    if (!(answer instanceof Promise)) return undefined;
    // Without a reply, the background would wait until its limit.
    void answer.catch(() => undefined).then(sendResponse);
    // The reply is sent later.
    return true;
  };
  browser.runtime.onMessage.addListener(listen);
  signal.addEventListener('abort', () => {
    if (isExtensionAlive()) browser.runtime.onMessage.removeListener(listen);
  });
}
