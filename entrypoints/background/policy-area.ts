import { browser } from '../../utils/browser.ts';
import type { ClosableArea } from '../../utils/closable-area.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { hadPolicyItem } from '../../utils/storage.ts';
import type { StorageAccess } from '../../utils/storage-access.ts';
import { createPolicy, type PolicyService } from './policy.ts';

/**
 * Reads policies, and closes them to content scripts, since they may hold keys; in Firefox content scripts can read them. To
 * be called at every start of the background.
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
    if (state !== 'kept' || value !== hasPolicy) await storage.write(hadPolicyItem, hasPolicy);
  };
  return createPolicy(load, {
    hadPolicy: async () => (await storage.read(hadPolicyItem)).value,
    note: (hasPolicy) =>
      note(hasPolicy).catch((error: unknown) => logUnexpected('noting whether there is a policy', error)),
  });
}
