import { lazyAsync } from '../../utils/async.ts';
import { browser, onAreaChange } from '../../utils/browser.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { HandlersOf } from '../../utils/messaging.ts';
import { succeed } from '../../utils/outcome.ts';
import type { ClosableArea, StorageAccess } from '../../utils/storage.ts';
import { MAX_RECENT_DAYS } from '../recent/recent.ts';
import type { policyMessages } from './messages.ts';
import { type ManagedPolicy, NO_POLICY, type PolicyReading } from './model.ts';
import { readPolicy } from './read-policy.ts';
import { hadPolicyItem } from './storage.ts';

/** Remembers whether there was a policy at the last read. */
export interface PolicyMemory {
  /** Returns `true` until the first read. */
  hadPolicy(): Promise<boolean>;
  /** Never rejects, because a lost note only costs a wait at the next start. */
  note(hasPolicy: boolean): Promise<void>;
}

export interface PolicyService {
  /** Returns the effective policy and the problems of its invalid parts. Never rejects. */
  read(): Promise<PolicyReading>;
  /** Returns the effective policy without the problems. Never rejects. */
  current(): Promise<ManagedPolicy>;
  /** Returns for how many days recent IDs are stored. */
  recentDays(): Promise<number>;
  /** Call when the policy has changed. */
  forget(): void;
  /** @param listener called when a policy arrives after `read` has returned none */
  onLate(listener: () => void): void;
}

const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/**
 * Creates the service for the organisation's policy. After the browser starts, Chrome takes 3 to 8 seconds to load all
 * policies (https://github.com/ghostery/ghostery-extension/issues/3367). If there was no policy last time, callers do
 * not wait for that.
 * @param load reads `storage.managed`. Firefox rejects if there is no policy; some browsers have no such area
 */
export function createPolicy(load: () => Promise<unknown>, memory: PolicyMemory): PolicyService {
  let onLate = (): void => {};

  async function loadAll(): Promise<{ hasPolicy: boolean; reading: PolicyReading }> {
    const value = await load().catch(() => undefined);
    const hasPolicy = isSet(value);
    // Not awaited, because it is read only at the next start of the background.
    void memory.note(hasPolicy);
    return { hasPolicy, reading: hasPolicy ? readPolicy(value) : NO_POLICY };
  }

  const readInFull = () => lazyAsync(async () => (await loadAll()).reading);

  const readAtFirst = lazyAsync(async () => {
    const hadPolicy = memory.hadPolicy();
    const loading = loadAll();
    if (await hadPolicy) return (await loading).reading;
    void loading.then(({ hasPolicy, reading }) => {
      if (!hasPolicy || known !== readAtFirst) return;
      known = async () => reading;
      onLate();
    });
    return NO_POLICY;
  });

  let known = readAtFirst;
  return {
    read: () => known(),
    current: async () => (await known()).policy,
    recentDays: async () => (await known()).policy.recentDays ?? MAX_RECENT_DAYS,
    forget() {
      known = readInFull();
    },
    onLate(listener) {
      onLate = listener;
    },
  };
}

/** Handlers for the policy on the options page. */
export function policyHandlers(policy: Pick<PolicyService, 'read'>): HandlersOf<typeof policyMessages> {
  return {
    async getPolicy() {
      const { problems, policy: effective } = await policy.read();
      return succeed({ problems, recentDays: effective.recentDays });
    },
  };
}

/**
 * Opens the policy area and closes it to content scripts, because policies may contain keys. In Firefox, content
 * scripts can still read it. Call at every start of the background.
 */
export function openPolicy(storage: StorageAccess): PolicyService {
  const area: typeof browser.storage.managed & ClosableArea = browser.storage.managed;
  const closed = area
    .setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
    .catch((error: unknown) => logUnexpected('closing the policy to content scripts', error));
  const load = async (): Promise<unknown> => {
    await closed;
    return area.get();
  };
  const note = async (hasPolicy: boolean): Promise<void> => {
    const { state, value } = await storage.read(hadPolicyItem);
    // A value that a newer version has stored must not be overwritten.
    if (state !== 'newer' && (state !== 'kept' || value !== hasPolicy))
      await storage.write(hadPolicyItem, hasPolicy);
  };
  return createPolicy(load, {
    hadPolicy: () => storage.readValue(hadPolicyItem),
    note: (hasPolicy) =>
      note(hasPolicy).catch((error: unknown) => logUnexpected('noting whether there is a policy', error)),
  });
}

/**
 * Re-applies settings when the managed policy arrives late, changes or is removed while the browser runs.
 * @param followers run in parallel after each change
 */
export function listenForPolicy(
  policy: Pick<PolicyService, 'forget' | 'onLate'>,
  followers: readonly (() => Promise<unknown>)[],
): void {
  function follow(): void {
    Promise.all(followers.map((run) => run())).catch((error: unknown) =>
      logUnexpected('a policy that changed', error),
    );
  }

  policy.onLate(follow);
  onAreaChange('managed', () => {
    policy.forget();
    follow();
  });
}
