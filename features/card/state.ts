import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { delay, latestOnly } from '../../utils/async.ts';
import { succeed } from '../../utils/outcome.ts';
import { createIgnoreList } from '../detection/ignore-list.ts';
import type { Recognition } from '../detection/recognition.ts';
import { createLookupStore, type LookupStore, platformAnswer } from '../lookup/state.ts';
import type { Environment } from '../platform/model.ts';
import type { ReplyStore } from '../replies/state.ts';
import type { BeginInsertion } from '../replies/ui/use-insertion.ts';
import type { PressClock } from './frame.ts';
import { createIdTrail, type IdTrail, type StepsAhead } from './id-trail.ts';
import type { CardSend } from './messages.ts';

/** Whether the extension itself opened this card (docs/decisions.md#4). */
type GrantState =
  | { step: 'redeeming' }
  /** `frameId`: the frame that holds the card. */
  | { step: 'redeemed'; trackingId: string; environment: Environment; frameId: number }
  | { step: 'refused' };

export interface CardState {
  grant: ReadonlySignal<GrantState>;
  lookup: LookupStore;
  /** Its choices are saved if the user saw the card. */
  replies: ReplyStore;
  /** The ID, if the platform has answered and detection would not find the ID by its shape alone. */
  unfamiliar: ReadonlySignal<string | undefined>;
  /** The ID, if the platform does not know it, and whether it is on the ignore list. */
  notId: ReadonlySignal<{ trackingId: string; isListed: boolean; hasFailed: boolean } | undefined>;
  /** Adds an ID to the ignore list, or removes it. Open pages are updated. */
  setIgnored(trackingId: string, isWanted: boolean): Promise<void>;
  /** Shows the options with this ID as an example, if the user saw the card. */
  teach(trackingId: string): Promise<void>;
  /** Opens the reply templates in the options. */
  openTemplates(): void;
  /** Inserts a reply into the page's editor, if the user saw the card. */
  beginInsertion: BeginInsertion;
  /** When the last change was refused because the page hides or covers the card. A new time renders the card again. */
  refusedAt: ReadonlySignal<number | undefined>;
  /** Changes a list or a setting, if the user saw the card (docs/decisions.md#31). Call it during the click. */
  changeIfSeen(change: () => unknown): Promise<void>;
  /** Shows the ID in the popup instead. */
  showOutsidePage(trackingId: string): void;
  /** Redeems the nonce and shows the shipment. Resolves when there is an answer, or when the skeleton must be shown. */
  start(): Promise<void>;
  /** The other IDs of the page. */
  trail: IdTrail;
  /** Whether only Escape and the card's own button close it. */
  isPinned: ReadonlySignal<boolean>;
  togglePin(): void;
  /** Shows the answer in the side panel, and closes the card. Call it during a click or a key press. */
  openInPanel(): void;
  /** Puts the card over the window, or back to its place. Resolves when it is there, or soon in any case. */
  enlarge(isLarge: boolean): Promise<void>;
  resize(height: number): void;
  move(dx: number, dy: number): void;
  close(): void;
}

interface Dependencies {
  send: CardSend;
  nonce: string;
  /** The card was pinned with the ID before. */
  isPinned: boolean;
  /** From the card before. */
  steps?: StepsAhead;
  recognition: Recognition;
  replies: ReplyStore;
  /** Whether the browser confirms that the card is visible in its frame. */
  waitUntilVisible(): Promise<boolean>;
  press: PressClock;
}

/** Skip the skeleton if the answer arrives within this time; rendering it would only delay the answer. */
const PATIENCE_MS = 100;

/** A card that cannot move at once shows its image, or its answer, where it is. */
const MOVE_PATIENCE_MS = 500;

/** State of the card: its grant, its lookup, and its requests to the element that holds it (resize, move, close). */
export function createCardState({
  send,
  nonce,
  isPinned: wasPinned,
  steps,
  recognition,
  replies,
  waitUntilVisible,
  press,
}: Dependencies): CardState {
  const grant = signal<GrantState>({ step: 'redeeming' });
  const redeemed = computed(() => (grant.value.step === 'redeemed' ? grant.value : undefined));
  /** The latest height, stored because the frame that holds the card may not be known yet. */
  let wantedHeight: number | undefined;
  const lookup = createLookupStore(send);
  const unfamiliar = computed(() => {
    const trackingId = platformAnswer(lookup.state.value)?.trackingId;
    return trackingId !== undefined && recognition.isUnfamiliar(trackingId) ? trackingId : undefined;
  });
  const isPinned = signal(wasPinned);
  const languageChoices = latestOnly();
  const trail = createIdTrail(
    send,
    () => redeemed.value?.trackingId,
    steps,
    () => {
      if (press.isByPointer()) place({ change: 'step' });
    },
  );
  const refusedAt = signal<number>();
  let started: Promise<void> | undefined;
  let isLarge = false;
  const ignoreList = createIgnoreList(send, recognition);
  const notId = computed(() => {
    const answer = platformAnswer(lookup.state.value);
    return answer && ignoreList.entryOf(answer.trackingId, !answer.lookup);
  });

  async function redeem(): Promise<void> {
    const outcome = await send('redeemCard', { nonce });
    if (!outcome.ok) {
      grant.value = { step: 'refused' };
      return;
    }
    const { answer, place = {}, ...granted } = outcome.value;
    void replies.startAt(place);
    grant.value = { step: 'redeemed', ...granted };
    if (wantedHeight !== undefined) resize(wantedHeight);
    void lookup.lookUp(granted.trackingId, answer);
    // The answer is drawn first: listing the IDs of the page takes the time of three other processes.
    setTimeout(() => void trail.load());
  }

  function resize(height: number): void {
    wantedHeight = height;
    place({ change: 'height', height });
  }

  // Not awaited, like closing: if the tab is gone, there is nothing to place.
  function place(
    change:
      | { change: 'height'; height: number }
      | { change: 'step' }
      | { change: 'move'; dx: number; dy: number },
  ): void {
    if (redeemed.value) void send('placeCard', { nonce, frameId: redeemed.value.frameId, ...change });
  }

  /** Checks both sides: the script on the page, which has watched the card's surroundings, and the card's own frame. */
  async function wasSeen(): Promise<boolean> {
    const { value } = redeemed;
    if (!value) return false;
    const verified = await send('verifyCardSeen', {
      nonce,
      frameId: value.frameId,
      pressedAt: press.pressedAt(),
    });
    return verified.ok && verified.value.wasSeen && (await waitUntilVisible());
  }

  async function pin(isWanted: boolean): Promise<void> {
    if (!redeemed.value) return;
    isPinned.value = isWanted;
    await send('pinCard', { nonce, frameId: redeemed.value.frameId, isPinned: isWanted });
  }

  async function close(): Promise<void> {
    if (isPinned.value) {
      // Unpinning needs the frame, which is known only after the start. Escape may come before that.
      await started;
      await pin(false);
    }
    await send('closeCard', { nonce });
  }

  async function changeIfSeen(change: () => unknown): Promise<void> {
    const isSeen = await wasSeen();
    refusedAt.value = isSeen ? undefined : Date.now();
    if (isSeen) await change();
  }

  return {
    grant,
    lookup,
    replies: {
      ...replies,
      chooseLanguage(language) {
        // The browser may confirm the earlier of two quick choices last.
        const isLatest = languageChoices.ask();
        return changeIfSeen(() => isLatest() && replies.chooseLanguage(language));
      },
      leaveNameOut: (isLeftOut) => void changeIfSeen(() => replies.leaveNameOut(isLeftOut)),
    },
    unfamiliar,
    notId,
    refusedAt,
    changeIfSeen,
    setIgnored: (trackingId, isWanted) =>
      changeIfSeen(() => {
        trail.forget();
        return ignoreList.change(trackingId, isWanted);
      }),
    teach: (trackingId) => changeIfSeen(() => send('openAddPattern', { trackingId })),
    openTemplates: () => void send('openOptions', { place: 'replies' }),
    beginInsertion() {
      const seen = wasSeen();
      return {
        wasSeen: seen,
        insert: async (text) =>
          (await seen) ? send('insertReply', { text }) : succeed({ outcome: 'hidden' as const }),
      };
    },
    showOutsidePage: (trackingId) => void send('showOutsidePage', { trackingId }),
    async start() {
      started ??= redeem();
      await Promise.race([started, delay(PATIENCE_MS)]);
    },
    async enlarge(isWanted) {
      const { value } = redeemed;
      if (!value || isLarge === isWanted) return;
      isLarge = isWanted;
      const moved = send('enlargeCard', { nonce, frameId: value.frameId, isLarge });
      await Promise.race([moved, delay(MOVE_PATIENCE_MS)]);
    },
    resize,
    move: (dx, dy) => place({ change: 'move', dx, dy }),
    close: () => void close(),
    trail,
    isPinned,
    togglePin: () => void pin(!isPinned.value),
    openInPanel() {
      const { value } = redeemed;
      if (value)
        void send('openInPanel', { trackingId: value.trackingId }).then(({ ok }) => void (ok && close()));
    },
  };
}
