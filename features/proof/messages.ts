import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { ProofPreferenceSchema } from './storage.ts';

/** Messages about when proof images load. */
export const proofMessages = {
  /** Whether proof images load on demand. */
  getProofPreference: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: ProofPreferenceSchema,
  },
  setProofPreference: { from: 'extension', request: ProofPreferenceSchema, reply: EmptySchema },
} as const satisfies MessageMap;
