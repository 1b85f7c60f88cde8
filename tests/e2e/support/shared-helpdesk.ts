import { test as base } from '@playwright/test';
import { startHelpdesk } from '../../../dev/helpdesk/server.ts';
import { type AdminClient, createAdminClient } from '../../../dev/platform/admin-client.ts';
import { startPlatform } from '../../../dev/platform/server.ts';
import type { RunningTestServers, TestServers } from '../../../dev/test-servers.ts';

/** Environment variable with the address of the shared helpdesk; workers inherit it. */
const VARIABLE = 'WAYBILL_SHARED_HELPDESK';

/**
 * Playwright's global set-up: starts one demo helpdesk for all workers. It has no state, and bundling it takes seconds.
 * @returns a function that stops it
 */
export default async function startSharedHelpdesk(): Promise<() => Promise<void>> {
  const { close, ...address } = await startHelpdesk();
  process.env[VARIABLE] = JSON.stringify(address);
  return close;
}

/** Starts a platform for one worker, beside the helpdesk that all workers share. `close` stops the platform only. */
async function startWorkerServers(): Promise<RunningTestServers> {
  const shared = process.env[VARIABLE];
  if (!shared) throw new Error('There is no shared helpdesk: the global set-up did not run.');
  const platform = await startPlatform();
  const helpdesk = JSON.parse(shared) as TestServers['helpdesk'];
  return { platform, helpdesk, close: () => platform.close() };
}

interface WorkerFixtures {
  /** This worker's local platform, and the demo helpdesk. */
  servers: TestServers;
}

interface TestFixtures {
  /** The platform's switches, reset before each test. */
  platform: AdminClient;
}

/** Tests that use the local platform over real HTTP, in any browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // Playwright requires a destructured first argument; `browserName` costs nothing.
    async ({ browserName: _ }, use) => {
      const servers = await startWorkerServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ servers }, use) => {
      const platform = createAdminClient(servers.platform.adminUrl);
      await platform.reset();
      await use(platform);
    },
    // Otherwise, a test that does not ask for it would get the faults of the one before.
    { auto: true },
  ],
});
