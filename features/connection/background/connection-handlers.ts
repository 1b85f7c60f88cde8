import { delay } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { LAST_PAGE, type ShowInOptions } from '../../../utils/options-tab.ts';
import { type Outcome, succeed } from '../../../utils/outcome.ts';
import type { Ping } from '../../platform/client-api.ts';
import type { TokenSource } from '../../platform/token-source.ts';
import type { connectionMessages } from '../messages.ts';
import { type Connections, isFirstRun, legendIdOf } from '../model.ts';
import type { ConnectionService } from './connections.ts';

const CHECK_LIMIT_MS = 15_000;

/** Longer than Chrome takes for its policies, and shorter than Firefox lets an idle background live. */
const WELCOME_WAIT_MS = 10_000;

interface Dependencies {
  connections: ConnectionService;
  tokens: TokenSource;
  ping: Ping;
  openOptions: OpenOptions;
  /** Called after another environment is selected, or addresses or keys are changed. */
  settingsChanged(): Promise<void>;
}

/** Handlers of the connection messages. Each check of a connection stops after 15 seconds. */
export function connectionHandlers({
  connections,
  tokens,
  ping,
  openOptions,
  settingsChanged,
}: Dependencies): HandlersOf<typeof connectionMessages> {
  async function changed<T>(change: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await change;
    if (outcome.ok) await settingsChanged();
    return outcome;
  }

  return {
    getConnections: async () => succeed(await connections.getView()),
    saveConnections: (drafts) => changed(connections.save(drafts)),
    setEnvironment: ({ environment }) => changed(connections.setEnvironment(environment)),

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
      return ping(connection.value.clientUrl, AbortSignal.timeout(CHECK_LIMIT_MS));
    },

    async openOptions({ place }) {
      await openOptions.open(place);
      return succeed({});
    },

    async getToken() {
      const connection = await connections.partner();
      const token = connection.ok ? await tokens.getState(connection.value) : undefined;
      return succeed(token ? { token } : {});
    },
    async forgetToken() {
      const connection = await connections.partner();
      if (!connection.ok) return connection;
      await tokens.forget(connection.value);
      return succeed({});
    },
    removeClientToken: async ({ environment }) => succeed(await connections.removeClientToken(environment)),
  };
}

interface OpenDependencies {
  getView(): Promise<Connections>;
  showInOptions: ShowInOptions;
}

export interface OpenOptions {
  /**
   * Opens the options at a place; without one, at the page that was shown last. `connection` is the set-up while nothing
   * is configured, then the fields of the environment that lookups use: what does not work is one of them.
   */
  open(place?: string): Promise<void>;
  /**
   * Call after installation. Opens the set-up, unless an organisation has already configured Waybill. Settings that
   * cannot be read, or not in time, do not prevent it.
   */
  welcome(): Promise<void>;
}

/** Opens the options, also for the set-up of the connection. */
export function createOpenOptions({ getView, showInOptions }: OpenDependencies): OpenOptions {
  async function connectionPlace(): Promise<string> {
    const view = await getView();
    if (isFirstRun(view)) return 'set-up';
    // Missing access is granted at the top of the page.
    const { missingAccess } = view[view.environment];
    return missingAccess.length > 0 ? 'connection' : `connection&field=${legendIdOf(view.environment)}`;
  }

  return {
    open: async (place = LAST_PAGE) =>
      showInOptions(place === 'connection' ? await connectionPlace() : place),
    async welcome() {
      const reading = getView()
        .then(isFirstRun)
        .catch((error: unknown) => logUnexpected('the settings after installation', error));
      if ((await Promise.race([reading, delay(WELCOME_WAIT_MS)])) !== false) await showInOptions('set-up');
    },
  };
}
