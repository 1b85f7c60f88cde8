import { type ManagedPolicy, NO_POLICY, type PolicyReading, readPolicy } from '../../utils/managed-policy.ts';
import { createOnce } from '../../utils/once.ts';
import { MOST_DAYS } from '../../utils/recent.ts';

/** Its changes are heard with those of the other areas. */
export const POLICY_AREA = 'managed';

export interface PolicyService {
  /** The policy that holds, and what of it cannot be used. Never rejects. */
  read(): Promise<PolicyReading>;
  current(): Promise<ManagedPolicy>;
  /** Days for which the list of recent IDs is kept. */
  recentDays(): Promise<number>;
  /** To be called when another one holds. */
  forget(): void;
}

/**
 * What an organisation has set for its people.
 * @param load reads `storage.managed`. Firefox rejects where there is no policy; some browsers have no such area
 */
export function createPolicy(load: () => Promise<unknown>): PolicyService {
  const readAnew = () =>
    createOnce(async () => {
      const value = await load().catch(() => undefined);
      return value === undefined ? NO_POLICY : readPolicy(value);
    });
  let known = readAnew();
  return {
    read: () => known(),
    current: async () => (await known()).policy,
    recentDays: async () => (await known()).policy.recentDays ?? MOST_DAYS,
    forget() {
      known = readAnew();
    },
  };
}
