import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { EnvironmentSchema, WebhookReplySchema } from '../platform/model.ts';
import { MAX_PAYLOAD, MAX_SENDS, WebhookHistorySchema, WebhookSendsSchema } from './model.ts';

const SomeSendsSchema = z.object({ sends: WebhookSendsSchema.max(MAX_SENDS) });

/** Test webhooks. */
export const webhookMessages = {
  /** Sends one test webhook and notes it in the history. Never repeated by itself. */
  sendTestWebhook: {
    from: 'extension',
    request: z.object({
      environment: EnvironmentSchema,
      /** JSON text; sent as it is. */
      payload: z.string().max(MAX_PAYLOAD),
      /** Sends the access token of the environment along. */
      isAuthorized: z.boolean(),
      /**
       * The address that a person has read and confirmed. EmptySchema is sent to production unless it is exactly the one that
       * the request goes to; it is compared with it and used for nothing else.
       */
      confirmedUrl: z.string().optional(),
    }),
    reply: WebhookReplySchema,
  },
  getWebhookHistory: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: WebhookHistorySchema,
  },
  /** Takes sends off the history: those with these ids, or all. Answers what was taken off, for undo. */
  removeWebhookSends: {
    from: 'extension',
    request: z.object({ ids: z.array(z.string()).max(MAX_SENDS).optional() }),
    reply: SomeSendsSchema,
  },
  /** Undoes that. */
  restoreWebhookSends: { from: 'extension', request: SomeSendsSchema, reply: EmptySchema },
} as const satisfies MessageMap;
