import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Environment } from '../../features/platform/model.ts';
import { type AdminClient, createAdminClient } from './admin-client.ts';
import { type Platform, startPlatform } from './server.ts';

/** A running platform with helpers for its tests. */
export interface TestPlatform {
  platform: Platform;
  admin: AdminClient;
  exchange(environment?: Environment, key?: string): Promise<Response>;
  /** A valid token. */
  token(environment?: Environment): Promise<string>;
  /** Looks up an ID; without an `Authorization` header if that is undefined. */
  track(trackingId: string, authorization: string | undefined, environment?: Environment): Promise<Response>;
  /** Looks up an ID with a new, valid token. */
  lookUp(trackingId: string, environment?: Environment): Promise<Response>;
  sendWebhook(body: BodyInit, environment?: Environment): Promise<Response>;
}

/** Starts one platform for the tests of a file and resets it after each test. */
export function useTestPlatform(): () => TestPlatform {
  let running: TestPlatform | undefined;
  const use = () => {
    if (!running) throw new Error('The platform is not running');
    return running;
  };
  beforeAll(async () => {
    running = wrap(await startPlatform());
  });
  afterEach(() => use().admin.reset());
  afterAll(() => use().platform.close());
  return use;
}

function wrap(platform: Platform): TestPlatform {
  const calls: TestPlatform = {
    platform,
    admin: createAdminClient(platform.adminUrl),
    exchange: (environment = 'production', key = platform[environment].apiKey) =>
      fetch(`${platform[environment].partnerUrl}/auth/token`, { headers: { 'X-API-Key': key } }),
    async token(environment) {
      const reply = (await (await calls.exchange(environment)).json()) as { data: { accessToken: string } };
      return reply.data.accessToken;
    },
    track: (trackingId, authorization, environment = 'production') =>
      fetch(`${platform[environment].partnerUrl}/track?trackingId=${trackingId}`, {
        headers: authorization === undefined ? {} : { Authorization: authorization },
        redirect: 'manual',
      }),
    lookUp: async (trackingId, environment) =>
      calls.track(trackingId, `Bearer ${await calls.token(environment)}`, environment),
    sendWebhook: (body, environment = 'sandbox') =>
      fetch(`${platform[environment].clientUrl}/webhook/test`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
  };
  return calls;
}
