import { browser } from '../../utils/browser.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { ConnectionService } from './connections.ts';
import type { HelpdeskService } from './helpdesks.ts';
import { POLICY_AREA, type PolicyService } from './policy.ts';
import type { Tones } from './tones.ts';

interface Dependents {
  connections: Pick<ConnectionService, 'policyChanged'>;
  tones: Pick<Tones, 'environmentChanged'>;
  helpdesks: Pick<HelpdeskService, 'reconcile'>;
  /** Has open pages ask for the shapes of IDs again. */
  tellPages(): Promise<void>;
}

/** Has everything follow a policy that comes, changes or goes while the browser runs. */
export function listenForPolicy(
  policy: Pick<PolicyService, 'forget' | 'onLate'>,
  { connections, tones, helpdesks, tellPages }: Dependents,
): void {
  function follow(): void {
    Promise.all([
      connections.policyChanged(),
      tones.environmentChanged(),
      helpdesks.reconcile(),
      tellPages(),
    ]).catch((error: unknown) => logUnexpected('a policy that changed', error));
  }

  policy.onLate(follow);
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area !== POLICY_AREA) return;
    policy.forget();
    follow();
  });
}
