import { createQueue, lazyAsync } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { Outcome } from '../../../utils/outcome.ts';
import type { Lookup } from '../../shipment/model.ts';
import type { CardGrant } from '../storage.ts';

/** The card of a redeemed nonce. */
interface RedeemedCard extends CardGrant {
  /** The lookup that the click started; absent if the background has restarted since. */
  lookup?: Promise<Outcome<Lookup>>;
}

export interface CardGrants {
  /** @returns the nonce: 128 random bits */
  issue(
    grant: Pick<CardGrant, 'tabId' | 'frameId' | 'trackingId'>,
    lookup: Promise<Outcome<Lookup>>,
  ): Promise<string>;
  /** Stores that another frame of the tab holds the card. */
  move(nonce: string, frameId: number): Promise<void>;
  /** Returns a grant and removes it. @returns `undefined` for a nonce that is wrong, used, old or from another tab */
  redeem(nonce: string, tabId: number): Promise<RedeemedCard | undefined>;
}

/** Long enough for a slow machine to load the card, short enough that a leaked nonce is useless. */
const VALID_MS = 30_000;

/**
 * Single-use grants (docs/decisions.md#4): a page that frames the card itself has no grant and gets an empty card.
 * Grants are in memory, so that no card waits for storage. After a restart, the background reads them from storage.
 */
export function createCardGrants(
  load: () => Promise<CardGrant[]>,
  store: (grants: CardGrant[]) => Promise<void>,
  now: () => number,
): CardGrants {
  const enqueue = createQueue();
  let grants: RedeemedCard[] = [];
  const ready = lazyAsync(async () => {
    grants = await load();
  });

  async function change<T>(
    update: (valid: RedeemedCard[]) => { remaining: RedeemedCard[]; result: T },
  ): Promise<T> {
    await ready();
    const { remaining, result } = update(
      grants.filter(({ issuedAt }) => Math.abs(now() - issuedAt) < VALID_MS),
    );
    grants = remaining;
    const stored = remaining.map(({ lookup: _, ...grant }) => grant);
    enqueue(() => store(stored)).catch((error: unknown) => logUnexpected('the grants of cards', error));
    return result;
  }

  return {
    issue(grant, lookup) {
      const nonce = crypto.randomUUID();
      return change((valid) => ({
        remaining: [...valid, { ...grant, nonce, issuedAt: now(), lookup }],
        result: nonce,
      }));
    },
    move: (nonce, frameId) =>
      change((valid) => ({
        remaining: valid.map((grant) => (grant.nonce === nonce ? { ...grant, frameId } : grant)),
        result: undefined,
      })),
    redeem: (nonce, tabId) =>
      change((valid) => ({
        remaining: valid.filter((grant) => grant.nonce !== nonce),
        result: valid.find((grant) => grant.nonce === nonce && grant.tabId === tabId),
      })),
  };
}
