import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { TrackingIdSchema } from '../shipment/model.ts';
import { DetectionRulesSchema, PatternsChangeSchema, RulesChangeSchema } from './model.ts';
import { SavedPatternsSchema } from './storage.ts';

const PatternsSchema = z.object({
  patterns: SavedPatternsSchema,
  /** Additional patterns set by the organisation's policy. Absent without such patterns. */
  managed: z.optional(SavedPatternsSchema),
  /** The stored patterns are damaged or from a newer version; saving would replace them. */
  unreadable: z.boolean(),
});
export type Patterns = z.infer<typeof PatternsSchema>;

/** The rules for what counts as an ID, on pages and everywhere else. */
const KnownRulesSchema = z.object({
  rules: DetectionRulesSchema,
  /** The stored rules are damaged or from a newer version, and not used; a change would replace them. */
  unreadable: z.boolean(),
});
export type KnownRules = z.infer<typeof KnownRulesSchema>;

const ExamplesSchema = z.object({ trackingIds: z.array(TrackingIdSchema) });

/** Messages about custom patterns and detection rules. */
export const detectionMessages = {
  getPatterns: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: PatternsSchema },
  /** Opens the options to add a pattern, with an ID as another example. Reuses the tab of the options if it is open. */
  openAddPattern: {
    from: 'extension',
    request: z.object({ trackingId: TrackingIdSchema }),
    reply: EmptySchema,
  },
  /** Returns the IDs for which the options were opened. */
  getExamples: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: ExamplesSchema },
  /** Removes those IDs. A message of its own, so that no ID is lost if the reply to `getExamples` is. */
  removeExamples: { from: 'extension', request: ExamplesSchema, reply: EmptySchema },
  /** Changes some of the patterns. Open pages are scanned again. */
  changePatterns: { from: 'extension', request: PatternsChangeSchema, reply: PatternsSchema },
  getDetectionRules: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: KnownRulesSchema },
  /** Changes some of the rules. Open pages are scanned again. */
  changeDetectionRules: { from: 'extension', request: RulesChangeSchema, reply: KnownRulesSchema },
} as const satisfies MessageMap;
