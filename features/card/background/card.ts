import { delay } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import type { ConnectionService } from '../../connection/background/connections.ts';
import type { GetShipment, RunningLookups } from '../../lookup/background/shipments.ts';
import type { TabIds } from '../../page/background/tab-ids.ts';
import {
  type Anchor,
  type CardCommand,
  type CardSeenQuestion,
  type CardToggled,
  type EnlargeCard,
  type PinCard,
  TOP_FRAME,
} from '../../page/model.ts';
import type { RecordSeen } from '../../recent/background/history.ts';
import type { Lookup } from '../../shipment/model.ts';
import type { cardMessages } from '../messages.ts';
import type { CardGrants } from './card-grants.ts';
import type { ClickBudget } from './click-budget.ts';

export interface CardDependencies {
  connections: Pick<ConnectionService, 'selected'>;
  grants: CardGrants;
  /** @returns whether Waybill runs in the frame */
  sendToFrame(tabId: number, frameId: number, command: CardCommand | PinCard | EnlargeCard): Promise<boolean>;
  /** Sends a message to all frames of a tab in which Waybill runs. */
  sendToTab(tabId: number, message: CardToggled): Promise<void>;
  /** Whether the script of the page confirms that the user saw the card. */
  verifyCardSeen(tabId: number, frameId: number, card: Omit<CardSeenQuestion, 'command'>): Promise<boolean>;
  /** Accessible name of the card of an ID. */
  cardTitle(trackingId: string): string | Promise<string>;
  /** Shows a lookup outside of the page. */
  showOutsidePage(trackingId: string, windowId: number | undefined): Promise<void>;
  /** Shows a lookup in the side panel. Call it before awaiting anything. */
  showInPanel(trackingId: string, windowId: number): Promise<void>;
  tabIds: TabIds;
  getShipment: GetShipment;
  /** Reads what a lookup needs, without a request to the platform. */
  readAhead(): Promise<void>;
  recordSeen: RecordSeen;
  runningLookups: Pick<RunningLookups, 'add'>;
  /** Whether Waybill is enabled at an address. */
  isOnAt(address: string | undefined): Promise<boolean>;
  budget: ClickBudget;
}

/** If the answer takes longer than this, the card receives its ID first and shows that it is loading. */
const ANSWER_WAIT_MS = 100;

/** Handles the messages of the card, from the click on an ID to the shipment. */
export function cardHandlers({
  connections,
  grants,
  sendToFrame,
  sendToTab,
  verifyCardSeen,
  cardTitle,
  showOutsidePage,
  showInPanel,
  tabIds,
  getShipment,
  readAhead,
  recordSeen,
  runningLookups,
  isOnAt,
  budget,
}: CardDependencies): HandlersOf<typeof cardMessages> {
  /** The card that was opened last, by tab; empty once it is closed. */
  const latest = new Map<number, string>();
  /**
   * The frames that may close a pinned card, by its nonce: its own, and the one that holds it. Of a tab, there may be
   * several: Firefox keeps a page that was left with its card, which is there again when the user comes back.
   */
  const pinned = new Map<string, readonly number[]>();

  function closeCard(tabId: number, nonce: string): Promise<void> {
    if (latest.get(tabId) === nonce) latest.set(tabId, '');
    pinned.delete(nonce);
    return sendToTab(tabId, { command: 'cardToggled', nonce, isOpen: false });
  }

  async function showCard(
    { tabId, frameId }: { tabId: number; frameId: number },
    card: { nonce: string; title: string; anchor: Anchor },
  ): Promise<boolean> {
    const command = { command: 'showCard' as const, ...card };
    const isFromSubframe = frameId !== TOP_FRAME;
    if (await sendToFrame(tabId, TOP_FRAME, { ...command, isFromSubframe })) return true;
    // Waybill may not run in the top frame. The card then opens inside the frame of the ID.
    if (!isFromSubframe) return false;
    await grants.move(card.nonce, frameId);
    return sendToFrame(tabId, frameId, { ...command, isFromSubframe: false });
  }

  return {
    async openCard({ trackingId, anchor, textAround }, { tabId, frameId, address, isPrivate }) {
      // A page may have taken over its content script.
      if (!(await budget.take(tabId)) || !(await isOnAt(address))) return fail('invalidInput');
      const lookup = getShipment(trackingId, { refresh: false, isPrivate });
      // Prevents an unhandled rejection if the card never loads; otherwise the card awaits the lookup.
      lookup.catch(() => undefined);
      const nonce = await grants.issue({ tabId, frameId: TOP_FRAME, trackingId }, lookup, {
        host: address && new URL(address).host,
        textAround,
      });
      // A pinned card shows the next ID, and stays pinned.
      const frames = pinned.get(latest.get(tabId) ?? '');
      if (frames) pinned.set(nonce, frames);
      latest.set(tabId, nonce);
      const isShown = await showCard(
        { tabId, frameId },
        { nonce, title: await cardTitle(trackingId), anchor },
      );
      if (isShown && latest.get(tabId) === nonce)
        await sendToTab(tabId, { command: 'cardToggled', nonce, isOpen: true });
      // If this reply is lost, the page opens the card again. Once the grants are stored, the card itself can recover.
      await grants.stored();
      return succeed({ nonce });
    },

    async prepareCard(_request, { tabId, address }) {
      if (!(await isOnAt(address))) return fail('invalidInput');
      readAhead().catch((error: unknown) => logUnexpected('what a lookup needs', error));
      await sendToFrame(tabId, TOP_FRAME, { command: 'prepareCard' });
      return succeed({});
    },

    async closeCard({ nonce }, { tabId, frameId }) {
      // Sent by another frame of the tab after a click there.
      const isKept = pinned.get(nonce)?.includes(frameId) === false;
      if (!isKept) await closeCard(tabId, nonce);
      return succeed({});
    },

    // Some pages and other extensions prevent the card from loading. Its nonce is then unused: it is redeemed here, the
    // empty frame is closed, and the ID is looked up in the popup.
    async checkCard({ nonce }, { tabId, windowId }) {
      const grant = await grants.redeem(nonce, tabId);
      if (!grant) return succeed({});
      await closeCard(tabId, nonce);
      await showOutsidePage(grant.trackingId, windowId);
      return succeed({});
    },

    async redeemCard({ nonce }, sender) {
      const { tabId } = sender;
      const [grant, { environment }] = await Promise.all([
        grants.redeem(nonce, tabId, sender.frameId),
        connections.selected(),
      ]);
      if (!grant) return fail('invalidInput');
      // If another frame redeems, the pinned card was removed with its page.
      if (!pinned.get(nonce)?.includes(sender.frameId)) pinned.delete(nonce);
      const { trackingId, frameId, lookup, place } = grant;
      const answer = await answerInTime(lookup);
      const card = { trackingId, environment, frameId, place };
      if (answer) return succeed({ ...card, answer: await recordSeen(answer, sender) });
      if (lookup) runningLookups.add(tabId, trackingId, lookup);
      return succeed(card);
    },

    async placeCard({ frameId, ...change }, { tabId }) {
      await sendToFrame(tabId, frameId, { command: 'placeCard', ...change });
      return succeed({});
    },

    async pinCard({ frameId, ...pin }, { tabId, frameId: ownFrameId }) {
      // After a restart, the background has no record of the card.
      if (!latest.has(tabId)) latest.set(tabId, pin.nonce);
      // If it comes late, when the card is closed or shows the next ID, it concerns no other card, here and on the page.
      if (pin.isPinned) pinned.set(pin.nonce, [frameId, ownFrameId]);
      else pinned.delete(pin.nonce);
      await sendToFrame(tabId, frameId, { command: 'pinCard', ...pin });
      return succeed({});
    },

    async enlargeCard({ frameId, ...card }, { tabId }) {
      await sendToFrame(tabId, frameId, { command: 'enlargeCard', ...card });
      return succeed({});
    },

    async getCardPlace({ trackingId }, { tabId }) {
      return succeed(await tabIds.placeOf(tabId, trackingId));
    },

    // The frame of the next ID opens its card with `openCard`, so the same checks apply as to a click.
    async stepCard({ trackingId, direction }, { tabId }) {
      budget.refund(tabId);
      return (await tabIds.openNext(tabId, trackingId, direction)) ? succeed({}) : fail('notFound');
    },

    async openInPanel({ trackingId }, { windowId }) {
      if (windowId === undefined) return fail('invalidInput');
      await showInPanel(trackingId, windowId);
      return succeed({});
    },

    async verifyCardSeen({ frameId, ...card }, { tabId }) {
      return succeed({ wasSeen: await verifyCardSeen(tabId, frameId, card) });
    },

    async showOutsidePage({ trackingId }, { windowId }) {
      await showOutsidePage(trackingId, windowId);
      return succeed({});
    },
  };
}

/** @returns `undefined` if there is no answer yet; the card then requests it */
async function answerInTime(
  lookup: Promise<Outcome<Lookup>> | undefined,
): Promise<Outcome<Lookup> | undefined> {
  try {
    return await Promise.race([lookup, delay(ANSWER_WAIT_MS)]);
  } catch {
    // The card requests the shipment again, and shows a failure then.
    return undefined;
  }
}
