import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fault } from './faults.ts';
import { pause } from './pause.ts';
import { gzippedBytes, repeatedBytes } from './repeated-bytes.ts';
import { echoReply } from './reply-shapes.ts';

export interface FaultContext {
  request: Request;
  node: HttpBindings;
  /** Default target of redirects. */
  sinkOrigin: string;
  /** Resolves when the faults are cleared. */
  cleared: () => Promise<void>;
  /** Creates the response without the fault. */
  usualAnswer: () => Promise<Response>;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML = '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1><p>This is not an API.</p>';

/**
 * Responds to a request with a fault.
 * @returns the response, or `RESPONSE_ALREADY_SENT` if the connection was handled here
 */
export async function applyFault(fault: Fault, context: FaultContext): Promise<Response> {
  switch (fault.kind) {
    case 'answer':
      return new Response(bodyFor(fault), {
        status: fault.status,
        headers: { ...JSON_TYPE, ...fault.headers },
      });
    case 'delay':
      await pause(fault.ms, context.request.signal);
      return context.usualAnswer();
    case 'hold':
      await context.cleared();
      return context.usualAnswer();
    case 'stall':
    case 'cutOff':
    case 'tooLong':
      return sendWrongLength(fault.kind, context);
    case 'drip':
      return new Response(dripping(fault.everyMs, context.request.signal), { headers: JSON_TYPE });
    case 'silence':
      return RESPONSE_ALREADY_SENT;
    case 'truncatedJson':
      return truncate(await context.usualAnswer());
    case 'html':
      return new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    case 'wrongShape':
      return Response.json({ weather: ['rain', 'wind'], ok: 1 });
    case 'emptyBody':
      return new Response('', { headers: JSON_TYPE });
    case 'hugeBody':
      return new Response(repeatedBytes(fault.bytes), { headers: JSON_TYPE });
    case 'gzipBomb':
      return new Response(gzippedBytes(fault.bytes), {
        headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
      });
    case 'redirect': {
      const location = fault.to ?? `${context.sinkOrigin}/redirected`;
      return new Response(null, { status: fault.status, headers: { Location: location } });
    }
    case 'echo': {
      const { status, statusText, headers, body } = echoReply(fault.form, context.request);
      // Libraries send no status text of their own.
      context.node.outgoing.writeHead(status, statusText, headers).end(body);
      return RESPONSE_ALREADY_SENT;
    }
    case 'reset':
      context.node.incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
  }
}

/** Some statuses forbid a body. */
function bodyFor({ status, body, encoding }: Extract<Fault, { kind: 'answer' }>): BodyInit | null {
  return [204, 205, 304].includes(status) ? null : Buffer.from(body, encoding);
}

/** A stream of spaces that ends only with the connection. */
function dripping(everyMs: number, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await pause(everyMs, signal);
      if (signal.aborted) controller.close();
      else controller.enqueue(new Uint8Array([0x20]));
    },
  });
}

async function truncate(answer: Response): Promise<Response> {
  const text = await answer.text();
  const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? 'application/json' };
  return new Response(text.slice(0, text.length / 2), { status: answer.status, headers });
}

/** Writes directly to the socket, because HTTP libraries do not send less or more than they announce. */
async function sendWrongLength(
  kind: 'stall' | 'cutOff' | 'tooLong',
  context: FaultContext,
): Promise<Response> {
  const answer = await context.usualAnswer();
  const body = Buffer.from(await answer.arrayBuffer());
  const half = Math.floor(body.length / 2);
  const { incoming, outgoing } = context.node;
  outgoing.writeHead(answer.status, {
    'Content-Type': answer.headers.get('Content-Type') ?? 'application/json',
    'Content-Length': kind === 'tooLong' ? half : body.length,
  });
  outgoing.write(kind === 'tooLong' ? body : body.subarray(0, half), () => {
    if (kind !== 'stall') incoming.socket.destroySoon();
  });
  return RESPONSE_ALREADY_SENT;
}
