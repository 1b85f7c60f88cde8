import { createQueue } from '../../../utils/async.ts';
import { originPattern, parseBaseUrl } from '../../../utils/base-url.ts';
import { sha256Hex } from '../../../utils/hash.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import type { SecretStore } from '../../../utils/secret-store.ts';
import { isUnreadable } from '../../../utils/storage.ts';
import {
  type ClientConnection,
  ENVIRONMENTS,
  type Environment,
  type PartnerConnection,
} from '../../platform/model.ts';
import type { ManagedConnection } from '../../policy/model.ts';
import type { Connection, ConnectionDraft, Connections } from '../model.ts';
import { type Settings, secretName } from '../storage.ts';
import { checkDraft, dropManagedFields, isUnchanged } from './connection-rules.ts';
import { createSavedSettings, type SettingsDependencies } from './saved-settings.ts';
import { createConnectionSecrets } from './secrets.ts';

interface Dependencies extends SettingsDependencies {
  secrets: SecretStore;
  /** Whether the browser allows requests to all addresses of a match pattern. */
  hasAccess(pattern: string): Promise<boolean>;
}

/** Settings and keys, read and changed only here. Keys leave this module only inside a connection. */
export function createConnections(dependencies: Dependencies) {
  const { hasAccess, readPolicy } = dependencies;
  const settings = createSavedSettings(dependencies);
  const secrets = createConnectionSecrets(dependencies.secrets);
  /** Changes queue: two options pages that save at once must not mix their values. */
  const enqueue = createQueue();

  async function keyFor(environment: Environment, origin: string): Promise<string | undefined> {
    // A policy gives a key only together with the address it is for.
    const { apiKey } = (await readPolicy())[environment];
    return apiKey ?? secrets.read(secretName.apiKey(environment), origin);
  }

  async function summarise(environment: Environment, current: Settings): Promise<Connection> {
    const { partnerUrl, clientUrl } = current[environment];
    const urls = [partnerUrl, clientUrl].map((text) => parseBaseUrl(text)).filter((parsed) => parsed.ok);
    const origins = [...new Set(urls.map(({ url }) => url.origin))];
    const granted = await Promise.all(origins.map((origin) => hasAccess(originPattern(origin))));
    const managed = Object.keys((await readPolicy())[environment]) as (keyof ManagedConnection)[];
    const [partner, client] = [parseBaseUrl(partnerUrl), parseBaseUrl(clientUrl)];
    const tokenName = secretName.clientToken(environment);
    return {
      partnerUrl,
      clientUrl,
      hasKey: partner.ok && (await keyFor(environment, partner.url.origin)) !== undefined,
      hasClientToken: client.ok && (await secrets.read(tokenName, client.url.origin)) !== undefined,
      missingAccess: origins.filter((_, index) => !granted[index]),
      ...(managed.length > 0 ? { managed } : {}),
    };
  }

  async function getView(): Promise<Connections> {
    const { state, value } = await settings.read();
    return {
      environment: value.environment,
      production: await summarise('production', value),
      sandbox: await summarise('sandbox', value),
      unreadable: isUnreadable(state),
      ...((await readPolicy()).environment === undefined ? {} : { isEnvironmentManaged: true }),
    };
  }

  async function save(drafts: Record<Environment, ConnectionDraft>): Promise<Outcome<Connections>> {
    const [{ state, value: before }, policy] = await Promise.all([settings.readSaved(), readPolicy()]);
    const check = (environment: Environment) =>
      checkDraft(dropManagedFields(drafts[environment], before[environment], policy[environment]));
    const checked = { production: check('production'), sandbox: check('sandbox') };
    if (!checked.production.ok) return checked.production;
    if (!checked.sandbox.ok) return checked.sandbox;
    const next = { production: checked.production.value, sandbox: checked.sandbox.value };
    const isSame = ENVIRONMENTS.every((environment) => isUnchanged(before[environment], next[environment]));
    if (isSame && state === 'kept') return succeed(await getView());
    // Addresses first: if the second step fails, the old key stays bound to its old origin and is not sent anywhere.
    await settings.write({
      environment: before.environment,
      production: { partnerUrl: next.production.partnerUrl, clientUrl: next.production.clientUrl },
      sandbox: { partnerUrl: next.sandbox.partnerUrl, clientUrl: next.sandbox.clientUrl },
      generation: before.generation + 1,
    });
    for (const environment of ENVIRONMENTS) {
      const { partnerUrl, newKey, clientUrl, newClientToken } = next[environment];
      const managed = { partnerUrl, clientUrl, ...policy[environment] };
      const isChanged =
        policy[environment].apiKey === undefined &&
        (await secrets.save(secretName.apiKey(environment), managed.partnerUrl, newKey));
      await secrets.save(secretName.clientToken(environment), managed.clientUrl, newClientToken);
      if (isChanged || partnerUrl !== before[environment].partnerUrl) {
        await secrets.remove(secretName.token(environment));
      }
    }
    return succeed(await getView());
  }

  return {
    getView,
    save: (drafts: Record<Environment, ConnectionDraft>) => enqueue(() => save(drafts)),
    setEnvironment: (environment: Environment) =>
      enqueue(async (): Promise<Outcome<Connections>> => {
        const { state, value } = await settings.readSaved();
        if (isUnreadable(state)) return fail('settingsUnreadable');
        if ((await readPolicy()).environment !== undefined) return fail('invalidInput');
        await settings.write({ ...value, environment });
        return succeed(await getView());
      }),
    /** To be called when the policy changes: answers obtained under the old one are not shown under the new one. */
    policyChanged: () =>
      enqueue(async () => {
        const { state, value } = await settings.readSaved();
        if (!isUnreadable(state)) await settings.write({ ...value, generation: value.generation + 1 });
      }),

    /** The selected environment and the generation of its settings; answers of another generation are not shown. */
    async selected() {
      const { value } = await settings.read();
      return { environment: value.environment, generation: value.generation };
    },

    /** Everything that a Partner API call needs, in the named or the selected environment; or why no call can be made. */
    async partner(named?: Environment): Promise<Outcome<PartnerConnection>> {
      const { state, value } = await settings.read();
      if (isUnreadable(state)) return fail('settingsUnreadable');
      const { generation } = value;
      const environment = named ?? value.environment;
      const parsed = parseBaseUrl(value[environment].partnerUrl);
      if (!parsed.ok) return fail('notConfigured');
      const { href, origin, host, isLoopback } = parsed.url;
      // Side by side: an agent waits for both.
      const [key, isReachable] = await Promise.all([
        keyFor(environment, origin),
        hasAccess(originPattern(origin)),
      ]);
      if (key === undefined) return fail('keyMissing', { host });
      if (!isReachable) return fail('permissionMissing', { host });
      const keyFingerprint = await sha256Hex(new TextEncoder().encode(key));
      return succeed({ environment, partnerUrl: href, origin, key, keyFingerprint, generation, isLoopback });
    },

    /** Address of an environment's Client API, and the token for it if one is stored; or why no call can be made. */
    async client(environment: Environment): Promise<Outcome<ClientConnection>> {
      const { state, value } = await settings.read();
      if (isUnreadable(state)) return fail('settingsUnreadable');
      const parsed = parseBaseUrl(value[environment].clientUrl);
      if (!parsed.ok) return fail('notConfigured');
      const { href, origin, host } = parsed.url;
      if (!(await hasAccess(originPattern(origin)))) return fail('permissionMissing', { host });
      const token = await secrets.read(secretName.clientToken(environment), origin);
      return succeed({ clientUrl: href, ...(token === undefined ? {} : { token }) });
    },

    /** Forgets the Client API access token of an environment. */
    removeClientToken: (environment: Environment) =>
      enqueue(async () => {
        await secrets.remove(secretName.clientToken(environment));
        return getView();
      }),
  };
}

export type ConnectionService = ReturnType<typeof createConnections>;
