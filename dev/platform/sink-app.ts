import { Hono } from 'hono';
import type { RequestLog } from './request-log.ts';

/** The target of redirects: a server of another origin that answers every request with success. */
export function sinkApp(log: RequestLog): Hono {
  return new Hono().all('*', (context) => {
    log.add('sink', 'other', context.req.raw, 1).status = 200;
    return context.json({ success: true, message: 'You should not be here', data: { accessToken: 'sink' } });
  });
}
