import type { WebhookRequest } from '../../../utils/webhook-request.ts';

/** The request as a command for a POSIX shell. */
export function asCurl({ method, url, headers }: WebhookRequest, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  -H ${quote(`${name}: ${value}`)} \\\n`);
  return `curl -X ${method} ${quote(url)} \\\n${lines.join('')}  --data-raw ${quote(body)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
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
