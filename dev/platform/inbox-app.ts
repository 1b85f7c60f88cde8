import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Inbox } from './inbox.ts';

const PAGE = new URL('./inbox-page/', import.meta.url);
const TOKENS = new URL('../../components/styles/tokens.css', import.meta.url);

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The webhook receiver: the endpoint for deliveries, and a page with live updates of them. */
export function inboxApp(inbox: Inbox): Hono {
  return new Hono()
    .get('/', () => sendFile(new URL('index.html', PAGE), 'text/html'))
    .get('/inbox.css', () => sendFile(new URL('inbox.css', PAGE), 'text/css'))
    .get('/tokens.css', () => sendFile(TOKENS, 'text/css'))
    .get('/inbox.mjs', () => sendFile(new URL('inbox.mjs', PAGE), 'text/javascript'))
    .get('/icon.svg', () => sendFile(new URL('icon.svg', PAGE), 'image/svg+xml'))
    .get('/events', (context) =>
      streamSSE(context, async (stream) => {
        const send = () => stream.writeSSE({ event: 'items', data: JSON.stringify(inbox.all()) });
        await send();
        const stop = inbox.watch(send);
        await new Promise<void>((resolve) => stream.onAbort(resolve));
        stop();
      }),
    )
    .post('/webhook/:environment?', async (context) => {
      const body = new Uint8Array(await context.req.arrayBuffer());
      const item = inbox.add(context.req.param('environment'), context.req.raw.headers, body);
      return context.json({ received: true, number: item.number });
    });
}

async function sendFile(file: URL, type: string): Promise<Response> {
  return new Response(await readFile(file), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Cache-Control': 'no-store',
    },
  });
}
