import { z } from '../../utils/zod.ts';
import type { SavedPattern } from '../detection/model.ts';
import type { Environment } from '../platform/model.ts';
import type { TemplateEdits } from '../replies/model.ts';

/** Fits a header line: printable ASCII without spaces. */
export const KeySchema = z
  .string()
  .max(4096)
  .regex(/^[\x21-\x7e]+$/);

/** What a policy may say of the connection to one environment. */
export const ManagedFieldSchema = z.enum(['partnerUrl', 'clientUrl', 'apiKey']);
export type ManagedField = z.infer<typeof ManagedFieldSchema>;
export type ManagedConnection = Partial<Record<ManagedField, string>>;

/** Why a part of a policy is not used; keys of the message catalogue's `fleet.policyProblem`. */
const ProblemKindSchema = z.enum([
  'unknownName',
  'notAGroup',
  'notAList',
  'notAUrl',
  'notHttps',
  'hasCredentials',
  'hasQuery',
  'hasFragment',
  'notAKey',
  'keyWithoutAddress',
  'notAnEnvironment',
  'notAHost',
  'notAPattern',
  'nothingInCommon',
  'tooManyPatterns',
  'notATemplate',
  'notDays',
]);
export type PolicyProblemKind = z.infer<typeof ProblemKindSchema>;

/** A part of a policy that is not used. The value itself is never quoted: it may be a key. */
const PolicyProblemSchema = z.object({ path: z.string(), kind: ProblemKindSchema });
export type PolicyProblem = z.infer<typeof PolicyProblemSchema>;

/** What an organisation has set for its people. What is absent is theirs to choose. */
export interface ManagedPolicy {
  production: ManagedConnection;
  sandbox: ManagedConnection;
  environment?: Environment;
  helpdeskHosts: string[];
  patterns: SavedPattern[];
  replyTemplates: TemplateEdits;
  /** Days for which the list of recent IDs is kept. */
  recentDays?: number;
}

/** A policy as far as it can be used, and what is wrong with the rest. */
export interface PolicyReading {
  policy: ManagedPolicy;
  problems: PolicyProblem[];
}

export const NO_POLICY: PolicyReading = {
  policy: { production: {}, sandbox: {}, helpdeskHosts: [], patterns: [], replyTemplates: {} },
  problems: [],
};

/** What the options page may know of a policy: never a key. */
export const PolicySummarySchema = z.object({
  /** Parts of the policy that are not used. */
  problems: z.array(PolicyProblemSchema),
  /** Days for which the list of recent IDs is kept, if they are set. */
  recentDays: z.int().optional(),
});
export type PolicySummary = z.infer<typeof PolicySummarySchema>;
