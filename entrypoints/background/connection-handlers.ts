import { succeed } from '../../utils/errors.ts';
import type { Handlers } from '../../utils/serve.ts';
import type { Services } from './handlers.ts';

const CHECK_LIMIT_MS = 15_000;

type ConnectionMessageName =
  | 'getConnections'
  | 'saveConnections'
  | 'setEnvironment'
  | 'checkConnection'
  | 'checkClientApi'
  | 'openConnection'
  | 'getActivity'
  | 'clearActivity'
  | 'getToken'
  | 'forgetToken'
  | 'removeClientToken';

/** Connections to the platform, and what is asked over them from the options. */
export function createConnectionHandlers({
  activity,
  connections,
  tokens,
  tones,
  openConnection,
  reach,
}: Services): Pick<Handlers, ConnectionMessageName> {
  return {
    getConnections: async () => succeed(await connections.describe()),
    saveConnections: (drafts) => connections.save(drafts),
    async setEnvironment({ environment }) {
      const outcome = await connections.setEnvironment(environment);
      if (outcome.ok) await tones.environmentChanged();
      return outcome;
    },

    async checkConnection({ environment: named }) {
      const connection = await connections.partner(named);
      if (!connection.ok) return connection;
      const renewed = await tokens.renew(connection.value, AbortSignal.timeout(CHECK_LIMIT_MS));
      if (!renewed.ok) return renewed;
      const { environment, partnerUrl } = connection.value;
      return succeed({ environment, host: new URL(partnerUrl).host, ...renewed.value });
    },
    async checkClientApi({ environment }) {
      const connection = await connections.client(environment);
      if (!connection.ok) return connection;
      return reach(connection.value.clientUrl, AbortSignal.timeout(CHECK_LIMIT_MS));
    },

    async openConnection() {
      await openConnection.open();
      return succeed({});
    },

    getActivity: async () => succeed({ entries: await activity.describe() }),
    async clearActivity() {
      await activity.clear();
      return succeed({});
    },

    async getToken() {
      const connection = await connections.partner();
      const token = connection.ok ? await tokens.describe(connection.value) : undefined;
      return succeed(token ? { token } : {});
    },
    async forgetToken() {
      const connection = await connections.partner();
      if (connection.ok) await tokens.forget(connection.value);
      return succeed({});
    },
    removeClientToken: async ({ environment }) => succeed(await connections.removeClientToken(environment)),
  };
}
