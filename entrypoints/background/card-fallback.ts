import type { LookupRequest } from '../../utils/lookup-request.ts';
import type { CardTickets } from './card-tickets.ts';
import { closeCard } from './close-card.ts';
import type { Tell } from './page-commands.ts';

interface Dependencies {
  tickets: CardTickets;
  tell: Tell;
  show(request: Promise<LookupRequest>, windowId: number | undefined): Promise<void>;
}

/** To be called when a card should have redeemed its ticket. */
export type CheckCard = (
  ticket: string,
  tab: { tabId: number; windowId: number | undefined },
) => Promise<void>;

/**
 * Some pages or other extensions keep the card from loading. Its ticket is then still there: it is taken back, the
 * empty frame goes, and the ID is looked up in the popup.
 */
export function createCheckCard({ tickets, tell, show }: Dependencies): CheckCard {
  return async (ticket, { tabId, windowId }) => {
    const trackingId = await tickets.redeem(ticket, tabId);
    if (trackingId === undefined) return;
    await closeCard(tell, tabId);
    await show(Promise.resolve({ kind: 'lookUp', trackingId }), windowId);
  };
}
