import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetching = Pick<Parameters<typeof createAdaptorServer>[0], 'fetch'>;

export interface Listener {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves an app on a loopback port only.
 * @param app a Hono app
 * @param port 0 selects a free port
 */
export async function listen(app: Fetching, port = 0): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Hono's copy of the adapter's own `Response` loses the `RESPONSE_ALREADY_SENT` flag, which would cause a second
    // response.
    overrideGlobalObjects: false,
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${chosen}`, close: () => closeWithSockets(server) };
}

/** Stalled and streaming responses never end on their own, so their sockets are closed. */
function closeWithSockets(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
