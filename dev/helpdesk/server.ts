import { Hono } from 'hono';
import { listen } from '../listen.ts';
import { bundleApp } from './bundle.ts';
import { makeCertificate } from './certificate.ts';
import { CONTENT_SECURITY_POLICY, HELPDESK_HOST, ICON, PAGE } from './page.ts';
import { FIRST_TABS } from './tickets/index.ts';

/** A running demo helpdesk. */
export interface Helpdesk {
  port: number;
  host: typeof HELPDESK_HOST;
  /** The first ticket at the host; the browser needs `--host-resolver-rules=MAP acme.zendesk.com 127.0.0.1:PORT`. */
  url: string;
  close(): Promise<void>;
}

/** A page for tests, which fill it with what they need, styles included. Browsers keep it for the way back. */
const EMPTY = '/agent/empty';

function createApp(bundle: { script: string; styles: string }): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (context.req.path !== EMPTY) {
      context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
      context.header('Cache-Control', 'no-store');
    }
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
  });
  app.get('/assets/app.js', (context) =>
    context.body(bundle.script, 200, { 'Content-Type': 'text/javascript' }),
  );
  app.get('/assets/app.css', (context) => context.body(bundle.styles, 200, { 'Content-Type': 'text/css' }));
  app.get('/assets/icon.svg', (context) => context.body(ICON, 200, { 'Content-Type': 'image/svg+xml' }));
  app.get('/agent/tickets/:id?', (context) => context.html(PAGE));
  app.get(EMPTY, (context) => context.html('<!doctype html><html lang="en"><title>Empty</title><body>'));
  app.get('/', (context) => context.redirect(`/agent/tickets/${FIRST_TABS[0]}`));
  return app;
}

/**
 * Bundles the console and serves it over https on the loopback interface.
 * @param options.port a fixed port; a free one if absent
 */
export async function startHelpdesk({ port }: { port?: number } = {}): Promise<Helpdesk> {
  const [bundle, certificate] = await Promise.all([bundleApp(), makeCertificate(HELPDESK_HOST)]);
  const listener = await listen(createApp(bundle), { port, certificate });
  return {
    port: listener.port,
    host: HELPDESK_HOST,
    url: `https://${HELPDESK_HOST}/agent/tickets/${FIRST_TABS[0]}`,
    close: listener.close,
  };
}
