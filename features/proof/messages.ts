import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { ProofPreferenceSchema } from './storage.ts';

/** Longer than any host name (253 characters) with scheme and port. */
const MAX_PATTERN_CHARS = 300;

const ProofPreferenceReplySchema = z.object({
  onDemand: z.boolean(),
  /** The stored choice is damaged or from a newer version, so images wait for a click. */
  unreadable: z.optional(z.literal(true)),
});
export type ProofPreferenceReply = z.infer<typeof ProofPreferenceReplySchema>;

/** Messages about loading and reading proof images. */
export const proofMessages = {
  /** Whether proof images load on demand. */
  getProofPreference: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: ProofPreferenceReplySchema,
  },
  /**
   * Returns whether the extension may read images from a server. Sent after an image could not be read, because a card in
   * Firefox has no `permissions` to check this itself.
   */
  getImageAccess: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ pattern: z.string().check(z.maxLength(MAX_PATTERN_CHARS)) }),
    reply: z.object({ isGranted: z.boolean() }),
  },
  setProofPreference: { from: 'extension', request: ProofPreferenceSchema, reply: EmptySchema },
} as const satisfies MessageMap;
