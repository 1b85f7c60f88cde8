import type { WebhookReply } from '../../../utils/connections.ts';
import type { WebhookRequest } from '../../../utils/webhook-request.ts';

/** The request as a command for a POSIX shell. */
export function asCurl({ method, url, headers }: WebhookRequest, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  -H ${quote(`${name}: ${value}`)} \\\n`);
  return `curl -X ${method} ${quote(url)} \\\n${lines.join('')}  --data-raw ${quote(body)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The request as JavaScript, for Node or the tools of a browser. */
export function asFetch({ method, url, headers }: WebhookRequest, body: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const options = `{\n  method: ${JSON.stringify(method)},\n  headers: {\n${lines.join('')}  },\n  body: ${JSON.stringify(body)},\n}`;
  return ['await fetch', `(${JSON.stringify(url)}, ${options});`].join('');
}

/** Numbers that lose digits when they are read as JavaScript numbers. */
const LONG_NUMBER = /[:[,]\s*-?\d{16,}/;

/** A reply's body, laid out when it is JSON and as it came otherwise. */
export function prettyBody(body: string): string {
  if (LONG_NUMBER.test(body)) return body;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    // Anything may come back: the specification shows no body for this operation.
    return body;
  }
}

/** Headers as they would stand in a message. */
export function headerLines(headers: readonly (readonly [string, string])[]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** A whole reply as text: status and time, headers, body as it came. */
export function replyText({ status, statusText, durationMs, headers, body }: WebhookReply): string {
  const first = `HTTP ${status} ${statusText}`.trim();
  return `${first} (${Math.round(durationMs)} ms)\n${headerLines(headers)}\n\n${body}`;
}
