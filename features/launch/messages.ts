import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { LookupRequestSchema } from '../lookup/model.ts';

/** Checks whether a popup or panel is open in a window. If so, it replies `true`; others do not reply. */
export interface IsViewOpen {
  command: 'isViewOpen';
  windowId: number;
}

/** Lookups requested outside popup and panel. */
export const launchMessages = {
  /** Returns the lookup requested in a window, if there is one, and removes it. */
  claimLookup: {
    from: 'extension',
    request: z.object({ windowId: z.int() }),
    reply: z.object({ request: z.optional(LookupRequestSchema) }),
  },
  /** Stores a lookup for the popup or panel that is open in a window, or opens there next. */
  queueLookup: {
    from: 'extension',
    request: z.object({ windowId: z.int(), request: LookupRequestSchema }),
    reply: EmptySchema,
  },
} as const satisfies MessageMap;
