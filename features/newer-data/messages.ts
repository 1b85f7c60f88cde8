import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';

/** Keys of stored items. */
const NewerDataSchema = z.object({ keys: z.array(z.string()) });

/** Messages about items that a newer version of Waybill has stored. */
export const newerDataMessages = {
  /** Returns the keys of the items that a newer version stored. They are not overwritten before the user decides so. */
  getNewerData: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: NewerDataSchema },
  /**
   * Resets these items to their defaults, if a newer version stored them. Returns the keys of the items that a newer
   * version stored and that are not reset.
   */
  replaceNewerData: { from: 'extension', request: NewerDataSchema, reply: NewerDataSchema },
} as const satisfies MessageMap;
