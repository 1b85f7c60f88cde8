import { type Helpdesk, startHelpdesk } from './helpdesk/server.ts';
import { type Platform, startPlatform } from './platform/server.ts';

/** Everything that the extension talks to. */
export interface Stage {
  platform: Platform;
  helpdesk: Helpdesk;
  close(): Promise<void>;
}

/** Starts the local platform and the demo helpdesk on free loopback ports. */
export async function startStage(): Promise<Stage> {
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
