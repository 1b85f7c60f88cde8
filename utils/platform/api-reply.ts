import { type Failure, fail } from '../errors.ts';
import type { HttpReply } from './http.ts';

/** The error identifiers of spec section 5.2. Where a reply carries them is not specified. */
export const AUTH_ERRORS = [
  'MissingTokenError',
  'ExpiredTokenError',
  'InvalidTokenError',
  'TokenPayloadError',
] as const;
export type AuthError = (typeof AUTH_ERRORS)[number];

const AUTH_ERROR = new RegExp(`(?<![\\w-])(${AUTH_ERRORS.join('|')})(?![\\w-])`);
const MAX_DEPTH = 3;

/** A JSON object of unknown shape. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object, not an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Parses a body as JSON.
 * @returns `undefined` when it is not JSON, or was cut
 */
export function readJson(reply: HttpReply): unknown {
  if (reply.isCut) return undefined;
  try {
    return JSON.parse(reply.body.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Why the platform refused the token of a request: one of the four identifiers in any header, or in any text of a
 * body that is an error (spec 5.2 and 7); else a bare 401 or 403.
 * @param json the parsed body
 */
export function findAuthError(
  reply: HttpReply,
  json: unknown,
): AuthError | 'unauthorized' | 'forbidden' | undefined {
  const inHeader = [...reply.headers.values()].map(authErrorIn).find((name) => name !== undefined);
  if (inHeader) return inHeader;
  if (isErrorReply(reply, json)) {
    const inBody = findInTexts(json, 0);
    if (inBody) return inBody;
  }
  if (reply.status === 401) return 'unauthorized';
  if (reply.status === 403) return 'forbidden';
  return undefined;
}

// A successful record may quote an identifier in a note; only a reply that says it failed is searched.
function isErrorReply(reply: HttpReply, json: unknown): boolean {
  if (reply.status >= 400) return true;
  return isObject(json) && (json.success === false || 'error' in json || 'errors' in json);
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
 * The platform's own words in an error reply (spec section 7: `message`), for showing as plain text.
 * @returns `undefined` when there is none
 */
export function messageOf(json: unknown): string | undefined {
  if (!isObject(json)) return undefined;
  const { message, error } = json;
  for (const text of [message, isObject(error) ? error.message : error]) {
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return undefined;
}

/**
 * The failure of a reply that is an error and has no more special meaning.
 * @param host shown to the agent
 */
export function platformFailure(
  host: string,
  reply: HttpReply,
  json: unknown,
): { ok: false; failure: Failure } {
  const detail = messageOf(json);
  return fail('platformError', { host, status: reply.status, ...(detail === undefined ? {} : { detail }) });
}
