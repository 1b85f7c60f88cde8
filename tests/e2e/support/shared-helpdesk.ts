import { startHelpdesk } from '../../../dev/helpdesk/server.ts';
import { shareHelpdesk } from './test-servers.ts';

/** Starts the demo helpdesk for all workers: it keeps nothing, and its bundle takes seconds. @returns what ends it */
export default async function startSharedHelpdesk(): Promise<() => Promise<void>> {
  const { close, ...place } = await startHelpdesk();
  shareHelpdesk(place);
  return close;
}
