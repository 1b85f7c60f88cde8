import { type FailureKind, fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { maskSecrets, type Secret, tokenSecret } from './mask-secrets.ts';
import type { Environment } from './model.ts';
import { readRetryAfter } from './retry-after.ts';

export interface HttpRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** Maximum number of retries of a GET after a network failure, 429 or 5xx. A POST is never retried. */
  retries: number;
  /** Aborts the request, the reading of the body and all retries. */
  signal: AbortSignal;
  /** Keys and tokens in the request, which the server may echo; in the reply, masks replace them. */
  secrets: readonly Secret[];
  /** Reads a new token from the body before everything else of the reply is masked, this token included. */
  readToken?: (body: string) => string | undefined;
  /** The environment whose pauses the request shares; see `createSharedPauses`. */
  environment?: Environment;
}

/** A response, without secrets except `token`. */
export interface HttpReply {
  status: number;
  statusText: string;
  headers: Headers;
  body: string;
  /** The body is longer than `MAX_BODY_BYTES` and was truncated. */
  isCut: boolean;
  /** The wait that the server asks for with an error; see `readRetryAfter`. */
  retryAfterMs?: number;
  /** The result of `readToken`. */
  token?: string;
}

/** Sends one request by the rules of docs/decisions.md#16. Never rejects. */
export type Http = (request: HttpRequest) => Promise<Outcome<HttpReply>>;

/** A request that has ended, with all its retries. */
export interface EndedRequest {
  request: HttpRequest;
  outcome: Outcome<HttpReply>;
  /** Milliseconds since 1970. */
  startedAt: number;
}

const MAX_BODY_BYTES = 2_000_000;
const RETRIED_STATUSES = [429, 500, 502, 503, 504];
/** With a longer `Retry-After`, the request is not retried, so that the agent sees the failure immediately. */
const MAX_WAIT_MS = 3_000;
/** A retry never follows sooner, whatever the platform asks for. */
const MIN_WAIT_MS = 100;
/** The longest wait before the first retry without `Retry-After`; the next one is twice as long. */
const BACKOFF_MS = 300;

/**
 * Creates the function that sends all requests to the network.
 * @param fetch the browser's `fetch`, or a fake one
 * @param now milliseconds since 1970, to interpret a Retry-After date
 * @param onEnd called with each request that has ended
 * @returns a function with the failures `timedOut`, `offline`, `redirected`, `rateLimited`, and `unreadableReply` for a
 * body that breaks off; it returns every other status as a response
 */
export function createHttp(
  fetch: typeof globalThis.fetch,
  now: () => number,
  onEnd?: (ended: EndedRequest) => void,
): Http {
  return async (request) => {
    const startedAt = now();
    const outcome = await send(request, fetch, now);
    onEnd?.({ request, outcome, startedAt });
    return outcome;
  };
}

async function send(
  request: HttpRequest,
  fetchOnce: typeof globalThis.fetch,
  now: () => number,
): Promise<Outcome<HttpReply>> {
  const { host } = new URL(request.url);
  try {
    const response = await sendWithRetries(request, fetchOnce, now);
    const wait = waitOf(response, now());
    const kind = failureOf(response, request);
    if (kind !== undefined) {
      dropBody(response);
      return fail(kind, { host, ...(kind === 'rateLimited' && { status: 429, ...wait }) });
    }
    const reply = await readReply(response).catch(() => undefined);
    if (reply) return succeed(withoutSecrets({ ...reply, ...wait }, request));
    // The host answered, but the connection broke off before the end of the body.
    const { status } = response;
    return request.signal.aborted ? fail('timedOut', { host }) : fail('unreadableReply', { host, status });
  } catch {
    // fetch deliberately hides the cause of a network failure, so only our own timeout can be recognised.
    return fail(request.signal.aborted ? 'timedOut' : 'offline', { host });
  }
}

/** The failure that a response is by its status alone; `undefined` if its body must be read. */
function failureOf(response: Response, { method }: HttpRequest): FailureKind | undefined {
  if (isRedirect(response)) return 'redirected';
  // A network that wants its user to sign in has answered instead of the host (RFC 6585, 6).
  if (response.status === 511) return 'offline';
  return response.status === 429 && method === 'GET' ? 'rateLimited' : undefined;
}

/** Frees the connection of a response that is not read. Not awaited: nothing need wait until it is free. */
function dropBody(response: Response | undefined): void {
  response?.body?.cancel().catch(() => undefined);
}

function waitOf({ status, headers }: Response, now: number): { retryAfterMs?: number } {
  const retryAfterMs = status >= 400 ? readRetryAfter(headers, now) : undefined;
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}

/** Whether a response is a redirect. 304 is not: it replies to a conditional request, which Waybill never sends. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
}

/** Rejects if the last attempt fails before there is a response, or if the request is aborted. */
async function sendWithRetries(
  request: HttpRequest,
  fetchOnce: typeof globalThis.fetch,
  now: () => number,
): Promise<Response> {
  const retries = request.method === 'GET' ? request.retries : 0;
  for (let retry = 1; ; retry++) {
    const isLast = retry > retries;
    const response = await fetchOnce(request.url, fetchOptions(request)).catch((error: unknown) => {
      if (isLast || request.signal.aborted) throw error;
      return undefined;
    });
    if (response && (isLast || !RETRIED_STATUSES.includes(response.status))) return response;
    const retryAfterMs = response && readRetryAfter(response.headers, now());
    if (response && retryAfterMs !== undefined && retryAfterMs > MAX_WAIT_MS) return response;
    dropBody(response);
    const wait = retryAfterMs ?? Math.random() * BACKOFF_MS * 2 ** (retry - 1);
    await pause(Math.max(MIN_WAIT_MS, wait), request.signal);
  }
}

/**
 * Options for `fetch`. Not a `Request`: with one, Node may garbage-collect what passes its `signal` on, and a body that
 * stalls is then never aborted.
 */
function fetchOptions({ method, headers = {}, body, signal }: HttpRequest): RequestInit {
  return {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
    // 'manual', not 'error': neither sends the key on, but only 'manual' is distinguishable from a network failure.
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  };
}

/** Rejects when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

async function readReply(response: Response): Promise<HttpReply> {
  const { status, statusText, headers } = response;
  const decoder = new TextDecoder();
  let body = '';
  let left = MAX_BODY_BYTES;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    // Even the first part may be longer than the limit.
    body += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.byteLength;
    if (left < 0) {
      await reader.cancel();
      return { status, statusText, headers, body, isCut: true };
    }
  }
  return { status, statusText, headers, body: body + decoder.decode(), isCut: false };
}

function withoutSecrets(reply: HttpReply, { secrets, readToken }: HttpRequest): HttpReply {
  const token = reply.isCut ? undefined : readToken?.(reply.body);
  const all = token === undefined ? secrets : [...secrets, tokenSecret(token)];
  const mask = (text: string) => maskSecrets(text, all);
  // Browsers return header names in lower case. A mask is not a valid name, so a header with a secret in it is dropped.
  const inNames = all.map((secret) => ({ ...secret, text: secret.text.toLowerCase() }));
  const headers = [...reply.headers].filter(([name]) => maskSecrets(name, inNames) === name);
  return {
    ...reply,
    statusText: mask(reply.statusText),
    headers: new Headers(headers.map(([name, value]): [string, string] => [name, mask(value)])),
    body: mask(reply.body),
    ...(token === undefined ? {} : { token }),
  };
}
