import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { ActivityEntrySchema } from './storage.ts';

/** The log of the last requests. */
export const diagnosticsMessages = {
  /** The last requests, for who looks for a fault. */
  getActivity: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: z.object({ entries: z.array(ActivityEntrySchema) }),
  },
  clearActivity: { from: 'extension', request: EmptySchema, reply: EmptySchema },
} as const satisfies MessageMap;
