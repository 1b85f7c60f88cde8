import { z } from '../../utils/zod.ts';
import type { SavedPattern } from '../detection/model.ts';
import { type Environment, HEADER_VALUE } from '../platform/model.ts';
import type { TemplateEdits } from '../replies/model.ts';

export const KeySchema = z.string().check(z.maxLength(4096), z.regex(HEADER_VALUE));

/** The fields of one environment's connection that a policy may set. */
export const ManagedFieldSchema = z.enum(['partnerUrl', 'clientUrl', 'apiKey']);
export type ManagedField = z.infer<typeof ManagedFieldSchema>;
export type ManagedConnection = Partial<Record<ManagedField, string>>;

/** Why a part of a policy is ignored; keys of the message catalogue's `policy.problem`. */
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

/** A part of a policy that is ignored. Never contains the value, which may be a key. */
const PolicyProblemSchema = z.object({ path: z.string(), kind: ProblemKindSchema });
export type PolicyProblem = z.infer<typeof PolicyProblemSchema>;

/** The settings that an organisation manages. Users choose all absent ones themselves. */
export interface ManagedPolicy {
  production: ManagedConnection;
  sandbox: ManagedConnection;
  environment?: Environment;
  helpdeskHosts: string[];
  patterns: SavedPattern[];
  replyTemplates: TemplateEdits;
  /** Days for which recent IDs are stored. */
  recentDays?: number;
}

/** The valid parts of a policy, and the problems of the invalid ones. */
export interface PolicyReading {
  policy: ManagedPolicy;
  problems: PolicyProblem[];
}

export const NO_POLICY: PolicyReading = {
  policy: { production: {}, sandbox: {}, helpdeskHosts: [], patterns: [], replyTemplates: {} },
  problems: [],
};

/** The part of a policy that the options page receives, without keys. */
export const PolicySummarySchema = z.object({
  /** Parts of the policy that are ignored. */
  problems: z.array(PolicyProblemSchema),
  /** Days for which recent IDs are stored, if the policy sets them. */
  recentDays: z.optional(z.int()),
});
export type PolicySummary = z.infer<typeof PolicySummarySchema>;
