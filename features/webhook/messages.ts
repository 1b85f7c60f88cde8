import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, OptionalTextSchema, z } from '../../utils/zod.ts';
import { EnvironmentSchema, WebhookReplySchema } from '../platform/model.ts';
import { MAX_PAYLOAD, MAX_SENDS, WebhookHistorySchema, WebhookSendsSchema } from './model.ts';

const SomeSendsSchema = z.object({ sends: WebhookSendsSchema.check(z.maxLength(MAX_SENDS)) });

/** Test webhooks. */
export const webhookMessages = {
  /** Sends one test webhook and adds it to the history. Never retried automatically. */
  sendTestWebhook: {
    from: 'extension',
    request: z.object({
      environment: EnvironmentSchema,
      /** JSON text; sent unchanged. */
      payload: z.string().check(z.maxLength(MAX_PAYLOAD)),
      /** Whether to send the access token of the environment. */
      isAuthorized: z.boolean(),
      /**
       * The URL that the user confirmed. A test goes to the address of production only if this is exactly the URL of the
       * request; it is used for nothing else.
       */
      confirmedUrl: OptionalTextSchema,
    }),
    reply: WebhookReplySchema,
  },
  getWebhookHistory: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: WebhookHistorySchema,
  },
  /** Removes the sends with these ids from the history, or all sends. Returns the removed sends, for undo. */
  removeWebhookSends: {
    from: 'extension',
    request: z.object({ ids: z.optional(z.array(z.string()).check(z.maxLength(MAX_SENDS))) }),
    reply: SomeSendsSchema,
  },
  /** Restores removed sends. */
  restoreWebhookSends: { from: 'extension', request: SomeSendsSchema, reply: EmptySchema },
} as const satisfies MessageMap;
