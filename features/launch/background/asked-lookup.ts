import type { Finding } from '../../detection/background/detection.ts';
import { idToLookUp } from '../../detection/recognise-id.ts';
import type { LookupRequest } from '../../lookup/model.ts';

/** A selection may be a whole page. */
const MOST_CHARACTERS = 10_000;

/** Reads what somebody selected or typed. The text itself is neither kept nor sent. */
export function createAsk(finding: () => Promise<Finding>): (text: string) => Promise<LookupRequest> {
  return async (text) => {
    const { patterns, rules } = await finding();
    const trackingId = idToLookUp(text.slice(0, MOST_CHARACTERS), patterns, rules?.notIds);
    return trackingId === undefined ? { kind: 'refused', reason: 'notAnId' } : { kind: 'lookUp', trackingId };
  };
}
