import { type ManagedPolicy, NO_POLICY, type PolicyReading, readPolicy } from '../../utils/managed-policy.ts';
import { createOnce } from '../../utils/once.ts';
import { MOST_DAYS } from '../../utils/recent.ts';

/** Its changes are heard with those of the other areas. */
export const POLICY_AREA = 'managed';

/** Whether there was a policy when it was last read. */
export interface PolicyMemory {
  /** Where nothing is known yet, there may have been one. */
  hadPolicy(): Promise<boolean>;
  /** Never rejects: a note that is lost costs a wait. */
  note(hasPolicy: boolean): Promise<void>;
}

export interface PolicyService {
  /** The policy that holds, and what of it cannot be used. Never rejects. */
  read(): Promise<PolicyReading>;
  current(): Promise<ManagedPolicy>;
  /** Days for which the list of recent IDs is kept. */
  recentDays(): Promise<number>;
  /** To be called when another one holds. */
  forget(): void;
  /** @param listener called when there is a policy after all, though none was given at first */
  onLate(listener: () => void): void;
}

const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/**
 * What an organisation has set for its people. After the start of a browser Chrome answers only when all its policies are
 * known, which takes 3 to 8 seconds (https://github.com/ghostery/ghostery-extension/issues/3367). Where there was none the
 * last time, nobody waits for that.
 * @param load reads `storage.managed`. Firefox rejects where there is no policy; some browsers have no such area
 */
export function createPolicy(load: () => Promise<unknown>, memory: PolicyMemory): PolicyService {
  let onLate = (): void => {};

  async function loadAll(): Promise<{ hasPolicy: boolean; reading: PolicyReading }> {
    const value = await load().catch(() => undefined);
    const hasPolicy = isSet(value);
    // Not waited for: nobody reads it before the next start of the background.
    void memory.note(hasPolicy);
    return { hasPolicy, reading: hasPolicy ? readPolicy(value) : NO_POLICY };
  }

  const readInFull = () => createOnce(async () => (await loadAll()).reading);

  const readAtFirst = createOnce(async () => {
    const mayHavePolicy = await memory.hadPolicy();
    const loading = loadAll();
    if (mayHavePolicy) return (await loading).reading;
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
    recentDays: async () => (await known()).policy.recentDays ?? MOST_DAYS,
    forget() {
      known = readInFull();
    },
    onLate(listener) {
      onLate = listener;
    },
  };
}
