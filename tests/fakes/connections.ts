import type { Connection, Connections } from '../../features/connection/model.ts';

/** The background's reply to `getConnections`, for tests. */
export function connections(sandbox: Partial<Connection>, more: Partial<Connections> = {}): Connections {
  const one = { partnerUrl: '', clientUrl: '', hasKey: false, hasClientToken: false, missingAccess: [] };
  return {
    environment: 'sandbox',
    production: one,
    sandbox: { ...one, ...sandbox },
    unreadable: false,
    ...more,
  };
}
