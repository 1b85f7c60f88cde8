import { originPattern, parseBaseUrl } from '../../utils/base-url.ts';
import type { Connection, ConnectionDraft, Connections } from '../../utils/connections.ts';
import type { Environment } from '../../utils/environment.ts';
import { fail, type Outcome, succeed } from '../../utils/errors.ts';
import { createTurns } from '../../utils/in-turn.ts';
import type { ManagedConnection } from '../../utils/managed-policy.ts';
import { createOnce } from '../../utils/once.ts';
import type { PartnerConnection } from '../../utils/platform/partner-connection.ts';
import type { SecretStore } from '../../utils/secret-store.ts';
import { ApiKeySchema, isUnreadable, type Settings, type Stored, secretName } from '../../utils/storage.ts';
import {
  type ConnectionPolicy,
  checkDraft,
  isUnchanged,
  keepManaged,
  underPolicy,
} from './connection-rules.ts';

interface Dependencies {
  readSettings(): Promise<Stored<Settings>>;
  writeSettings(settings: Settings): Promise<void>;
  /** What an organisation has set; it goes before everything that was saved. */
  readPolicy(): Promise<ConnectionPolicy>;
  secrets: SecretStore;
  /** Whether the browser lets us reach all addresses of a match pattern. */
  hasAccess(pattern: string): Promise<boolean>;
}

const ENVIRONMENTS: readonly Environment[] = ['production', 'sandbox'];

/** What a Client API call needs. */
export interface ClientConnection {
  /** Base address without a trailing slash. */
  clientUrl: string;
  /** An access token from the platform's dashboard; most people store none. */
  token?: string;
}

/** Settings and keys, read and changed only here. Keys leave this module only inside a connection. */
export function createConnections({ secrets, hasAccess, readPolicy, ...stored }: Dependencies) {
  /** Changes queue: two options pages that save at once must not mix their values. */
  const inTurn = createTurns();
  /** Nothing else changes the settings, so one reading serves until they are changed here. */
  let known = createOnce(stored.readSettings);
  const readSaved = (): Promise<Stored<Settings>> => known();

  /** What holds: the settings as they were saved, under what is managed. */
  async function readSettings(): Promise<Stored<Settings>> {
    const [{ state, value }, policy] = await Promise.all([readSaved(), readPolicy()]);
    return { state, value: underPolicy(value, policy) };
  }

  async function writeSettings(settings: Settings): Promise<void> {
    // Whoever hears of the change may ask before it is known here that it was made.
    known = createOnce(stored.readSettings);
    try {
      await stored.writeSettings(settings);
    } finally {
      known = createOnce(stored.readSettings);
    }
  }

  /** A key or an access token, if it was entered for this origin. */
  async function secretFor(name: string, origin: string): Promise<string | undefined> {
    const stored = ApiKeySchema.safeParse(await secrets.read(name));
    return stored.success && stored.data.origin === origin ? stored.data.key : undefined;
  }

  async function keyFor(environment: Environment, origin: string): Promise<string | undefined> {
    // A policy gives a key only together with the address it is for.
    const { apiKey } = (await readPolicy())[environment];
    return apiKey ?? secretFor(secretName.apiKey(environment), origin);
  }

  async function summarise(environment: Environment, settings: Settings): Promise<Connection> {
    const { partnerUrl, clientUrl } = settings[environment];
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
      hasClientToken: client.ok && (await secretFor(tokenName, client.url.origin)) !== undefined,
      missingAccess: origins.filter((_, index) => !granted[index]),
      ...(managed.length > 0 ? { managed } : {}),
    };
  }

  async function describeAll(): Promise<Connections> {
    const { state, value } = await readSettings();
    return {
      environment: value.environment,
      production: await summarise('production', value),
      sandbox: await summarise('sandbox', value),
      unreadable: isUnreadable(state),
      ...((await readPolicy()).environment === undefined ? {} : { isEnvironmentManaged: true }),
    };
  }

  /** Stores a new key or token for the origin of an address, or drops one of another; says whether anything changed. */
  async function saveSecret(name: string, address: string, newSecret: string | undefined) {
    const parsed = parseBaseUrl(address);
    const origin = parsed.ok ? parsed.url.origin : undefined;
    const stored = ApiKeySchema.safeParse(await secrets.read(name));
    if (newSecret !== undefined && origin !== undefined) {
      await secrets.write(name, { origin, key: newSecret });
      return true;
    }
    // A secret belongs to the origin that it was entered for; it is not kept for another.
    if (stored.success && stored.data.origin !== origin) {
      await secrets.remove(name);
      return true;
    }
    return false;
  }

  async function save(drafts: Record<Environment, ConnectionDraft>): Promise<Outcome<Connections>> {
    const [{ state, value: before }, policy] = await Promise.all([readSaved(), readPolicy()]);
    const check = (environment: Environment) =>
      checkDraft(keepManaged(drafts[environment], before[environment], policy[environment]));
    const checked = { production: check('production'), sandbox: check('sandbox') };
    if (!checked.production.ok) return checked.production;
    if (!checked.sandbox.ok) return checked.sandbox;
    const next = { production: checked.production.value, sandbox: checked.sandbox.value };
    const isSame = ENVIRONMENTS.every((environment) => isUnchanged(before[environment], next[environment]));
    if (isSame && state === 'kept') return succeed(await describeAll());
    // Addresses first: if the second step fails, the old key stays bound to its old origin and is not sent anywhere.
    await writeSettings({
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
        (await saveSecret(secretName.apiKey(environment), managed.partnerUrl, newKey));
      await saveSecret(secretName.clientToken(environment), managed.clientUrl, newClientToken);
      if (isChanged || partnerUrl !== before[environment].partnerUrl) {
        await secrets.remove(secretName.token(environment));
      }
    }
    return succeed(await describeAll());
  }

  return {
    describe: describeAll,
    save: (drafts: Record<Environment, ConnectionDraft>) => inTurn(() => save(drafts)),
    setEnvironment: (environment: Environment) =>
      inTurn(async (): Promise<Outcome<Connections>> => {
        const { state, value } = await readSaved();
        if (isUnreadable(state)) return fail('settingsUnreadable');
        if ((await readPolicy()).environment !== undefined) return fail('invalidInput');
        await writeSettings({ ...value, environment });
        return succeed(await describeAll());
      }),
    /** To be called when another policy holds: what was asked for under the old one is not shown under the new one. */
    policyChanged: () =>
      inTurn(async () => {
        const { state, value } = await readSaved();
        if (!isUnreadable(state)) await writeSettings({ ...value, generation: value.generation + 1 });
      }),

    /** The selected environment and the generation of its settings: what is asked under one is not shown under another. */
    async selected() {
      const { value } = await readSettings();
      return { environment: value.environment, generation: value.generation };
    },

    /** Everything for a Partner API call, in the selected environment if none is named; or why there can be none. */
    async partner(named?: Environment): Promise<Outcome<PartnerConnection>> {
      const { state, value } = await readSettings();
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
      const keyFingerprint = await fingerprint(key);
      return succeed({ environment, partnerUrl: href, origin, key, keyFingerprint, generation, isLoopback });
    },

    /** Where the Client API of an environment is and the token for it, if one is stored; or why nothing can be sent. */
    async client(environment: Environment): Promise<Outcome<ClientConnection>> {
      const { state, value } = await readSettings();
      if (isUnreadable(state)) return fail('settingsUnreadable');
      const parsed = parseBaseUrl(value[environment].clientUrl);
      if (!parsed.ok) return fail('notConfigured');
      const { href, origin, host } = parsed.url;
      if (!(await hasAccess(originPattern(origin)))) return fail('permissionMissing', { host });
      const token = await secretFor(secretName.clientToken(environment), origin);
      return succeed({ clientUrl: href, ...(token === undefined ? {} : { token }) });
    },

    /** Forgets the Client API access token of an environment. */
    removeClientToken: (environment: Environment) =>
      inTurn(async () => {
        await secrets.remove(secretName.clientToken(environment));
        return describeAll();
      }),
  };
}

export type ConnectionService = ReturnType<typeof createConnections>;

async function fingerprint(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
