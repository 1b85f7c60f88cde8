import { once } from 'node:events';
import { createServer } from 'node:https';
import { fileURLToPath } from 'node:url';
import { makeCertificate } from '../../dev/helpdesk/certificate.ts';
import { threadPage } from '../thread/page.ts';
import { bundleScript } from './bundle.ts';

/** A host on which Waybill runs by default. */
export const HOST = 'acme.zendesk.com';

const PAGE_SCRIPT = fileURLToPath(new URL('../page/main.ts', import.meta.url));

/** Serves generated threads over https on the loopback interface. */
export interface ThreadServer {
  port: number;
  /** @param length number of messages */
  urlOf(length: number): string;
  close(): Promise<void>;
}

/** Starts the server; each page is generated on its first request. */
export async function startThreadServer(): Promise<ThreadServer> {
  const [certificate, script] = await Promise.all([makeCertificate(HOST), bundleScript(PAGE_SCRIPT)]);
  const pages = new Map<number, string>();

  function pageOf(length: number): string {
    const page = pages.get(length) ?? threadPage(length);
    pages.set(length, page);
    return page;
  }

  const server = createServer(certificate, ({ url = '/' }, response) => {
    const { pathname } = new URL(url, `https://${HOST}`);
    const length = Number(/^\/agent\/threads\/(\d+)$/.exec(pathname)?.[1]);
    if (pathname === '/page.js') response.setHeader('Content-Type', 'text/javascript').end(script);
    else if (length > 0) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pageOf(length));
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    urlOf: (length) => `https://${HOST}/agent/threads/${length}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
