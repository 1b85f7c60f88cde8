import { isObject, parseJson } from '../../utils/json.ts';
import { type Failure, fail } from '../../utils/outcome.ts';
import type { HttpReply } from './http.ts';

/** Names of auth errors (docs/platform-api.md#authentication). Their place in a response is not specified. */
export const AUTH_ERRORS = [
  'MissingTokenError',
  'ExpiredTokenError',
  'InvalidTokenError',
  'TokenPayloadError',
] as const;
export type AuthError = (typeof AUTH_ERRORS)[number];

const AUTH_ERROR = new RegExp(`(?<![\\w-])(${AUTH_ERRORS.join('|')})(?![\\w-])`);
const MAX_DEPTH = 3;

/**
 * Removes the characters that set the direction of all text after them (Unicode's embeddings, overrides and isolates). In
 * a notification or a copied text, they would also reverse the words around the platform's text.
 */
export const withoutDirections = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * Parses a response body as JSON.
 * @returns `undefined` if the body is not JSON or was truncated
 */
export function readJson({ body, isCut }: Pick<HttpReply, 'body' | 'isCut'>): unknown {
  return isCut ? undefined : parseJson(body.replace(/^\uFEFF/, ''));
}

/**
 * Returns why the platform refused a request's token. Searches `WWW-Authenticate`, and in an error response all headers
 * and the body (docs/platform-api.md#errors), for one of the four identifiers; otherwise uses a status of 401 or 403.
 * @param json the parsed body
 */
export function findAuthError(
  reply: HttpReply,
  json: unknown,
): AuthError | 'unauthorized' | 'forbidden' | undefined {
  const headers = [reply.headers.get('WWW-Authenticate') ?? ''];
  // A successful response may list the identifiers that the platform knows.
  if (reply.status >= 400) headers.push(...reply.headers.values());
  const inHeader = headers.map(authErrorIn).find((name) => name !== undefined);
  if (inHeader) return inHeader;
  if (isErrorReply(reply, json)) {
    const inBody = findInTexts(json, 0);
    if (inBody) return inBody;
  }
  if (reply.status === 401) return 'unauthorized';
  if (reply.status === 403) return 'forbidden';
  return undefined;
}

/**
 * Whether a response reports an error. Only such a response is searched for the identifier of an error, because a record
 * may contain one in a note.
 */
export function isErrorReply(reply: HttpReply, json: unknown): boolean {
  if (reply.status >= 400) return true;
  return isObject(json) && (json.success === false || isFilled(json.error) || isFilled(json.errors));
}

/** Many platforms send `error: null` or `errors: []` with every good response. */
function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

function authErrorIn(text: string): AuthError | undefined {
  return AUTH_ERROR.exec(text)?.[1] as AuthError | undefined;
}

function findInTexts(value: unknown, depth: number): AuthError | undefined {
  if (typeof value === 'string') return authErrorIn(value.slice(0, 2000));
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined;
  for (const member of Object.values(value).slice(0, 50)) {
    const found = findInTexts(member, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the platform's message of an error response (docs/platform-api.md#errors: `message`), to be shown as plain
 * text.
 * @returns `undefined` if there is no message
 */
export function messageOf(json: unknown): string | undefined {
  if (!isObject(json)) return undefined;
  const { message, error, errors } = json;
  for (const each of [message, error, Array.isArray(errors) && errors[0]]) {
    const text = isObject(each) ? each.message : each;
    if (typeof text === 'string' && text.trim() !== '') return withoutDirections(text.trim());
  }
  return undefined;
}

/**
 * Returns the failure for a response without data, with the platform's message and the wait that it asks for.
 * @param host shown to the agent
 * @param kind if there is a more specific one
 */
export function platformFailure(
  host: string,
  reply: HttpReply,
  json: unknown,
  kind: 'platformError' | 'notFound' = 'platformError',
): { ok: false; failure: Failure } {
  const detail = messageOf(json);
  const { status, retryAfterMs } = reply;
  return fail(kind, {
    host,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}
