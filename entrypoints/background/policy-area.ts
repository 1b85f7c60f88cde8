import { browser } from '../../utils/browser.ts';
import type { ClosableArea } from '../../utils/closable-area.ts';
import { logUnexpected } from '../../utils/logger.ts';

/**
 * Closes policies to content scripts, since they may hold keys; in Firefox content scripts can read them. To be called at every start of the background.
 * @returns reads the policy; rejects in Firefox where there is none
 */
export function openPolicyArea(): () => Promise<unknown> {
  const area: typeof browser.storage.managed & ClosableArea = browser.storage.managed;
  const closed = area
    .setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
    .catch((error: unknown) => logUnexpected('closing the policy to content scripts', error));
  return async () => {
    await closed;
    return area.get();
  };
}
