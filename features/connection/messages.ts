import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { EnvironmentSchema, TokenStateSchema } from '../platform/model.ts';
import { ConnectionCheckSchema, ConnectionDraftSchema, ConnectionsSchema } from './model.ts';

/** Messages about connections to the platform: URLs, keys and tokens. */
export const connectionMessages = {
  getConnections: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: ConnectionsSchema },
  /** Saves URLs and keys of both environments, or nothing if a value is invalid. */
  saveConnections: {
    from: 'extension',
    request: z.object({ production: ConnectionDraftSchema, sandbox: ConnectionDraftSchema }),
    reply: ConnectionsSchema,
  },
  setEnvironment: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: ConnectionsSchema,
  },
  /** Exchanges a key for a new token and stores the token. Uses the selected environment unless one is named. */
  checkConnection: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ environment: z.optional(EnvironmentSchema) }),
    reply: ConnectionCheckSchema,
  },
  /** Checks that an environment's Client API host responds. Sends no token and no webhook. */
  checkClientApi: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ environment: EnvironmentSchema }),
    reply: z.object({ host: z.string() }),
  },
  /** Returns the state of the token that a lookup in the selected environment would use now. */
  getToken: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: z.object({ token: z.optional(TokenStateSchema) }),
  },
  /** Removes the token; the next lookup obtains another one. */
  forgetToken: { from: 'extension', request: EmptySchema, reply: EmptySchema },
  /**
   * Opens the options page at a place, without one where the user last was; reuses its tab if one is open. While nothing
   * is configured, the connection is the set-up.
   */
  openOptions: {
    from: 'extension',
    // `helpdesk` is the field for a site of the user's own, `known` the switches of the known helpdesks.
    request: z.object({
      place: z.optional(
        z.enum(['connection', 'replies', 'helpdesks&field=helpdesk', 'helpdesks&field=known']),
      ),
    }),
    reply: EmptySchema,
  },
  /** Removes the Client API access token of an environment. */
  removeClientToken: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: ConnectionsSchema,
  },
} as const satisfies MessageMap;
