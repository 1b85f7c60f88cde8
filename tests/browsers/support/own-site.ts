import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running site that is no known helpdesk. */
export interface OwnSite {
  /** Of its only page, a ticket. */
  address: string;
  close(): void;
}

/** Starts a site whose page names an ID. */
export async function startOwnSite(id: string): Promise<OwnSite> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Ticket</title><p>Where is ${id} now?</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/tickets/1`, close: () => void server.close() };
}
