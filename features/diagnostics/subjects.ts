import type { Connections } from '../connection/model.ts';
import { KNOWN_HELPDESKS } from '../helpdesks/helpdesks.ts';
import type { Helpdesks } from '../helpdesks/model.ts';
import { ENVIRONMENTS, type Environment } from '../platform/model.ts';

/** One subject of the self-test. */
export type Subject =
  | { kind: 'partnerUrl' | 'clientUrl'; environment: Environment; address: string }
  | { kind: 'required' | 'optional'; permission: string }
  | { kind: 'helpdesk'; name: string; patterns: readonly string[]; isOff: boolean }
  | { kind: 'site'; pattern: string }
  | { kind: 'storage'; area: 'local' | 'session' }
  | { kind: 'sidePanel' }
  | { kind: 'clock' };

/** The groups of subjects, in display order. */
export const GROUPS = ['platform', 'permissions', 'browser', 'helpdesks'] as const;
export type Group = (typeof GROUPS)[number];

/** The permissions in the manifest. */
export interface ManifestPermissions {
  permissions?: readonly string[] | undefined;
  optional_permissions?: readonly string[] | undefined;
}

const GROUP_OF: Record<Subject['kind'], Group> = {
  partnerUrl: 'platform',
  clientUrl: 'platform',
  clock: 'platform',
  required: 'permissions',
  optional: 'permissions',
  storage: 'browser',
  sidePanel: 'browser',
  helpdesk: 'helpdesks',
  site: 'helpdesks',
};

/** Returns the group of a subject. */
export function groupOf({ kind }: Subject): Group {
  return GROUP_OF[kind];
}

/** Returns all subjects to test. */
export function subjectsOf(
  manifest: ManifestPermissions,
  connections: Connections,
  helpdesks: Pick<Helpdesks, 'off' | 'own'>,
): Subject[] {
  return [
    ...ENVIRONMENTS.flatMap((environment) =>
      (['partnerUrl', 'clientUrl'] as const).map((kind) => ({
        kind,
        environment,
        address: connections[environment][kind],
      })),
    ),
    { kind: 'clock' },
    ...(manifest.permissions ?? []).map((permission) => ({ kind: 'required' as const, permission })),
    ...(manifest.optional_permissions ?? []).map((permission) => ({ kind: 'optional' as const, permission })),
    { kind: 'storage', area: 'local' },
    { kind: 'storage', area: 'session' },
    { kind: 'sidePanel' },
    ...KNOWN_HELPDESKS.map(({ name, matches }) => ({
      kind: 'helpdesk' as const,
      name,
      patterns: matches,
      isOff: helpdesks.off.includes(name),
    })),
    ...helpdesks.own.map(({ pattern }) => ({ kind: 'site' as const, pattern })),
  ];
}
