import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { TrackingIdSchema } from '../shipment/model.ts';
import { DetectionRulesSchema, RulesChangeSchema } from './model.ts';
import { SavedPatternsSchema } from './storage.ts';

const PatternsSchema = z.object({
  patterns: SavedPatternsSchema,
  /** Set by a policy, beside the others. Absent: none are. */
  managed: SavedPatternsSchema.optional(),
  /** Patterns are there but damaged or from a newer version; saving would replace them. */
  unreadable: z.boolean(),
});
export type Patterns = z.infer<typeof PatternsSchema>;

/** What counts as an ID, in tickets and wherever else IDs are found. */
const KnownRulesSchema = z.object({
  rules: DetectionRulesSchema,
  /** Rules are there but damaged or from a newer version, and not used; a change would replace them. */
  unreadable: z.boolean(),
});
export type KnownRules = z.infer<typeof KnownRulesSchema>;

/** What counts as an ID. */
export const detectionMessages = {
  getPatterns: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: PatternsSchema },
  /** Shows the options where shapes are taught, with an ID as one more example; reuses their tab if one is open. */
  openAddPattern: {
    from: 'extension',
    request: z.object({ trackingId: TrackingIdSchema }),
    reply: EmptySchema,
  },
  /** Stores all patterns in one step, or nothing at all; open pages look again. */
  savePatterns: {
    from: 'extension',
    request: z.object({ patterns: SavedPatternsSchema }),
    reply: PatternsSchema,
  },
  getDetectionRules: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: KnownRulesSchema },
  /** Changes some of the rules; open pages look again. */
  changeDetectionRules: { from: 'extension', request: RulesChangeSchema, reply: KnownRulesSchema },
} as const satisfies MessageMap;
