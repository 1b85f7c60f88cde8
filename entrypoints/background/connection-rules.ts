import { parseBaseUrl } from '../../utils/base-url.ts';
import type { ConnectionDraft } from '../../utils/connections.ts';
import type { Environment } from '../../utils/environment.ts';
import { fail, type Outcome, succeed } from '../../utils/errors.ts';
import { KeySchema, type ManagedConnection, type ManagedPolicy } from '../../utils/managed-policy.ts';
import type { Settings } from '../../utils/storage.ts';

export type ConnectionPolicy = Pick<ManagedPolicy, 'production' | 'sandbox' | 'environment'>;

/** Settings as they were saved, under what a policy has set. */
export function underPolicy(settings: Settings, policy: ConnectionPolicy): Settings {
  const under = (environment: Environment): Settings[Environment] => {
    const { partnerUrl, clientUrl } = { ...settings[environment], ...policy[environment] };
    return { partnerUrl, clientUrl };
  };
  const { environment = settings.environment } = policy;
  return { ...settings, environment, production: under('production'), sandbox: under('sandbox') };
}

/** A draft without what a policy has set: that stays as it was saved, and comes back when the policy goes. */
export function keepManaged(
  draft: ConnectionDraft,
  saved: Settings[Environment],
  managed: ManagedConnection,
): ConnectionDraft {
  const { newKey, newClientToken, ...addresses } = draft;
  return {
    partnerUrl: managed.partnerUrl === undefined ? addresses.partnerUrl : saved.partnerUrl,
    clientUrl: managed.clientUrl === undefined ? addresses.clientUrl : saved.clientUrl,
    ...(newKey === undefined || managed.apiKey !== undefined ? {} : { newKey }),
    ...(newClientToken === undefined ? {} : { newClientToken }),
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

/** A draft without surrounding space, or why it cannot be saved. */
export function checkDraft(draft: ConnectionDraft): Outcome<ConnectionDraft> {
  const addresses = [draft.partnerUrl, draft.clientUrl].map((text) => text.trim());
  for (const text of addresses) {
    if (text !== '' && !parseBaseUrl(text).ok) return fail('invalidInput', { detail: text });
  }
  const [partnerUrl = '', clientUrl = ''] = addresses;
  const newKey = draft.newKey?.trim() || undefined;
  const newClientToken = draft.newClientToken?.trim() || undefined;
  const isGood = (secret: string | undefined) => secret === undefined || KeySchema.safeParse(secret).success;
  // A secret must not be quoted back.
  if (!isGood(newKey) || !isGood(newClientToken)) return fail('invalidInput');
  return succeed({
    partnerUrl,
    clientUrl,
    ...(newKey === undefined ? {} : { newKey }),
    ...(newClientToken === undefined ? {} : { newClientToken }),
  });
}
