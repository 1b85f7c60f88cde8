import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { CustomPatternSchema, DetectionRulesSchema } from '../detection/model.ts';
import { LANGUAGE_CHOICES } from '../language/model.ts';
import { MAX_REPORTED_IDS } from './occurrences.ts';

const IdHashesSchema = z
  .array(z.int().check(z.minimum(0), z.maximum(0xffffffff)))
  .check(z.maxLength(MAX_REPORTED_IDS));

/** Messages from content scripts to the background. */
export const pageMessages = {
  /**
   * Reports the IDs of a frame after a change. `path`: the index of the frame in each parent, from the top frame down;
   * [] is the top frame. `hashes`: a number for each visible ID.
   */
  reportIds: {
    from: 'page',
    request: z.object({
      hasIds: z.boolean(),
      path: z.array(z.int().check(z.minimum(0))).check(z.maxLength(16)),
      hashes: IdHashesSchema,
      /** The frame has more IDs, or may have more because some text is unread. */
      hasMore: z.boolean(),
    }),
    reply: EmptySchema,
  },
  /** Returns the focus to where it was in the tab before keyboard navigation moved it into the sender's frame. */
  returnFocus: { from: 'page', request: EmptySchema, reply: EmptySchema },
  /**
   * Returns the custom patterns, without their names and examples; the rules, if they exclude anything; whether IDs are
   * coloured by status (if not, a frame must not request statuses); the chosen language of the interface; and whether
   * Waybill is enabled at the frame's site.
   * If it is not, the frame stops, and the rest is left out.
   * `needsAccess`: Waybill counts as disabled there also if the browser does not give it access. Otherwise, the browser may
   * let it run in one page without access, after a click on its button.
   */
  getDetection: {
    from: 'page',
    request: z.object({ needsAccess: z.optional(z.boolean()) }),
    reply: z.object({
      patterns: z.array(CustomPatternSchema),
      rules: z.optional(DetectionRulesSchema),
      hasStatusColors: z.boolean(),
      language: z.optional(z.enum(LANGUAGE_CHOICES)),
      isOn: z.boolean(),
    }),
  },
} as const satisfies MessageMap;
