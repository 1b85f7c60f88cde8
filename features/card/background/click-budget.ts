/** Cards that a tab may open at once; more than any user clicks. */
const MAX_CARDS = 40;
/** Time after which a tab may open one more card. */
const REFILL_MS = 500;

/**
 * Limits how many cards each tab may open, because each one looks up an ID: a page that has taken over its content
 * script must not be able to look up any number of IDs.
 * @returns a function that takes one card from the budget of a tab, and returns false if none is left
 */
export function createClickBudget(now: () => number): (tabId: number) => boolean {
  /** By tab. Not stored: a background that has stopped had nothing to do for a while. */
  const budgets = new Map<number, { cards: number; at: number }>();

  return (tabId) => {
    const at = now();
    const before = budgets.get(tabId) ?? { cards: MAX_CARDS, at };
    // Never negative, because the clock may have been set back.
    const refilled = Math.max(0, at - before.at) / REFILL_MS;
    const cards = Math.min(MAX_CARDS, before.cards + refilled);
    const isLeft = cards >= 1;
    budgets.set(tabId, { cards: isLeft ? cards - 1 : cards, at });
    return isLeft;
  };
}
