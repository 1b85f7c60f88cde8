import type { LookupRequest } from '../../utils/lookup-request.ts';
import { askedId } from '../../utils/recognise-id.ts';
import type { Finding } from './detection.ts';

/** A selection may be a whole page. */
const MOST_CHARACTERS = 10_000;

/** Reads what somebody selected or typed. The text itself is neither kept nor sent. */
export function createAsk(finding: () => Promise<Finding>): (text: string) => Promise<LookupRequest> {
  return async (text) => {
    const { patterns, rules } = await finding();
    const trackingId = askedId(text.slice(0, MOST_CHARACTERS), patterns, rules?.notIds);
    return trackingId === undefined ? { kind: 'refused', reason: 'notAnId' } : { kind: 'lookUp', trackingId };
  };
}
