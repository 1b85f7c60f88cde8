import { ConnectionsSchema, WebhookReplySchema } from './connections.ts';
import { EnvironmentSchema } from './environment.ts';
import { MAX_PAYLOAD, MOST_SENDS, WebhookHistorySchema, WebhookSendsSchema } from './webhook-history.ts';
import { z } from './zod.ts';

const SomeSendsSchema = z.object({ sends: WebhookSendsSchema.max(MOST_SENDS) });

/** The messages for test webhooks. */
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
       * The address that a person has read and confirmed. Nothing is sent to production unless it is exactly the one that
       * the request goes to; it is compared with it and used for nothing else.
       */
      confirmedUrl: z.string().optional(),
    }),
    reply: WebhookReplySchema,
  },
  /** Forgets the Client API access token of an environment. */
  removeClientToken: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: ConnectionsSchema,
  },

  getWebhookHistory: { from: 'extension', request: z.object({}), reply: WebhookHistorySchema },
  /** Takes sends off the history: those with these ids, or all. Answers what was taken off, for undo. */
  removeWebhookSends: {
    from: 'extension',
    request: z.object({ ids: z.array(z.string()).max(MOST_SENDS).optional() }),
    reply: SomeSendsSchema,
  },
  /** Undoes that. */
  restoreWebhookSends: { from: 'extension', request: SomeSendsSchema, reply: z.object({}) },
} as const;
