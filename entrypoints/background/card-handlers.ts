import { fail, type Outcome, succeed } from '../../utils/errors.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { TOP_FRAME } from '../../utils/page-commands.ts';
import type { Handlers } from '../../utils/serve.ts';
import type { Lookup } from '../../utils/shipment.ts';
import { closeCard } from './close-card.ts';
import type { Services } from './handlers.ts';

type CardMessageName =
  | 'openCard'
  | 'prepareCard'
  | 'dismissCard'
  | 'checkCard'
  | 'redeemTicket'
  | 'placeCard'
  | 'getShipment'
  | 'getTicketShipment';

/** From a click on an ID to its shipment in a card. */
export function createCardHandlers({
  connections,
  tickets,
  tell,
  cardTitle,
  checkCard,
  lookAhead,
  getShipment,
  watches,
}: Services): Pick<Handlers, CardMessageName> {
  async function look(trackingId: string, refresh: boolean): Promise<Outcome<Lookup>> {
    const answer = await getShipment(trackingId, { refresh });
    // Not waited for: the answer must not come later for it.
    if (answer.ok) watches.seen(answer.value).catch((error: unknown) => logUnexpected('a watch', error));
    return answer;
  }

  return {
    async openCard({ trackingId, anchor }, { tabId, frameId }) {
      if (tabId === undefined || frameId === undefined) return fail('invalidInput');
      // The card will ask the same a few moments later; it shows what came of it.
      lookAhead(trackingId);
      const ticket = await tickets.issue(tabId, trackingId);
      const show = { command: 'showCard' as const, ticket, title: cardTitle(trackingId), anchor };
      const isFromSubframe = frameId !== TOP_FRAME;
      const isShown = await tell(tabId, { ...show, isFromSubframe }, TOP_FRAME);
      // The top page may be one that Waybill does not run on: the card then opens inside the frame.
      if (!isShown && isFromSubframe) await tell(tabId, { ...show, isFromSubframe: false }, frameId);
      await tell(tabId, { command: 'cardIsOpen', isOpen: true });
      return succeed({});
    },

    async prepareCard(_request, { tabId }) {
      if (tabId !== undefined) await tell(tabId, { command: 'prepareCard' }, TOP_FRAME);
      return succeed({});
    },

    async dismissCard(_request, { tabId }) {
      if (tabId !== undefined) await tell(tabId, { command: 'placeCard', change: 'close' });
      return succeed({});
    },

    async checkCard({ ticket }, { tabId, windowId }) {
      if (tabId === undefined) return fail('invalidInput');
      await checkCard(ticket, { tabId, windowId });
      return succeed({});
    },

    async redeemTicket({ ticket }, { tabId }) {
      if (tabId === undefined) return fail('invalidInput');
      const [trackingId, { environment }] = await Promise.all([
        tickets.redeem(ticket, tabId),
        connections.selected(),
      ]);
      if (trackingId === undefined) return fail('invalidInput');
      return succeed({ trackingId, environment });
    },

    async placeCard(change, { tabId }) {
      if (tabId === undefined) return fail('invalidInput');
      if (change.change === 'close') await closeCard(tell, tabId);
      else await tell(tabId, { command: 'placeCard', ...change });
      return succeed({});
    },

    getShipment: ({ trackingId, refresh }) => look(trackingId, refresh),
    async getTicketShipment({ ticket }, { tabId }) {
      const trackingId = tabId === undefined ? undefined : await tickets.takeRedeemed(ticket, tabId);
      return trackingId === undefined ? fail('invalidInput') : look(trackingId, false);
    },
  };
}
