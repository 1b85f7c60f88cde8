import { createQueue, lazyAsync } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { Outcome } from '../../../utils/outcome.ts';
import type { Lookup } from '../../shipment/model.ts';
import type { ClickedPlace } from '../messages.ts';
import type { CardGrant } from '../storage.ts';

/** The card of a redeemed nonce. */
interface RedeemedCard extends CardGrant {
  /** The lookup that the click started; absent if the background has restarted since. */
  lookup?: Promise<Outcome<Lookup>>;
  /** Where the ID was clicked. Only in memory, because it holds a part of the page's text. */
  place?: ClickedPlace;
  /** This background has redeemed it. */
  isRedeemed?: true;
}

export interface CardGrants {
  /** @returns the nonce: 128 random bits */
  issue(
    grant: Pick<CardGrant, 'tabId' | 'frameId' | 'trackingId'>,
    lookup: Promise<Outcome<Lookup>>,
    place?: ClickedPlace,
  ): Promise<string>;
  /** Stores that another frame of the tab holds the card. */
  move(nonce: string, frameId: number): Promise<void>;
  /**
   * Returns a grant once. After a restart, the background returns it to the same frame once more, because the frame may
   * not have received the first answer.
   * @param redeemedIn the card's frame; absent if the grant is withdrawn
   * @returns `undefined` for a nonce that is wrong, used, old or from another tab
   */
  redeem(nonce: string, tabId: number, redeemedIn?: number): Promise<RedeemedCard | undefined>;
  /** Resolves when the grants are stored, as far as the browser can store them. */
  stored(): Promise<void>;
}

/** The part of a grant that is stored. */
const storedPart = ({ lookup: _, place: __, isRedeemed: ___, ...grant }: RedeemedCard): CardGrant => grant;

/** Long enough for a slow machine to load the card, short enough that a leaked nonce is useless. */
const VALID_MS = 30_000;

/**
 * Single-use grants (docs/decisions.md#4): a page that frames the card itself has no grant and gets an empty card.
 * Grants are in memory, so that no card waits for storage. After a restart, the background reads them from storage,
 * including redeemed ones, whose cards may still wait for an answer.
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
    const stored = remaining.map(storedPart);
    enqueue(() => store(stored)).catch((error: unknown) => logUnexpected('the grants of cards', error));
    return result;
  }

  return {
    issue(grant, lookup, place) {
      const nonce = crypto.randomUUID();
      return change((valid) => ({
        remaining: [...valid, { ...grant, nonce, issuedAt: now(), lookup, ...(place && { place }) }],
        result: nonce,
      }));
    },
    move: (nonce, frameId) =>
      change((valid) => ({
        remaining: valid.map((grant) => (grant.nonce === nonce ? { ...grant, frameId } : grant)),
        result: undefined,
      })),
    redeem: (nonce, tabId, redeemedIn) =>
      change((valid) => {
        const grant = valid.find((each) => each.nonce === nonce);
        const isRedeemable =
          grant !== undefined && !grant.isRedeemed && [undefined, redeemedIn].includes(grant.redeemedIn);
        if (!isRedeemable) return { remaining: valid, result: undefined };
        const others = valid.filter((each) => each !== grant);
        if (grant.tabId !== tabId) return { remaining: others, result: undefined };
        const used =
          redeemedIn === undefined ? [] : [{ ...storedPart(grant), redeemedIn, isRedeemed: true as const }];
        return { remaining: [...others, ...used], result: grant };
      }),
    stored: () => enqueue(async () => undefined),
  };
}
