import { createTurns } from '../../utils/in-turn.ts';
import type { CardTicket } from '../../utils/storage.ts';

export interface CardTickets {
  /** @returns the ticket: 128 random bits */
  issue(tabId: number, trackingId: string): Promise<string>;
  /** Takes a ticket out of circulation. @returns its tracking ID, or `undefined` for a wrong, used or old one */
  redeem(ticket: string, tabId: number): Promise<string | undefined>;
}

/** Long enough for a slow machine to load the card, short enough that a leaked address is worth nothing. */
const VALID_MS = 30_000;

/**
 * Single-use tickets (design decision 4): a page that frames the card by itself has none and gets an empty card.
 * Reads and writes queue, so that one ticket is never redeemed twice.
 */
export function createCardTickets(
  load: () => Promise<CardTicket[]>,
  store: (tickets: CardTicket[]) => Promise<void>,
  now: () => number,
): CardTickets {
  const inTurn = createTurns();

  function change<T>(update: (tickets: CardTicket[]) => { keep: CardTicket[]; result: T }): Promise<T> {
    return inTurn(async () => {
      const valid = (await load()).filter(({ issuedAt }) => Math.abs(now() - issuedAt) < VALID_MS);
      const { keep, result } = update(valid);
      await store(keep);
      return result;
    });
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
      return change((tickets) => ({
        keep: tickets.filter((each) => each.ticket !== ticket),
        result: tickets.find((each) => each.ticket === ticket && each.tabId === tabId)?.trackingId,
      }));
    },
  };
}
