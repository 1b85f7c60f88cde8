import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { ActivityEntrySchema } from './storage.ts';

const EntriesSchema = z.object({ entries: z.array(ActivityEntrySchema) });

/** Messages about the request log. */
export const diagnosticsMessages = {
  /** Returns the last requests, for troubleshooting. */
  getActivity: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: EntriesSchema,
  },
  clearActivity: { from: 'extension', request: EmptySchema, reply: EmptySchema },
  /** Restores removed entries, below those that were added since. */
  restoreActivity: { from: 'extension', request: EntriesSchema, reply: EmptySchema },
} as const satisfies MessageMap;
