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
  /** By tab; a full budget is forgotten. Not stored: a background that has stopped had nothing to do for a while. */
  const budgets = new Map<number, number>();
  let refilledAt = now();

  return (tabId) => {
    const at = now();
    // Never negative, because the clock may have been set back.
    const refill = Math.max(0, at - refilledAt) / REFILL_MS;
    refilledAt = at;
    for (const [tab, cards] of budgets) {
      if (cards + refill < MAX_CARDS) budgets.set(tab, cards + refill);
      else budgets.delete(tab);
    }
    const left = budgets.get(tabId) ?? MAX_CARDS;
    if (left < 1) return false;
    budgets.set(tabId, left - 1);
    return true;
  };
}
