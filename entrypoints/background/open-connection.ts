import { type Connections, isFirstRun } from '../../utils/connections.ts';
import type { ShowInOptions } from './options-tab.ts';

interface Dependencies {
  describe(): Promise<Connections>;
  showInOptions: ShowInOptions;
}

/** Leads to where the connection is set up: step by step while nothing is configured. */
export function createOpenConnection({ describe, showInOptions }: Dependencies) {
  return async (): Promise<void> => showInOptions(isFirstRun(await describe()) ? 'set-up' : 'connection');
}
export type OpenConnection = ReturnType<typeof createOpenConnection>;
