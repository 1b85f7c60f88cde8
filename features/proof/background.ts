import type { HandlersOf } from '../../utils/messaging.ts';
import { succeed } from '../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';
import type { ProofPreferenceReply, proofMessages } from './messages.ts';
import type { ProofPreference } from './storage.ts';

interface Dependencies {
  read(): Promise<Stored<ProofPreference>>;
  write(preference: ProofPreference): Promise<void>;
}

export interface ProofPreferenceService {
  get(): Promise<ProofPreferenceReply>;
  set(preference: ProofPreference): Promise<void>;
}

/** Whether proof images load with the shipment or on demand; the only place that reads and writes it. */
export function createProofPreference({ read, write }: Dependencies): ProofPreferenceService {
  return {
    async get() {
      const { state, value } = await read();
      // The stored choice cannot be read. Loading nothing is the safe assumption.
      return isUnreadable(state) ? { onDemand: true, unreadable: true } : value;
    },
    set: write,
  };
}

/**
 * Handlers of the messages about proof images.
 * @param hasAccess whether the extension has access to the hosts of a match pattern
 */
export function proofHandlers(
  preference: ProofPreferenceService,
  hasAccess: (pattern: string) => Promise<boolean>,
): HandlersOf<typeof proofMessages> {
  return {
    getImageAccess: async ({ pattern }) => succeed({ isGranted: await hasAccess(pattern) }),
    async getProofPreference(_, { isPrivate, tabId }) {
      // Only a card is in a tab. Chrome runs the popup and the panel of a private window outside of it, where images that
      // were shown stay in the browser's cache (docs/decisions.md#32).
      const isCached = isPrivate && tabId === undefined;
      return succeed(isCached ? { onDemand: true } : await preference.get());
    },
    async setProofPreference(chosen) {
      await preference.set(chosen);
      return succeed({});
    },
  };
}
