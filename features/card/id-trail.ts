import { type ReadonlySignal, signal } from '@preact/signals';
import { delay } from '../../utils/async.ts';
import type { StepDirection } from '../page/model.ts';
import type { ReplyTo } from '../protocol.ts';
import type { CardSend } from './messages.ts';

/** What outlives a card on the way from ID to ID. */
export interface StepsAhead {
  /** The requested steps that have not been made. */
  waiting: StepDirection[];
  /** The place that the next card shows until it has read its own: its buttons stay where they are. */
  place?: ReplyTo<'getCardPlace'> | undefined;
}

/** The way from the ID of a card to the other IDs of its tab. */
export interface IdTrail {
  /** `undefined` until it is known, and while the tab shows no other ID. */
  place: ReadonlySignal<ReplyTo<'getCardPlace'> | undefined>;
  /** Whether the tab has shown the ID of the card but no longer does, for example after a change to another ticket. */
  isGone: ReadonlySignal<boolean>;
  /** Reads the place again, because the IDs of the page may have changed. */
  load(): Promise<void>;
  /** Call this before the ID is ignored: it then leaves the IDs of the page although the page has not changed. */
  forget(): void;
  /**
   * Opens the card of the next or previous ID. It replaces this card, which therefore goes only one step: the others wait
   * for the next card.
   */
  step(direction: StepDirection): void;
  /** Whether the place has been read. Until then, steps wait. */
  isRead(): boolean;
  /** Whether the card of the next or previous ID is about to replace this one. */
  isStepping(): boolean;
}

/** A page whose IDs change all the time is read again after this time, because reading a long one takes long. */
const REST_MS = 500;
/** Time for the card of the next ID to replace this one. The page may not show it. */
const NEXT_CARD_MS = 1_000;

/**
 * Creates the trail of one card.
 * @param trackingId the ID of the card, once it is known
 * @param ahead what the card takes over from the one before (`keep-steps.ts`)
 * @param onStep called before each step
 */
export function createIdTrail(
  send: CardSend,
  trackingId: () => string | undefined,
  ahead: StepsAhead = { waiting: [] },
  onStep: () => void = () => undefined,
): IdTrail {
  const { waiting } = ahead;
  const place = signal(ahead.place);
  ahead.place = undefined;
  const isGone = signal(false);
  /** An ID that was only selected is not among those of the page. */
  let wasShown = false;
  let isStepping = false;
  let isRead = false;

  let reading: Promise<void> | undefined;
  let isOutdated = false;

  /** Reads the place, and once more if the IDs have changed meanwhile. One reading at a time. */
  async function readUntilCurrent(): Promise<void> {
    do {
      if (isOutdated) await delay(REST_MS);
      isOutdated = false;
      await read();
    } while (isOutdated);
    reading = undefined;
  }

  function load(): Promise<void> {
    if (reading) isOutdated = true;
    reading ??= readUntilCurrent();
    return reading;
  }

  async function read(): Promise<void> {
    const id = trackingId();
    if (id === undefined) return;
    const answer = await send('getCardPlace', { trackingId: id });
    if (!answer.ok) return;
    const { place: number, count, hasMore } = answer.value;
    place.value = hasMore || count > (number ? 1 : 0) ? answer.value : undefined;
    wasShown ||= number > 0;
    // Where the page has more IDs than were counted, it may be one of them.
    isGone.value = wasShown && !number && !hasMore;
    isRead = true;
    void takeNextStep();
  }

  /** Makes the first of the waiting steps, unless one is being made or the place is not known yet. */
  async function takeNextStep(): Promise<void> {
    const id = trackingId();
    if (id === undefined || !isRead || isStepping) return;
    if (!place.value) waiting.length = 0;
    const direction = waiting.shift();
    if (!direction) return;
    isStepping = true;
    ahead.place = place.value && { ...place.value, place: 0 };
    onStep();
    const { ok } = await send('stepCard', { trackingId: id, direction });
    if (ok) await delay(NEXT_CARD_MS);
    isStepping = false;
    ahead.place = undefined;
    if (ok) return;
    // The page no longer has another ID.
    waiting.length = 0;
    await load();
  }

  return {
    place,
    isGone,
    load,
    forget() {
      wasShown = false;
    },
    step(direction) {
      waiting.push(direction);
      void takeNextStep();
    },
    isRead: () => isRead,
    isStepping: () => isStepping,
  };
}
