import { once } from 'node:events';
import { createServer } from 'node:https';
import { fileURLToPath } from 'node:url';
import { makeCertificate } from '../../dev/helpdesk/certificate.ts';
import { type Layout, threadPage } from '../thread/page.ts';
import { bundleScript } from './bundle.ts';

/** A host on which Waybill runs by default. */
export const HOST = 'acme.zendesk.com';

const PAGE_SCRIPT = fileURLToPath(new URL('../page/main.ts', import.meta.url));

/** Serves generated threads over https on the loopback interface. */
export interface ThreadServer {
  port: number;
  /** @param length number of messages */
  urlOf(length: number, layout?: Layout): string;
  close(): Promise<void>;
}

/** Starts the server; each page is generated on its first request. */
export async function startThreadServer(): Promise<ThreadServer> {
  const [certificate, script] = await Promise.all([makeCertificate(HOST), bundleScript(PAGE_SCRIPT)]);
  const pages = new Map<string, string>();

  function pageOf(path: string): string | undefined {
    const [, length, layout] = /^\/agent\/threads\/(\d+)\/(console|plain)$/.exec(path) ?? [];
    if (length === undefined) return undefined;
    const page = pages.get(path) ?? threadPage(Number(length), layout === 'plain' ? 'plain' : 'console');
    pages.set(path, page);
    return page;
  }

  const server = createServer(certificate, ({ url = '/' }, response) => {
    const { pathname } = new URL(url, `https://${HOST}`);
    const page = pageOf(pathname);
    if (pathname === '/page.js') response.setHeader('Content-Type', 'text/javascript').end(script);
    else if (page !== undefined) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    urlOf: (length, layout = 'console') => `https://${HOST}/agent/threads/${length}/${layout}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
