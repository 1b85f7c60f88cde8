import { type Helpdesk, startHelpdesk } from './helpdesk/server.ts';
import { type Platform, startPlatform } from './platform/server.ts';

/** The servers for the extension in tests and demonstrations. */
export interface TestServers {
  platform: Platform;
  /** Without `close`: it may be shared, so the code that started it closes it. */
  helpdesk: Omit<Helpdesk, 'close'>;
}

/** Test servers that can be closed. */
export interface RunningTestServers extends TestServers {
  close(): Promise<void>;
}

/** Starts the local platform and the demo helpdesk on free loopback ports. */
export async function startTestServers(): Promise<RunningTestServers> {
  const platform = await startPlatform();
  try {
    const helpdesk = await startHelpdesk();
    return {
      platform,
      helpdesk,
      close: async () => {
        await Promise.all([platform.close(), helpdesk.close()]);
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
