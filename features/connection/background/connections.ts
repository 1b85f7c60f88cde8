import { createQueue } from '../../../utils/async.ts';
import { originPattern, parseBaseUrl } from '../../../utils/base-url.ts';
import { sha256Hex } from '../../../utils/hash.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import type { SecretChanges, SecretStore } from '../../../utils/secret-store.ts';
import { isUnreadable } from '../../../utils/storage.ts';
import {
  type ClientConnection,
  ENVIRONMENTS,
  type Environment,
  type PartnerConnection,
} from '../../platform/model.ts';
import type { ManagedConnection } from '../../policy/model.ts';
import type { Connection, ConnectionDraft, Connections } from '../model.ts';
import { generationOf, type Settings, secretName } from '../storage.ts';
import {
  addressesOf,
  type ConnectionPolicy,
  checkDraft,
  dropManagedFields,
  isUnchanged,
} from './connection-rules.ts';
import { createSavedSettings, type SettingsDependencies } from './saved-settings.ts';
import { createConnectionSecrets } from './secrets.ts';

type Drafts = Readonly<Record<Environment, ConnectionDraft>>;

/** The parts to save together. Absent parts stay unchanged. */
export interface SettingsChange {
  drafts?: Drafts | undefined;
  environment?: Environment | undefined;
  /** Other items in their stored form. */
  items?: Readonly<Record<string, unknown>>;
}

interface PlannedSave {
  settings: Settings;
  secrets: SecretChanges;
}

interface Dependencies extends SettingsDependencies {
  secrets: Pick<SecretStore, 'read' | 'remove' | 'endsWithBrowser'>;
  /** Whether the browser allows requests to all URLs of a match pattern. */
  hasAccess(pattern: string): Promise<boolean>;
  /** Called after addresses have been saved, with the settings before. */
  replaced(before: Settings): Promise<void>;
}

/** Reads and changes settings and keys; nothing else does. Only `partner` and `client` return keys. */
export function createConnections(dependencies: Dependencies) {
  const { hasAccess, readPolicy } = dependencies;
  const settings = createSavedSettings(dependencies);
  const secrets = createConnectionSecrets(dependencies.secrets);
  const fingerprintOf = createFingerprint();
  /** Runs changes one after another, so that two options pages cannot mix their values. */
  const enqueue = createQueue();

  /** @param policy the one that the origin was read with: a later one may contain the key of another origin */
  async function keyFor(
    environment: Environment,
    origin: string,
    policy: ConnectionPolicy,
  ): Promise<string | undefined> {
    // A policy contains a key only together with its URL.
    return policy[environment].apiKey ?? secrets.read(secretName.apiKey(environment), origin);
  }

  async function summarise(
    environment: Environment,
    current: Settings,
    policy: ConnectionPolicy,
  ): Promise<Connection> {
    const { partnerUrl, clientUrl } = current[environment];
    const [partner, client] = [parseBaseUrl(partnerUrl), parseBaseUrl(clientUrl)];
    const urls = [partner, client].filter((parsed) => parsed.ok);
    const origins = [...new Set(urls.map(({ url }) => url.origin))];
    const granted = await Promise.all(origins.map((origin) => hasAccess(originPattern(origin))));
    const managed = Object.keys(policy[environment]) as (keyof ManagedConnection)[];
    const tokenName = secretName.clientToken(environment);
    return {
      partnerUrl,
      clientUrl,
      hasKey: partner.ok && (await keyFor(environment, partner.url.origin, policy)) !== undefined,
      hasClientToken: client.ok && (await secrets.read(tokenName, client.url.origin)) !== undefined,
      missingAccess: origins.filter((_, index) => !granted[index]),
      ...(managed.length > 0 ? { managed } : {}),
    };
  }

  async function getView(): Promise<Connections> {
    const { state, value, policy } = await settings.read();
    return {
      environment: value.environment,
      production: await summarise('production', value, policy),
      sandbox: await summarise('sandbox', value, policy),
      unreadable: isUnreadable(state),
      ...(state === 'lost' ? { isLost: true } : {}),
      ...((await dependencies.secrets.endsWithBrowser()) ? { keysEndWithBrowser: true } : {}),
      ...(policy.environment === undefined ? {} : { isEnvironmentManaged: true }),
    };
  }

  async function secretChanges(
    environment: Environment,
    before: Settings[Environment],
    { partnerUrl, clientUrl, newKey, newClientToken }: ConnectionDraft,
    policy: ConnectionPolicy,
  ): Promise<SecretChanges> {
    const managed = policy[environment];
    /** If a policy sets the URL, the secret for the user's own URL stays, for when the policy is removed. */
    const changeFor = (name: string, own: string, managedUrl: string | undefined, secret?: string) =>
      managedUrl !== undefined && secret === undefined
        ? {}
        : secrets.changeFor(name, managedUrl ?? own, secret);
    const [key, clientToken] = await Promise.all([
      changeFor(secretName.apiKey(environment), partnerUrl, managed.partnerUrl, newKey),
      changeFor(secretName.clientToken(environment), clientUrl, managed.clientUrl, newClientToken),
    ]);
    const needsToken = Object.keys(key).length > 0 || partnerUrl !== before.partnerUrl;
    return { ...key, ...clientToken, ...(needsToken ? { [secretName.token(environment)]: null } : {}) };
  }

  /** @returns the settings and secrets to write; nothing if the drafts change nothing */
  async function planSave(drafts: Drafts): Promise<Outcome<PlannedSave | undefined>> {
    const [{ state, value: before }, policy] = await Promise.all([settings.readSaved(), readPolicy()]);
    const check = (environment: Environment) =>
      checkDraft(dropManagedFields(drafts[environment], before[environment], policy[environment]));
    const [production, sandbox] = [check('production'), check('sandbox')];
    if (!production.ok) return production;
    if (!sandbox.ok) return sandbox;
    const next = { production: production.value, sandbox: sandbox.value };
    const isSame = (environment: Environment) => isUnchanged(before[environment], next[environment]);
    if (ENVIRONMENTS.every(isSame) && state === 'kept') return succeed(undefined);
    const changes = await Promise.all(
      ENVIRONMENTS.map((environment) =>
        secretChanges(environment, before[environment], next[environment], policy),
      ),
    );
    const generation = before.generation + 1;
    const nextOf = (environment: Environment) =>
      isSame(environment) ? generationOf(before, environment) : generation;
    const saved = {
      ...before,
      production: addressesOf(next.production),
      sandbox: addressesOf(next.sandbox),
      generation,
      generations: { production: nextOf('production'), sandbox: nextOf('sandbox') },
    };
    return succeed({ settings: saved, secrets: Object.assign({}, ...changes) });
  }

  async function save({ drafts, environment, items }: SettingsChange): Promise<Outcome<Connections>> {
    const { state, value } = await settings.readSaved();
    if (!drafts && isUnreadable(state)) return fail('settingsUnreadable');
    if (environment && (await readPolicy()).environment !== undefined) return fail('invalidInput');
    const planned = drafts ? await planSave(drafts) : succeed(undefined);
    if (!planned.ok) return planned;
    const { settings: next = value, secrets: changes } = planned.value ?? {};
    if (planned.value || environment || items)
      await settings.write({ ...next, ...(environment && { environment }) }, changes, items);
    if (planned.value) await dependencies.replaced(value);
    return succeed(await getView());
  }

  return {
    getView,
    save: (drafts: Drafts) => enqueue(() => save({ drafts })),
    setEnvironment: (environment: Environment) => enqueue(() => save({ environment })),
    /** Saves URLs, the environment and other stored items: all of them or none. */
    saveTogether: (change: SettingsChange) => enqueue(() => save(change)),
    /** Call when something else has written the settings. */
    forget: settings.forget,
    /** Call when the policy changes. Results obtained under the old policy are then no longer shown. */
    policyChanged: () =>
      enqueue(async () => {
        const { state, value } = await settings.readSaved();
        if (isUnreadable(state)) return;
        const { generations: _older, ...saved } = value;
        await settings.write({ ...saved, generation: value.generation + 1 });
      }),

    /**
     * Returns the selected environment or the one that is named, the host of its Partner API, empty without a valid URL,
     * and the generation of its settings. Results of other generations are not shown.
     */
    async selected(named?: Environment) {
      const { value } = await settings.read();
      const environment = named ?? value.environment;
      const parsed = parseBaseUrl(value[environment].partnerUrl);
      const generation = generationOf(value, environment);
      return { environment, host: parsed.ok ? parsed.url.host : '', generation };
    },

    /** Returns what a Partner API call needs, or a failure. Uses the selected environment unless one is named. */
    async partner(named?: Environment): Promise<Outcome<PartnerConnection>> {
      const { state, value, policy } = await settings.read();
      const environment = named ?? value.environment;
      const generation = generationOf(value, environment);
      // A call to a policy's URL, in an environment that is named or set by the policy, needs no saved settings.
      const isGiven = (named ?? policy.environment) !== undefined && 'partnerUrl' in policy[environment];
      if (isUnreadable(state) && !isGiven) return fail('settingsUnreadable');
      const parsed = parseBaseUrl(value[environment].partnerUrl);
      if (!parsed.ok) return fail('notConfigured');
      const { href, origin, host, isLoopback } = parsed.url;
      // In parallel, because the agent is waiting.
      const [key, isReachable] = await Promise.all([
        keyFor(environment, origin, policy),
        hasAccess(originPattern(origin)),
      ]);
      if (key === undefined) return fail('keyMissing', { host });
      if (!isReachable) return fail('permissionMissing', { host });
      const keyFingerprint = await fingerprintOf(key);
      return succeed({ environment, partnerUrl: href, origin, key, keyFingerprint, generation, isLoopback });
    },

    /** Returns the URL of an environment's Client API, with its token if one is stored, or a failure. */
    async client(environment: Environment): Promise<Outcome<ClientConnection>> {
      const { state, value, policy } = await settings.read();
      if (isUnreadable(state) && !('clientUrl' in policy[environment])) return fail('settingsUnreadable');
      const parsed = parseBaseUrl(value[environment].clientUrl);
      if (!parsed.ok) return fail('notConfigured');
      const { href, origin, host } = parsed.url;
      if (!(await hasAccess(originPattern(origin)))) return fail('permissionMissing', { host });
      const token = await secrets.read(secretName.clientToken(environment), origin);
      return succeed({ clientUrl: href, ...(token === undefined ? {} : { token }) });
    },

    /** Removes the Client API access token of an environment. */
    removeClientToken: (environment: Environment) =>
      enqueue(async () => {
        await secrets.remove(secretName.clientToken(environment));
        return getView();
      }),
  };
}

/** Caches the fingerprint of the last key, because hashing has to wait for another thread. */
function createFingerprint(): (key: string) => Promise<string> {
  let last: { key: string; fingerprint: Promise<string> } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, fingerprint: sha256Hex(new TextEncoder().encode(key)) };
    return last.fingerprint;
  };
}

export type ConnectionService = ReturnType<typeof createConnections>;
