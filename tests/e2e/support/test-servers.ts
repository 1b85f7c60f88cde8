import type { Helpdesk } from '../../../dev/helpdesk/server.ts';
import { type Platform, startPlatform } from '../../../dev/platform/server.ts';

/** Where the demo helpdesk is. */
type Place = Omit<Helpdesk, 'close'>;

/** What the browsers of one worker talk to. */
export interface Stage {
  platform: Platform;
  helpdesk: Place;
}

/** Workers inherit it. */
const VARIABLE = 'WAYBILL_SHARED_HELPDESK';

/** Tells the workers that are started from now on where their helpdesk is. */
export function shareHelpdesk(place: Place): void {
  process.env[VARIABLE] = JSON.stringify(place);
}

/** Starts a platform, and finds the helpdesk that all workers share. @returns them, and what ends the platform */
export async function startSharedStage(): Promise<Stage & { close(): Promise<void> }> {
  const shared = process.env[VARIABLE];
  if (!shared) throw new Error('No helpdesk is shared: it is started in front of all tests.');
  const platform = await startPlatform();
  return { platform, helpdesk: JSON.parse(shared) as Place, close: () => platform.close() };
}
