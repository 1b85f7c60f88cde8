import { Hono } from 'hono';
import type { RequestLog } from './request-log.ts';

/** A server of another origin that answers everything with success; redirects lead here. */
export function sinkApp(log: RequestLog): Hono {
  return new Hono().all('*', (context) => {
    log.add('sink', 'other', context.req.raw, 1).status = 200;
    return context.json({ success: true, message: 'You should not be here', data: { accessToken: 'sink' } });
  });
}
