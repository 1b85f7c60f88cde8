import type { ConnectionService } from '../../connection/background/connections.ts';
import type { Lookup } from '../../shipment/model.ts';
import type { LookupCache } from './lookup-cache.ts';
import { isFresh } from './shipments.ts';

interface Dependencies {
  connections: Pick<ConnectionService, 'selected'>;
  cache: Pick<LookupCache, 'find'>;
  now: () => number;
}

/** @returns the kept answers to those of the IDs that have one */
export type GetKept = (trackingIds: readonly string[]) => Promise<Lookup[]>;

/** Tells what this browser session knows of IDs in the selected environment, without asking the platform. */
export function createGetKept({ connections, cache, now }: Dependencies): GetKept {
  return async (trackingIds) => {
    const { environment } = await connections.selected();
    const found = await Promise.all(trackingIds.map((trackingId) => cache.find(environment, trackingId)));
    return found.flatMap((kept) => (kept ? [{ ...kept, isFresh: isFresh(kept, now()) }] : []));
  };
}
