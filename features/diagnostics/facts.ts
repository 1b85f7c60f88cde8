import type { Connections } from '../connection/model.ts';
import { ENVIRONMENTS, type Environment } from '../platform/model.ts';

/** Facts about this browser and what it grants. */
export interface BrowserFacts {
  version: string;
  /** The browser's own description of itself. */
  browser: string;
  language: string;
  permissions: string[];
  /** Match patterns of the hosts that may be reached. */
  hosts: string[];
  /** Bytes in the two areas of the extension's storage, if the browser reports them. */
  storage: { local?: number; session?: number };
}

/** Whether an address that is set up can be reached, as far as the browser is concerned. */
export interface HostFact {
  environment: Environment;
  api: 'partnerUrl' | 'clientUrl';
  host: string;
  isAllowed: boolean;
}

/** The hosts that are set up, each with whether the browser lets Waybill reach it. */
export function hostFacts(connections: Connections): HostFact[] {
  return ENVIRONMENTS.flatMap((environment) =>
    (['partnerUrl', 'clientUrl'] as const).flatMap((api) => {
      const address = connections[environment][api];
      if (address === '') return [];
      const { origin, host } = new URL(address);
      return [
        { environment, api, host, isAllowed: !connections[environment].missingAccess.includes(origin) },
      ];
    }),
  );
}
