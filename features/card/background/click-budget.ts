import { delay } from '../../../utils/async.ts';

/** Cards that a tab may open at once; more than any user clicks. */
const MAX_CARDS = 40;
/** Time after which a tab may open one more card. */
const REFILL_MS = 500;

export interface ClickBudget {
  /**
   * Takes one card from the budget of a tab, or waits until one is left. @returns false if the tab asked for another card
   * meanwhile
   */
  take(tabId: number): Promise<boolean>;
  /** Gives a tab one card more, though never more than all: a key in the card, which no page can press, asks for it. */
  refund(tabId: number): void;
}

/**
 * Limits how many cards each tab may open, because each one looks up an ID: a page that has taken over its content
 * script must not be able to look up any number of IDs.
 * @param now in milliseconds, by a clock that nobody sets back
 */
export function createClickBudget(now: () => number): ClickBudget {
  /**
   * By tab, the time up to which the cards are spent; a full budget is forgotten. Not stored: a stopped background had
   * nothing to do for a while.
   */
  const spent = new Map<number, number>();
  /** The last card that each tab asked for. */
  const asked = new Map<number, object>();
  const full = (): number => now() - MAX_CARDS * REFILL_MS;
  const spentOf = (tabId: number): number => Math.max(spent.get(tabId) ?? Number.NEGATIVE_INFINITY, full());

  return {
    async take(tabId) {
      const own = {};
      asked.set(tabId, own);
      while (spentOf(tabId) > now() - REFILL_MS) {
        await delay(REFILL_MS);
        if (asked.get(tabId) !== own) return false;
      }
      asked.delete(tabId);
      for (const [tab, until] of spent) if (until <= full()) spent.delete(tab);
      spent.set(tabId, spentOf(tabId) + REFILL_MS);
      return true;
    },
    refund(tabId) {
      spent.set(tabId, spentOf(tabId) - REFILL_MS);
    },
  };
}
