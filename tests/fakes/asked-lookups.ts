import type { Connections } from '../../features/connection/model.ts';
import type { Send } from '../../features/protocol.ts';
import type { Lookup } from '../../features/shipment/model.ts';
import type { Outcome } from '../../utils/outcome.ts';

interface AskedLookup {
  trackingId: string;
  refresh: boolean;
  answer(outcome: Outcome<Lookup>): Promise<void>;
}

/** Waits for everything that needs no more than resolved promises. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/**
 * A fake background that replies to a lookup when the test calls `answer`.
 * @param connections the reply to `getConnections`
 */
export function createAskedLookups(connections: () => Outcome<Connections>) {
  const asked: AskedLookup[] = [];
  const send = (async (name: string, request: Omit<AskedLookup, 'answer'>) => {
    if (name === 'getConnections') return connections();
    return new Promise<Outcome<Lookup>>((resolve) => {
      asked.push({
        ...request,
        answer(outcome) {
          resolve(outcome);
          return settled();
        },
      });
    });
  }) as Send;
  function question(index: number): AskedLookup {
    const one = asked[index];
    if (!one) throw new Error(`There was no question ${index}.`);
    return one;
  }
  return { asked, send, question };
}
