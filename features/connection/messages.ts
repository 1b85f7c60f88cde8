import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { EnvironmentSchema, TokenStateSchema } from '../platform/model.ts';
import { ConnectionCheckSchema, ConnectionDraftSchema, ConnectionsSchema } from './model.ts';

/** Connections to the platform: addresses, keys, tokens. */
export const connectionMessages = {
  getConnections: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: ConnectionsSchema },
  /** Stores addresses and keys of both environments in one step, or nothing at all. */
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
  /** Exchanges the key of an environment, the selected one if none is named, for a new token and keeps it. */
  checkConnection: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ environment: EnvironmentSchema.optional() }),
    reply: ConnectionCheckSchema,
  },
  /** Whether the Client API's host of an environment answers. Sends no token and no webhook. */
  checkClientApi: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ environment: EnvironmentSchema }),
    reply: z.object({ host: z.string() }),
  },
  /** The token that lookups in the selected environment would use now. */
  getToken: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: z.object({ token: TokenStateSchema.optional() }),
  },
  /** Forgets it; the next lookup gets another one. */
  forgetToken: { from: 'extension', request: EmptySchema, reply: EmptySchema },
  /** Shows the options where the connection is set up. */
  openConnection: { from: 'extension', request: EmptySchema, reply: EmptySchema },
  /** Forgets the Client API access token of an environment. */
  removeClientToken: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: ConnectionsSchema,
  },
} as const satisfies MessageMap;
