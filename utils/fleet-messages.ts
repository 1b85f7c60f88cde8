import { PolicyProblemSchema } from './managed-policy.ts';
import { Nothing } from './page-messages.ts';
import { z } from './zod.ts';

/** What the options page may know of a policy: never a key. */
export const PolicySummarySchema = z.object({
  /** Parts of the policy that are not used. */
  problems: z.array(PolicyProblemSchema),
  /** Days for which the list of recent IDs is kept, if they are set. */
  recentDays: z.int().optional(),
});
export type PolicySummary = z.infer<typeof PolicySummarySchema>;

/** The messages of the protocol about what an organisation has set, and about taking settings elsewhere. */
export const fleetMessages = {
  getPolicy: { from: 'extension', request: Nothing, reply: PolicySummarySchema },
} as const;
