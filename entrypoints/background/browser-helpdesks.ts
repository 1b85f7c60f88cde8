import { originPattern, parseBaseUrl } from '../../utils/base-url.ts';
import { browser } from '../../utils/browser.ts';
import type { Connections } from '../../utils/connections.ts';
import { helpdesksItem, managedPatterns } from '../../utils/helpdesk-settings.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { StorageAccess } from '../../utils/storage-access.ts';
import { createHelpdesks, type HelpdeskService } from './helpdesks.ts';
import { tellDetectionChanged } from './page-commands.ts';
import type { PolicyService } from './policy.ts';
import { siteScripts } from './site-scripts.ts';

/**
 * The helpdesks of this browser. Their content scripts are kept in step with the access that is given and taken away in
 * the browser's own settings. To be called synchronously at every start of the background: access may have gone
 * meanwhile, and an update of the extension forgets the scripts.
 */
export function openHelpdesks(
  storage: StorageAccess,
  connections: { describe(): Promise<Connections> },
  policy: Pick<PolicyService, 'current'>,
): HelpdeskService {
  const helpdesks = createHelpdesks({
    read: () => storage.read(helpdesksItem),
    write: (settings) => storage.write(helpdesksItem, settings),
    readManaged: async () => managedPatterns((await policy.current()).helpdeskHosts),
    hasAccess: (pattern) => browser.permissions.contains({ origins: [pattern] }),
    giveAccessBack: async (pattern) => void (await browser.permissions.remove({ origins: [pattern] })),
    otherPatterns: async () => platformPatterns(await connections.describe()),
    scripts: siteScripts,
    tellPages: tellDetectionChanged,
  });
  const run = () =>
    void helpdesks.reconcile().catch((error: unknown) => logUnexpected('added helpdesks', error));
  browser.permissions.onAdded.addListener(run);
  browser.permissions.onRemoved.addListener(run);
  run();
  return helpdesks;
}

function platformPatterns({ production, sandbox }: Connections): string[] {
  const addresses = [production, sandbox].flatMap(({ partnerUrl, clientUrl }) => [partnerUrl, clientUrl]);
  return addresses
    .map((text) => parseBaseUrl(text))
    .flatMap((parsed) => (parsed.ok ? [originPattern(parsed.url.origin)] : []));
}
