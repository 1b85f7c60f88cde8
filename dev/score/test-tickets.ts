import type { Evidence, Scored } from './tally.ts';
import { EVIDENCE, type PlainTicket } from './ticket.ts';

const isEvidence = (text: string | undefined): text is Evidence => EVIDENCE.some((why) => why === text);

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * A scored ticket for tests.
 * @param expected such as `A:label B:shape`
 * @param found such as `A C`
 */
export function scored(
  id: string,
  expected: string,
  found: string,
  more: Partial<Omit<PlainTicket, 'kind'>> = {},
): Scored {
  const expect = words(expected).map((entry) => {
    const [plainId = '', why] = entry.split(':');
    if (!isEvidence(why)) throw new Error(`${entry} names no evidence.`);
    return { id: plainId, why };
  });
  const ticket: PlainTicket = {
    ...{ id, lang: 'en', kind: 'plain', text: '', expect, optional: [], taught: [], ambiguous: false },
    ...more,
  };
  return { ticket, found: new Set(words(found)) };
}
