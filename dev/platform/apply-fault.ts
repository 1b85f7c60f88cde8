import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fault } from './faults.ts';
import { pause } from './pause.ts';
import { repeatedBytes } from './repeated-bytes.ts';

export interface FaultContext {
  request: Request;
  node: HttpBindings;
  /** Default target of redirects. */
  sinkOrigin: string;
  /** Creates the response without the fault. */
  usualAnswer: () => Promise<Response>;
}

const HTML = '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1><p>This is not an API.</p>';

/**
 * Responds to a request with a fault.
 * @returns the response, or `RESPONSE_ALREADY_SENT` if the connection was handled here
 */
export async function applyFault(fault: Fault, context: FaultContext): Promise<Response> {
  switch (fault.kind) {
    case 'answer':
      return new Response(bodyFor(fault.status, fault.body), {
        status: fault.status,
        headers: { 'Content-Type': 'application/json', ...fault.headers },
      });
    case 'delay':
      await pause(fault.ms, context.request.signal);
      return context.usualAnswer();
    case 'stall':
    case 'cutOff':
      return sendHalf(fault.kind, context);
    case 'silence':
      return RESPONSE_ALREADY_SENT;
    case 'truncatedJson':
      return truncate(await context.usualAnswer());
    case 'html':
      return new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    case 'wrongShape':
      return Response.json({ weather: ['rain', 'wind'], ok: 1 });
    case 'emptyBody':
      return new Response('', { headers: { 'Content-Type': 'application/json' } });
    case 'hugeBody':
      return new Response(repeatedBytes(fault.bytes), { headers: { 'Content-Type': 'application/json' } });
    case 'redirect': {
      const location = fault.to ?? `${context.sinkOrigin}/redirected`;
      return new Response(null, { status: fault.status, headers: { Location: location } });
    }
    case 'reset':
      context.node.incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
  }
}

/** Some statuses forbid a body. */
function bodyFor(status: number, body: string): string | null {
  return [204, 205, 304].includes(status) ? null : body;
}

async function truncate(answer: Response): Promise<Response> {
  const text = await answer.text();
  const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? 'application/json' };
  return new Response(text.slice(0, text.length / 2), { status: answer.status, headers });
}

/** Writes directly to the socket, because HTTP libraries do not send less than they announce. */
async function sendHalf(kind: 'stall' | 'cutOff', context: FaultContext): Promise<Response> {
  const answer = await context.usualAnswer();
  const body = Buffer.from(await answer.arrayBuffer());
  const { incoming, outgoing } = context.node;
  outgoing.writeHead(answer.status, {
    'Content-Type': answer.headers.get('Content-Type') ?? 'application/json',
    'Content-Length': body.length,
  });
  outgoing.write(body.subarray(0, body.length / 2), () => {
    if (kind === 'cutOff') incoming.socket.destroySoon();
  });
  return RESPONSE_ALREADY_SENT;
}
