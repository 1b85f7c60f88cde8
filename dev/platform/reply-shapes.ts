import type { JsonObject } from '../../utils/json.ts';
import type { ReplyShape } from './settings.ts';

/** Converts a shipment (docs/platform-api.md#webhook-payload) to one of the plausible replies to a lookup. */
export function shapeReply(record: JsonObject, shape: ReplyShape): JsonObject {
  switch (shape) {
    case 'envelope':
      return { success: true, message: 'Shipment found', data: record };
    case 'bare':
      return record;
    case 'list':
      return { shipments: [{ events: eventsOf(record), ...(toSnakeCase(record) as JsonObject) }], count: 1 };
  }
}

function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [snakeName(name), toSnakeCase(inner)]),
  );
}

function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Two scan events before the record's own status, which is the latest. */
function eventsOf(record: JsonObject): JsonObject[] {
  const { status, statusCode, updatedAt } = record;
  if (typeof status !== 'string' || typeof updatedAt !== 'string') return [];
  const latest = Date.parse(updatedAt);
  const hoursEarlier = (hours: number) => new Date(latest - hours * 3_600_000).toISOString();
  return [
    { status: 'LABEL_CREATED', status_code: 100, occurred_at: hoursEarlier(50) },
    { status: 'PICKED_UP', status_code: 110, occurred_at: hoursEarlier(27) },
    { status, status_code: statusCode, occurred_at: updatedAt },
  ];
}

interface EchoReply {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  body: string;
}

/** A response that repeats the request's key or token wherever HTTP and JSON allow it, as careless servers do. */
export function echoReply(form: 'failure' | 'shipment' | 'page' | 'redirect', request: Request): EchoReply {
  const authorization = request.headers.get('Authorization');
  const secret = request.headers.get('X-API-Key') ?? authorization?.replace(/^Bearer /, '') ?? 'no secret';
  const echo = encodingsOf(secret).join(' ');
  const record = {
    trackingId: new URL(request.url).searchParams.get('trackingId'),
    status: secret,
    statusCode: secret,
    updatedAt: '2026-11-18T10:00:00Z',
    address: { address1: secret, city: encodeURIComponent(secret), country: 'DE' },
    transferCarrierName: secret,
    transferCarrierTrackingId: btoa(secret),
    proofOfDelivery: { recipient: secret, pods: [secret, `http://127.0.0.1:1/${secret}`] },
    events: [{ status: secret, location: echo, [secret]: secret }, secret],
  };
  const about = { error: { name: secret, message: echo }, [secret]: { [secret]: [echo, { secret }] } };
  const bodies = {
    failure: JSON.stringify({ success: false, message: `No: ${echo}`, ...about }),
    shipment: JSON.stringify({ ...record, request: about[secret] }),
    page: `<!doctype html><title>${secret}</title><p data-echo="${secret}">${echo}</p>`,
    redirect: echo,
  };
  const isPage = form === 'page';
  return {
    status: { failure: 500, shipment: 200, page: 200, redirect: 302 }[form],
    statusText: `Echo ${secret}`,
    headers: {
      'Content-Type': isPage ? 'text/html' : 'application/json',
      'X-Echo': echo,
      'WWW-Authenticate': `Bearer realm="${secret}"`,
      ...(form === 'redirect' ? { Location: `/elsewhere?key=${secret}` } : {}),
    },
    body: bodies[form],
  };
}

/** A secret as it is, and in the encodings in which servers repeat what they received. */
function encodingsOf(secret: string): string[] {
  const escaped = Buffer.from(secret, 'latin1').toString('hex');
  return [
    secret,
    escaped.replace(/../g, '%$&'),
    escaped.replace(/../g, '\\u00$&'),
    ...['', 'a', 'Bearer '].map((before) => btoa(before + secret)),
  ];
}
