import type { Connections } from '../connection/model.ts';
import { ENVIRONMENTS, type Environment } from '../platform/model.ts';

/** Facts about this browser and the permissions it grants. */
export interface BrowserFacts {
  version: string;
  /** The browser's user agent string. */
  browser: string;
  language: string;
  permissions: string[];
  /** Match patterns of the hosts that Waybill may access. */
  hosts: string[];
  /** Bytes in the two areas of the extension's storage, if the browser reports them. */
  storage: { local?: number | undefined; session?: number | undefined };
}

/** Whether the browser allows access to the host of a configured URL. */
export interface HostFact {
  environment: Environment;
  api: 'partnerUrl' | 'clientUrl';
  host: string;
  isAllowed: boolean;
}

/** Returns the configured hosts, each with whether the browser allows access to it. */
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
