import { createTurns } from '../../utils/in-turn.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { createOnce } from '../../utils/once.ts';
import type { CardTicket } from '../../utils/storage.ts';

export interface CardTickets {
  /** @returns the ticket: 128 random bits */
  issue(tabId: number, trackingId: string): Promise<string>;
  /** Takes a ticket out of circulation. @returns its tracking ID, or `undefined` for a wrong, used or old one */
  redeem(ticket: string, tabId: number): Promise<string | undefined>;
  /** What the last try to redeem a ticket in this tab comes to; told once. */
  takeRedeemed(ticket: string, tabId: number): Promise<string | undefined>;
}

/** Long enough for a slow machine to load the card, short enough that a leaked address is worth nothing. */
const VALID_MS = 30_000;

/**
 * Single-use tickets (design decision 4): a page that frames the card by itself has none and gets an empty card.
 * They count in memory, so that no card waits for them; what is stored is for a background that is started anew.
 */
export function createCardTickets(
  load: () => Promise<CardTicket[]>,
  store: (tickets: CardTicket[]) => Promise<void>,
  now: () => number,
): CardTickets {
  const inTurn = createTurns();
  let tickets: CardTicket[] = [];
  const ready = createOnce(async () => {
    tickets = await load();
  });
  const redeemed = new Map<string, Promise<string | undefined>>();

  async function change<T>(update: (tickets: CardTicket[]) => { keep: CardTicket[]; result: T }): Promise<T> {
    await ready();
    const valid = tickets.filter(({ issuedAt }) => Math.abs(now() - issuedAt) < VALID_MS);
    const { keep, result } = update(valid);
    tickets = keep;
    inTurn(() => store(tickets)).catch((error: unknown) => logUnexpected('the tickets of cards', error));
    return result;
  }

  return {
    issue(tabId, trackingId) {
      const ticket = crypto.randomUUID();
      return change((tickets) => ({
        keep: [...tickets, { ticket, tabId, trackingId, issuedAt: now() }],
        result: ticket,
      }));
    },
    redeem(ticket, tabId) {
      const key = keyOf(ticket, tabId);
      const redeeming = change((tickets) => ({
        keep: tickets.filter((each) => each.ticket !== ticket),
        result: tickets.find((each) => each.ticket === ticket && each.tabId === tabId)?.trackingId,
      }));
      redeemed.set(key, redeeming);
      setTimeout(() => redeemed.delete(key), VALID_MS);
      return redeeming;
    },
    async takeRedeemed(ticket, tabId) {
      const key = keyOf(ticket, tabId);
      const redeeming = redeemed.get(key);
      redeemed.delete(key);
      return redeeming;
    },
  };
}

function keyOf(ticket: string, tabId: number): string {
  return `${tabId} ${ticket}`;
}
