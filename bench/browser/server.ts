import { fileURLToPath } from 'node:url';
import { makeCertificate } from '../../dev/helpdesk/certificate.ts';
import { HELPDESK_HOST } from '../../dev/helpdesk/page.ts';
import { listen } from '../../dev/listen.ts';
import { type Layout, threadPage } from '../thread/page.ts';
import { bundleScript } from './bundle.ts';

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
  const [certificate, script] = await Promise.all([
    makeCertificate(HELPDESK_HOST),
    bundleScript(PAGE_SCRIPT),
  ]);
  const pages = new Map<string, string>();

  function pageOf(path: string): string | undefined {
    const [, length, layout] = /^\/agent\/threads\/(\d+)\/(console|plain)$/.exec(path) ?? [];
    if (length === undefined) return undefined;
    const page = pages.get(path) ?? threadPage(Number(length), layout === 'plain' ? 'plain' : 'console');
    pages.set(path, page);
    return page;
  }

  function answer(request: Request): Response {
    const { pathname } = new URL(request.url);
    const page = pageOf(pathname);
    const reply = (body: string, type: string) => new Response(body, { headers: { 'Content-Type': type } });
    if (pathname === '/page.js') return reply(script, 'text/javascript');
    return page === undefined ? new Response(null, { status: 404 }) : reply(page, 'text/html; charset=utf-8');
  }

  const { port, close } = await listen({ fetch: answer }, { certificate });
  return {
    port,
    urlOf: (length, layout = 'console') => `https://${HELPDESK_HOST}/agent/threads/${length}/${layout}`,
    close,
  };
}
