import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema } from '../../utils/zod.ts';
import { PolicySummarySchema } from './model.ts';

/** Message that returns the policy summary. */
export const policyMessages = {
  getPolicy: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: PolicySummarySchema },
} as const satisfies MessageMap;
