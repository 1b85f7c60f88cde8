import { originOf, parseBaseUrl } from '../../../utils/base-url.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import { safeRead } from '../../../utils/zod.ts';
import type { Environment } from '../../platform/model.ts';
import { KeySchema, type ManagedConnection, type ManagedPolicy } from '../../policy/model.ts';
import type { ConnectionDraft } from '../model.ts';
import type { Settings } from '../storage.ts';

export type ConnectionPolicy = Pick<ManagedPolicy, 'production' | 'sandbox' | 'environment'>;

/** Returns the saved settings with the policy's values in place of the saved ones. */
export function applyPolicy(settings: Settings, policy: ConnectionPolicy): Settings {
  const managed = (environment: Environment) =>
    addressesOf({ ...settings[environment], ...policy[environment] });
  const { environment = settings.environment } = policy;
  return { ...settings, environment, production: managed('production'), sandbox: managed('sandbox') };
}

/** Returns the addresses without what else is known of a connection. */
export function addressesOf({ partnerUrl, clientUrl }: Settings[Environment]): Settings[Environment] {
  return { partnerUrl, clientUrl };
}

/**
 * Resets managed fields of the draft to their saved values, which apply again once the policy is removed. The policy may
 * have changed since the draft was typed: a key beside the URL of another origin must not go to the managed one.
 */
export function dropManagedFields(
  draft: ConnectionDraft,
  saved: Settings[Environment],
  managed: ManagedConnection,
): ConnectionDraft {
  const { newKey, newClientToken, ...addresses } = draft;
  const isForeign = (field: 'partnerUrl' | 'clientUrl') => {
    const url = managed[field];
    return url !== undefined && originOf(url) !== originOf(addresses[field]);
  };
  const dropsKey = newKey === undefined || managed.apiKey !== undefined || isForeign('partnerUrl');
  return {
    partnerUrl: managed.partnerUrl === undefined ? addresses.partnerUrl : saved.partnerUrl,
    clientUrl: managed.clientUrl === undefined ? addresses.clientUrl : saved.clientUrl,
    ...(dropsKey ? {} : { newKey }),
    ...(newClientToken === undefined || isForeign('clientUrl') ? {} : { newClientToken }),
  };
}

/** Whether saving a draft would change nothing. */
export function isUnchanged(before: Settings[Environment], next: ConnectionDraft): boolean {
  return (
    before.partnerUrl === next.partnerUrl &&
    before.clientUrl === next.clientUrl &&
    next.newKey === undefined &&
    next.newClientToken === undefined
  );
}

/** Returns the trimmed draft, or `invalidInput` with the URL that is wrong. */
export function checkDraft(draft: ConnectionDraft): Outcome<ConnectionDraft> {
  const [partner, client] = [checkAddress(draft.partnerUrl), checkAddress(draft.clientUrl)];
  if (!partner.ok) return partner;
  if (!client.ok) return client;
  const newKey = draft.newKey?.trim() || undefined;
  const newClientToken = draft.newClientToken?.trim() || undefined;
  const isGood = (secret: string | undefined) => secret === undefined || safeRead(KeySchema, secret).success;
  // The failure must not contain the secret.
  if (!isGood(newKey) || !isGood(newClientToken)) return fail('invalidInput');
  return succeed({
    partnerUrl: partner.value,
    clientUrl: client.value,
    ...(newKey === undefined ? {} : { newKey }),
    ...(newClientToken === undefined ? {} : { newClientToken }),
  });
}

/** Returns the address as it was typed, unless its host has another name for comparisons. */
function checkAddress(typed: string): Outcome<string> {
  const text = typed.trim();
  if (text === '') return succeed(text);
  const parsed = parseBaseUrl(text);
  if (!parsed.ok) return fail('invalidInput', { detail: text });
  return succeed(new URL(text).host === parsed.url.host ? text : parsed.url.href);
}
