import {
  openConfiguredMarker,
  withLossDetected,
} from '../../features/connection/background/configured-marker.ts';
import { createConnections } from '../../features/connection/background/connections.ts';
import { createTokenStore } from '../../features/connection/background/secrets.ts';
import { type Settings, settingsItem } from '../../features/connection/storage.ts';
import { createActivityLog } from '../../features/diagnostics/background.ts';
import { type ActivityReason, activityItem } from '../../features/diagnostics/storage.ts';
import { createPing, createSendWebhook } from '../../features/platform/client-api.ts';
import { createExchange } from '../../features/platform/exchange.ts';
import { createHttp } from '../../features/platform/http.ts';
import { createPlatformLookup } from '../../features/platform/lookup.ts';
import type { Environment } from '../../features/platform/model.ts';
import { createSharedPauses } from '../../features/platform/pauses.ts';
import { pausesItem } from '../../features/platform/storage.ts';
import { createTokenSource } from '../../features/platform/token-source.ts';
import { openPolicy } from '../../features/policy/background.ts';
import { createQueue } from '../../utils/async.ts';
import { createHostAccess } from '../../utils/optional-apis.ts';
import type { SecretStore } from '../../utils/secret-store.ts';
import type { StorageAccess } from '../../utils/storage.ts';

export type PlatformServices = ReturnType<typeof createPlatformServices>;

/**
 * Creates the platform's client, with the connections, keys and tokens that it needs.
 * @param replaced called after addresses have been saved, with the settings before
 */
export function createPlatformServices(
  storage: StorageAccess,
  secrets: SecretStore,
  replaced: (before: Settings) => Promise<void>,
) {
  const now = Date.now;
  const marker = openConfiguredMarker();
  const activity = createActivityLog({
    read: () => storage.readValue(activityItem),
    write: (entries) => storage.write(activityItem, entries),
    now,
  });
  /** Sends requests that are logged with this reason. */
  const http = (why: ActivityReason) =>
    createHttp((...request) => fetch(...request), now, activity.recorder(why));
  const policy = openPolicy(storage);
  const hasHostAccess = createHostAccess();
  const connections = createConnections({
    readSettings: async () => withLossDetected(await storage.read(settingsItem), marker),
    async writeSettings(settings, changes, items) {
      await secrets.writeWith({ ...(await storage.prepare(settingsItem, settings)), ...items }, changes);
      // Not awaited: the settings are saved, and a damaged database may never answer. The next read notes it again.
      void marker.note(settings);
    },
    readPolicy: policy.current,
    secrets,
    hasAccess: hasHostAccess,
    replaced,
  });
  const pausing = createSharedPauses(
    {
      read: () => storage.readValue(pausesItem),
      write: (pauses) => storage.write(pausesItem, pauses),
    },
    now,
  );
  const exchange = createExchange(pausing(http('token')));
  const currentGeneration = async (environment: Environment) =>
    (await connections.selected(environment)).generation;
  const tokens = createTokenSource(exchange, createTokenStore(secrets, currentGeneration), now);
  return {
    /** Runs changes of settings one after another, so that none overwrites another. */
    enqueueChange: createQueue(),
    activity,
    policy,
    connections,
    hasHostAccess,
    tokens,
    lookUp: createPlatformLookup(pausing(http('lookup')), tokens),
    ping: createPing(http('selfTest')),
    sendWebhook: createSendWebhook(http('testWebhook'), now),
  };
}
