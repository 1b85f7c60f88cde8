import { type AdminClient, createAdminClient } from '../../../dev/platform/admin-client.ts';
import type { Platform } from '../../../dev/platform/server.ts';
import { bulkId } from '../../../dev/sample-ids.ts';
import type { Environment } from '../../../features/platform/model.ts';

/** Two whole platforms. A set of settings is for one of them, so that a mixture of two sets is visible. */
export type PlatformName = 'A' | 'B';
export const ENVIRONMENTS: readonly ['production', 'sandbox'] = ['production', 'sandbox'];

/** The IDs that the monkey looks up. Each platform answers them in each environment. */
export const IDS: readonly string[] = Array.from({ length: 12 }, (_, index) => bulkId(index));

/** How long each platform takes to answer for the slow sample. */
export const SLOW_MS = 1_200;

export interface MonkeyPlatform {
  name: PlatformName;
  platform: Platform;
  admin: AdminClient;
}

/** Makes a platform name itself and the environment in everything that it answers. */
export async function openSource(name: PlatformName, platform: Platform): Promise<MonkeyPlatform> {
  const admin = createAdminClient(platform.adminUrl);
  await Promise.all(
    ENVIRONMENTS.flatMap((environment) => [
      admin.changeSettings(environment, { slowMs: SLOW_MS }),
      ...IDS.map((trackingId) =>
        admin.layReply({ environment, trackingId, body: shipmentOf(name, environment, trackingId) }),
      ),
    ]),
  );
  return { name, platform, admin };
}

/** The name of one environment of one platform, such as `A-sandbox`. */
export const sourceName = (name: PlatformName, environment: Environment): string => `${name}-${environment}`;

function shipmentOf(name: PlatformName, environment: Environment, trackingId: string) {
  const source = sourceName(name, environment);
  return {
    trackingId,
    // The only part that lists and watches store.
    status: `IN_TRANSIT_${name}_${environment.toUpperCase()}`,
    updatedAt: new Date().toISOString(),
    address: {
      address1: `1 ${source} Road`,
      city: 'Halifax',
      province: 'NS',
      postalCode: 'B0B 0B0',
      country: 'CA',
    },
  };
}

const NAMED = /\b([AB])[-_](production|sandbox)\b|_([AB])_(PRODUCTION|SANDBOX)\b/g;

interface Named {
  platform: string;
  environment: string;
}

/** The environments that a text names. */
function sourcesIn(text: string): Named[] {
  return [...text.matchAll(NAMED)].map(([, first, second, third, fourth]) => ({
    platform: first ?? third ?? '',
    environment: (second ?? fourth ?? '').toLowerCase(),
  }));
}

/**
 * Finds data under the wrong environment: in each object with an `environment`, everything must come from there. If it
 * has a `host`, it must also come from the platform there, except for what was seen `before`.
 * @param platformAt the platform at a host
 * @returns a description of each
 */
export function misplaced(value: unknown, platformAt: (host: string) => string | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.values(value).flatMap((member) => misplaced(member, platformAt));
  const { environment, host, before, ...rest } = value as Record<string, unknown>;
  if (typeof environment !== 'string') return found;
  const platform = typeof host === 'string' ? platformAt(host) : undefined;
  for (const named of sourcesIn(ownText([rest, before]))) {
    if (named.environment !== environment) found.push(`${named.environment} under ${environment}`);
  }
  for (const named of sourcesIn(ownText(rest))) {
    if (platform && named.platform !== platform)
      found.push(`${named.platform} under the host of ${platform}`);
  }
  return found;
}

/** All texts in an object, but not in parts of it that name an environment of their own. */
function ownText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .filter((member) => typeof (member as { environment?: unknown } | null)?.environment !== 'string')
    .map(ownText)
    .join('\n');
}
