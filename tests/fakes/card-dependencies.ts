import type { CardDependencies } from '../../features/card/background/card.ts';
import { createCardGrants } from '../../features/card/background/card-grants.ts';
import { fail } from '../../utils/outcome.ts';

/** What the handlers of the card need, in a tab where Waybill runs in every frame and all IDs are unknown. */
export function fakeCardDependencies(): CardDependencies {
  return {
    connections: { selected: async () => ({ environment: 'sandbox', host: '', generation: 0 }) },
    grants: createCardGrants(
      async () => [],
      async () => undefined,
      Date.now,
    ),
    sendToFrame: async () => true,
    sendToTab: async () => undefined,
    verifyCardSeen: async () => true,
    cardTitle: (trackingId) => trackingId,
    show: async () => undefined,
    showInPanel: async () => undefined,
    tabIds: { placeOf: async () => ({ place: 0, count: 0, hasMore: false }), openNext: async () => false },
    getShipment: async () => fail('notFound'),
    readAhead: async () => undefined,
    recordSeen: async (answer) => answer,
    runningLookups: { add: () => undefined },
    isOnAt: async () => true,
    mayOpen: () => true,
  };
}
