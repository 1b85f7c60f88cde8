import type { Connections } from '../../features/connection/model.ts';

/** What the selected environment lacks for a lookup, as a kind of failure. */
export function missingSetup({
  environment,
  unreadable,
  ...connections
}: Connections): 'settingsUnreadable' | 'notConfigured' | 'keyMissing' | undefined {
  const { partnerUrl, hasKey } = connections[environment];
  if (unreadable) return 'settingsUnreadable';
  if (partnerUrl === '') return 'notConfigured';
  return hasKey ? undefined : 'keyMissing';
}
