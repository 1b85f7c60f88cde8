import { PolicyProblemSchema } from './managed-policy.ts';
import { Nothing } from './page-messages.ts';
import { PortableSettingsSchema } from './settings-file.ts';
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
  /** The settings that may go into a file: no keys, and nothing that is managed. */
  getPortableSettings: { from: 'extension', request: Nothing, reply: PortableSettingsSchema },
  /** Puts the settings of a file in the place of the present ones, which it answers: all of them, or none. */
  applyPortableSettings: {
    from: 'extension',
    request: z.object({ settings: PortableSettingsSchema }),
    reply: z.object({ before: PortableSettingsSchema }),
  },
  getPolicy: { from: 'extension', request: Nothing, reply: PolicySummarySchema },
} as const;
