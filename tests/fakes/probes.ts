import type { Probes } from '../../features/diagnostics/probes.ts';
import { HELPDESK_MATCHES } from '../../features/helpdesks/helpdesks.ts';

/** A browser in which every probe succeeds, except for the given changes. */
export function createFakeProbes(changes: Partial<Probes> = {}): Probes {
  return {
    manifest: () => ({ permissions: ['storage'], optional_permissions: ['notifications'] }),
    hasPermission: async (name) => name === 'storage',
    requestPermission: async () => true,
    answers: async () => true,
    grantedPatterns: async () => HELPDESK_MATCHES,
    registeredPatterns: async () => [],
    keeps: async () => true,
    hasSidePanel: () => true,
    ...changes,
  };
}
