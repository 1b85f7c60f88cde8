import type { Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetching = Pick<Parameters<typeof createAdaptorServer>[0], 'fetch'>;

interface ListenOptions {
  /** A free one if absent. */
  port?: number | undefined;
  /** Serves https with it; http if absent. */
  certificate?: { key: string; cert: string };
}

export interface Listener {
  port: number;
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves an app on a loopback port only. Rejects if the port is in use.
 * @param app a Hono app, or anything else that answers requests
 */
export async function listen(
  app: Fetching,
  { port = 0, certificate }: ListenOptions = {},
): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Hono's copy of the adapter's own `Response` loses the `RESPONSE_ALREADY_SENT` flag, which would cause a second
    // response.
    overrideGlobalObjects: false,
    ...(certificate && { createServer: createTlsServer, serverOptions: certificate }),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    port: boundPort,
    origin: `http${certificate ? 's' : ''}://127.0.0.1:${boundPort}`,
    close: () => closeWithSockets(server),
  };
}

/** Stalled and streaming responses never end on their own, so their sockets are closed. */
function closeWithSockets(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
