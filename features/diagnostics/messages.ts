import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { ActivityEntrySchema } from './storage.ts';

/** Messages about the request log. */
export const diagnosticsMessages = {
  /** Returns the last requests, for troubleshooting. */
  getActivity: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: z.object({ entries: z.array(ActivityEntrySchema) }),
  },
  clearActivity: { from: 'extension', request: EmptySchema, reply: EmptySchema },
} as const satisfies MessageMap;
