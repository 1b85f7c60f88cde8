import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeCertificate } from '../../dev/helpdesk/certificate.ts';
import { createHttp } from '../../features/platform/http.ts';
import { fail } from '../../utils/outcome.ts';

let running: Server[] = [];
let received: string[] = [];

afterEach(async () => {
  await Promise.all(running.map((server) => new Promise((resolve) => server.close(resolve))));
  running = [];
  received = [];
});

/** @returns the port */
async function listen(server: Server): Promise<number> {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The extension cannot be given access to such hosts in a test, and `fetch` fails in the same way in Node. */
test.each<[string, () => Promise<string> | string]>([
  // Longer than a label of a host name can be, so no name server is asked.
  ['a name that does not exist', () => `https://${'a'.repeat(64)}.invalid`],
  [
    'a server without TLS',
    async () => `https://127.0.0.1:${await listen(createServer(() => received.push('plain')))}`,
  ],
  [
    'a certificate that nobody signed',
    async () => {
      const server = createTlsServer(await makeCertificate('127.0.0.1'), () => received.push('TLS'));
      return `https://127.0.0.1:${await listen(server)}`;
    },
  ],
])('row 33: %s is a host that cannot be reached', async (_name, start) => {
  const url = await start();
  const outcome = await createHttp(
    fetch,
    Date.now,
  )({
    method: 'GET',
    url: `${url}/auth/token`,
    headers: { 'X-API-Key': 'sample-key' },
    retries: 0,
    signal: AbortSignal.timeout(20_000),
    secrets: [],
  });
  expect(outcome).toEqual(fail('offline', { host: new URL(url).host }));
  expect(received).toEqual([]);
});
