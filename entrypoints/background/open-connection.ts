import { type Connections, isFirstRun } from '../../utils/connections.ts';
import type { ShowInOptions } from './options-tab.ts';

interface Dependencies {
  describe(): Promise<Connections>;
  showInOptions: ShowInOptions;
}

export interface OpenConnection {
  /** Leads to where the connection is set up: step by step while nothing is configured. */
  open(): Promise<void>;
  /** To be called after the installation. Where an organisation has configured Waybill, nobody is asked to. */
  welcome(): Promise<void>;
}

/** Where people set up the connection. */
export function createOpenConnection({ describe, showInOptions }: Dependencies): OpenConnection {
  return {
    open: async () => showInOptions(isFirstRun(await describe()) ? 'set-up' : 'connection'),
    async welcome() {
      if (isFirstRun(await describe())) await showInOptions('set-up');
    },
  };
}
