import { originPattern, parseBaseUrl } from '../../utils/base-url.ts';
import type { Connection, ConnectionDraft, Connections } from '../../utils/connections.ts';
import type { Environment } from '../../utils/environment.ts';
import { fail, type Outcome, succeed } from '../../utils/errors.ts';
import { createTurns } from '../../utils/in-turn.ts';
import { KeySchema, type ManagedConnection, type ManagedPolicy } from '../../utils/managed-policy.ts';
import { createOnce } from '../../utils/once.ts';
import type { PartnerConnection } from '../../utils/platform/partner-connection.ts';
import type { SecretStore } from '../../utils/secret-store.ts';
import { ApiKeySchema, isUnreadable, type Settings, type Stored, secretName } from '../../utils/storage.ts';

interface Dependencies {
  readSettings(): Promise<Stored<Settings>>;
  writeSettings(settings: Settings): Promise<void>;
  /** What an organisation has set; it goes before everything that was saved. */
  readPolicy(): Promise<ConnectionPolicy>;
  secrets: SecretStore;
  /** Whether the browser lets us reach all addresses of a match pattern. */
  hasAccess(pattern: string): Promise<boolean>;
}

export type ConnectionPolicy = Pick<ManagedPolicy, 'production' | 'sandbox' | 'environment'>;

const ENVIRONMENTS: readonly Environment[] = ['production', 'sandbox'];

/** Settings and keys, read and changed only here. The key leaves this module only inside a `PartnerConnection`. */
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

  async function keyFor(environment: Environment, origin: string): Promise<string | undefined> {
    // A policy gives a key only together with the address it is for.
    const { apiKey } = (await readPolicy())[environment];
    if (apiKey !== undefined) return apiKey;
    const stored = ApiKeySchema.safeParse(await secrets.read(secretName.apiKey(environment)));
    return stored.success && stored.data.origin === origin ? stored.data.key : undefined;
  }

  async function summarise(environment: Environment, settings: Settings): Promise<Connection> {
    const { partnerUrl, clientUrl } = settings[environment];
    const urls = [partnerUrl, clientUrl].map((text) => parseBaseUrl(text)).filter((parsed) => parsed.ok);
    const origins = [...new Set(urls.map(({ url }) => url.origin))];
    const granted = await Promise.all(origins.map((origin) => hasAccess(originPattern(origin))));
    const partner = parseBaseUrl(partnerUrl);
    const managed = Object.keys((await readPolicy())[environment]) as (keyof ManagedConnection)[];
    return {
      partnerUrl,
      clientUrl,
      hasKey: partner.ok && (await keyFor(environment, partner.url.origin)) !== undefined,
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

  /** Stores the address and the key of one environment; says whether anything changed. */
  async function saveKey(environment: Environment, partnerUrl: string, newKey: string | undefined) {
    const partner = parseBaseUrl(partnerUrl);
    const origin = partner.ok ? partner.url.origin : undefined;
    const stored = ApiKeySchema.safeParse(await secrets.read(secretName.apiKey(environment)));
    if (newKey !== undefined && origin !== undefined) {
      await secrets.write(secretName.apiKey(environment), { origin, key: newKey });
      return true;
    }
    // The key belongs to the origin that it was entered for; it is not kept for another.
    if (stored.success && stored.data.origin !== origin) {
      await secrets.remove(secretName.apiKey(environment));
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
      const { partnerUrl, newKey } = next[environment];
      const { apiKey, partnerUrl: managedUrl = partnerUrl } = policy[environment];
      const isChanged = apiKey === undefined && (await saveKey(environment, managedUrl, newKey));
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

    /** Everything for a Partner API call in the selected environment, or why there can be none. */
    async partner(): Promise<Outcome<PartnerConnection>> {
      const { state, value } = await readSettings();
      if (isUnreadable(state)) return fail('settingsUnreadable');
      const { environment, generation } = value;
      const parsed = parseBaseUrl(value[environment].partnerUrl);
      if (!parsed.ok) return fail('notConfigured');
      const { href, origin, host, isLoopback } = parsed.url;
      const key = await keyFor(environment, origin);
      if (key === undefined) return fail('keyMissing', { host });
      if (!(await hasAccess(originPattern(origin)))) return fail('permissionMissing', { host });
      const keyFingerprint = await fingerprint(key);
      return succeed({ environment, partnerUrl: href, origin, key, keyFingerprint, generation, isLoopback });
    },

    /** The Client API base address of the sandbox, without a trailing slash, or why there is none. */
    async sandboxClientUrl(): Promise<Outcome<string>> {
      const { state, value } = await readSettings();
      if (isUnreadable(state)) return fail('settingsUnreadable');
      const parsed = parseBaseUrl(value.sandbox.clientUrl);
      if (!parsed.ok) return fail('notConfigured');
      const { href, origin, host } = parsed.url;
      return (await hasAccess(originPattern(origin))) ? succeed(href) : fail('permissionMissing', { host });
    },
  };
}

export type ConnectionService = ReturnType<typeof createConnections>;

function underPolicy(settings: Settings, policy: ConnectionPolicy): Settings {
  const under = (environment: Environment): Settings[Environment] => {
    const { partnerUrl, clientUrl } = { ...settings[environment], ...policy[environment] };
    return { partnerUrl, clientUrl };
  };
  const { environment = settings.environment } = policy;
  return { ...settings, environment, production: under('production'), sandbox: under('sandbox') };
}

/** A draft without what a policy has set: that stays as it was saved, and comes back when the policy goes. */
function keepManaged(
  draft: ConnectionDraft,
  saved: Settings[Environment],
  managed: ManagedConnection,
): ConnectionDraft {
  const { newKey, ...addresses } = draft;
  return {
    partnerUrl: managed.partnerUrl === undefined ? addresses.partnerUrl : saved.partnerUrl,
    clientUrl: managed.clientUrl === undefined ? addresses.clientUrl : saved.clientUrl,
    ...(newKey === undefined || managed.apiKey !== undefined ? {} : { newKey }),
  };
}

function isUnchanged(before: Settings[Environment], next: ConnectionDraft): boolean {
  return (
    before.partnerUrl === next.partnerUrl && before.clientUrl === next.clientUrl && next.newKey === undefined
  );
}

function checkDraft(draft: ConnectionDraft): Outcome<ConnectionDraft> {
  const addresses = [draft.partnerUrl, draft.clientUrl].map((text) => text.trim());
  for (const text of addresses) {
    if (text !== '' && !parseBaseUrl(text).ok) return fail('invalidInput', { detail: text });
  }
  const [partnerUrl = '', clientUrl = ''] = addresses;
  const newKey = draft.newKey?.trim();
  if (!newKey) return succeed({ partnerUrl, clientUrl });
  // The key itself must not be quoted back.
  return KeySchema.safeParse(newKey).success
    ? succeed({ partnerUrl, clientUrl, newKey })
    : fail('invalidInput');
}

async function fingerprint(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
