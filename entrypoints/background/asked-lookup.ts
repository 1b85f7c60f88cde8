import type { LookupRequest } from '../../utils/lookup-request.ts';
import { askedId } from '../../utils/recognise-id.ts';
import type { TaughtPattern } from '../../utils/tracking/taught-pattern.ts';

/** A selection may be a whole page. */
const MOST_CHARACTERS = 10_000;

/** Reads what somebody selected or typed. The text itself is neither kept nor sent. */
export function createAsk(
  shapes: () => Promise<readonly TaughtPattern[]>,
): (text: string) => Promise<LookupRequest> {
  return async (text) => {
    const trackingId = askedId(text.slice(0, MOST_CHARACTERS), await shapes());
    return trackingId === undefined ? { kind: 'refused', reason: 'notAnId' } : { kind: 'lookUp', trackingId };
  };
}
