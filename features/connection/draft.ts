import {
  type BaseUrlProblem,
  originOf,
  originPattern,
  parseBaseUrl,
  withScheme,
} from '../../utils/base-url.ts';
import { ENVIRONMENTS, type Environment, HEADER_VALUE } from '../platform/model.ts';
import type { ManagedField } from '../policy/model.ts';
import type { Request } from '../protocol.ts';
import type { Connection, ConnectionDraft, Connections } from './model.ts';

/**
 * The field values of one environment. `key` and `clientToken` hold new secrets only: stored ones cannot be read back.
 */
export interface ConnectionFields {
  partnerUrl: string;
  key: string;
  clientUrl: string;
  clientToken: string;
}
export type Draft = Record<Environment, ConnectionFields>;

/** Name of a URL field. Other sections use it to link to the field. */
export function addressFieldName(environment: Environment, field: keyof ConnectionFields): string {
  return `${environment}.${field}`;
}

/** Keys of the message catalogue's `options.keyProblem`. */
export type KeyProblem = 'needsAddress' | 'hasBadCharacters' | 'isJson';

export interface FieldProblems {
  partnerUrl: BaseUrlProblem | undefined;
  key: KeyProblem | undefined;
  clientUrl: BaseUrlProblem | undefined;
  clientToken: KeyProblem | undefined;
}

export const EMPTY_DRAFT: Draft = {
  production: { partnerUrl: '', key: '', clientUrl: '', clientToken: '' },
  sandbox: { partnerUrl: '', key: '', clientUrl: '', clientToken: '' },
};

/** Returns the form before any edit. */
export function draftOf(connections: Connections): Draft {
  const fieldsOf = ({ partnerUrl, clientUrl }: Connection) => ({
    partnerUrl,
    key: '',
    clientUrl,
    clientToken: '',
  });
  return { production: fieldsOf(connections.production), sandbox: fieldsOf(connections.sandbox) };
}

/**
 * Updates the form after another page, such as a second tab, has saved, or after the policy has changed. Edited fields
 * stay unchanged; all others take the new value, so that saving here does not restore old values. A typed secret
 * belongs to the URL beside it: the URL stays, and if it cannot, the secret goes.
 */
export function rebase(draft: Draft, before: Connections, after: Connections): Draft {
  const [from, to] = [draftOf(before), draftOf(after)];
  const rebased = (environment: Environment): ConnectionFields => {
    const [typed, old, current] = [draft[environment], from[environment], to[environment]];
    const isLocked = (field: ManagedField) => after[environment].managed?.includes(field) ?? false;
    const pick = (field: 'partnerUrl' | 'clientUrl', secret: string) => {
      const isEdited = secret !== '' || withScheme(typed[field]) !== old[field];
      const url = isLocked(field) || !isEdited ? current[field] : typed[field];
      return { url, secret: originOf(url) === originOf(withScheme(typed[field])) ? secret : '' };
    };
    const partner = pick('partnerUrl', typed.key);
    const client = pick('clientUrl', typed.clientToken);
    return {
      partnerUrl: partner.url,
      key: isLocked('apiKey') ? '' : partner.secret,
      clientUrl: client.url,
      clientToken: client.secret,
    };
  };
  return { production: rebased('production'), sandbox: rebased('sandbox') };
}

/** A field that differs from what is stored. */
export interface ChangedField {
  environment: Environment;
  field: keyof ConnectionFields;
}

/** Returns the fields that saving would change. Ignores surrounding spaces and a missing scheme. */
export function changedFields(draft: Draft, saved: Connections): ChangedField[] {
  return ENVIRONMENTS.flatMap((environment) => {
    const fields = draft[environment];
    const stored = saved[environment];
    const isChanged: Record<keyof ConnectionFields, boolean> = {
      partnerUrl: withScheme(fields.partnerUrl) !== stored.partnerUrl,
      key: fields.key.trim() !== '',
      clientUrl: withScheme(fields.clientUrl) !== stored.clientUrl,
      clientToken: fields.clientToken.trim() !== '',
    };
    return (Object.keys(isChanged) as (keyof ConnectionFields)[])
      .filter((field) => isChanged[field])
      .map((field) => ({ environment, field }));
  });
}

/** Returns the problem of each field of one environment. An empty URL is valid and means "not configured". */
export function problemsOf(fields: ConnectionFields): FieldProblems {
  return {
    partnerUrl: addressProblem(fields.partnerUrl),
    key: keyProblem(fields.key, fields.partnerUrl),
    clientUrl: addressProblem(fields.clientUrl),
    clientToken: keyProblem(fields.clientToken, fields.clientUrl),
  };
}

function addressProblem(text: string): BaseUrlProblem | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseBaseUrl(withScheme(text));
  return parsed.ok ? undefined : parsed.problem;
}

/** Two equal quotes, or the pairs that programs for text make of them. */
const QUOTED = /^(?:(["'`])(.+)\1|[“‘«](.+)[”’»])$/;

/** A member of a JSON object, or an object with no other member: `{"apiKey": "…"}`. */
const JSON_MEMBER = /^\{?\s*"[^"]*"\s*:\s*"([^"\\]+)"\s*,?\s*\}?$/;
/** What precedes a secret in messages, settings and headers: `API key: …`, `API_KEY=…`, `Authorization: …`. */
const LABEL = /^(?:(?:[a-z][a-z_ -]*)?(?:key|token)|authorization)\s*[:=](?=\s*[^\s=])/i;
const BEARER = /^\s*bearer\s/i;

/** A typed secret without what was copied with it; nobody sees that in a masked field. */
function secretOf(typed: string): string {
  const [, inJson] = JSON_MEMBER.exec(typed.trim()) ?? [];
  return unquoted((inJson ?? unquoted(typed)).replace(LABEL, '').replace(BEARER, ''));
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const [, , straight, curly] = QUOTED.exec(trimmed) ?? [];
  return (straight ?? curly ?? trimmed).trim();
}

function keyProblem(key: string, address: string): KeyProblem | undefined {
  const secret = secretOf(key);
  if (secret === '') return undefined;
  if (/^[[{].*[\]}]$/s.test(secret)) return 'isJson';
  if (!HEADER_VALUE.test(secret)) return 'hasBadCharacters';
  return address.trim() === '' ? 'needsAddress' : undefined;
}

/** Whether the text is only the start of `https://` or of a host, which is not an error while the user is typing. */
export function isUnfinished(text: string): boolean {
  const typed = text.trim().toLowerCase();
  return 'https://'.startsWith(typed) || /^(?:https:\/\/)?[\w-]+\.?$/.test(typed);
}

/** State of the stored key for the URL in the form. `goesWithAddress`: saving the empty URL also removes the key. */
export type KeyState = 'none' | 'kept' | 'ofAnotherAddress' | 'goesWithAddress';

/** Returns the state of the stored API key. A key is bound to its origin, so another origin cannot use it. */
export function keyStateOf(fields: ConnectionFields, saved: Connection): KeyState {
  return secretState(saved.hasKey, fields.partnerUrl, saved.partnerUrl);
}

/** Returns the state of the stored Client API access token, by the same rule. */
export function clientTokenStateOf(fields: ConnectionFields, saved: Connection): KeyState {
  return secretState(saved.hasClientToken, fields.clientUrl, saved.clientUrl);
}

function secretState(isStored: boolean, address: string, savedAddress: string): KeyState {
  if (!isStored) return 'none';
  if (address.trim() === '') return 'goesWithAddress';
  const origin = originOf(withScheme(address));
  return origin === undefined || origin === originOf(savedAddress) ? 'kept' : 'ofAnotherAddress';
}

/** Returns the message that saves the form: complete URLs, and keys only if they were typed. */
export function saveRequest(draft: Draft): Request<'saveConnections'> {
  const toSave = ({ partnerUrl, key, clientUrl, clientToken }: ConnectionFields): ConnectionDraft => ({
    partnerUrl: withScheme(partnerUrl),
    clientUrl: withScheme(clientUrl),
    newKey: secretOf(key) || undefined,
    newClientToken: secretOf(clientToken) || undefined,
  });
  return { production: toSave(draft.production), sandbox: toSave(draft.sandbox) };
}

/** Returns the unique match patterns of URLs in the form that the browser has not granted yet. */
export function patternsToRequest(draft: Draft, saved: Connections): string[] {
  return patternsNotGranted(
    ENVIRONMENTS.flatMap((environment) => originsOf(draft[environment])),
    saved,
  );
}

/** Returns the unique match patterns of those origins that are not saved, or not granted. */
export function patternsNotGranted(origins: readonly string[], saved: Connections): string[] {
  const granted = grantedOrigins(saved);
  return patternsOf(origins.filter((origin) => !granted.includes(origin)));
}

/** Returns saved origins that the browser allows the extension to access. */
export function grantedOrigins(saved: Connections): string[] {
  const missing = missingOrigins(saved);
  const known = ENVIRONMENTS.flatMap((environment) => originsOf(saved[environment]));
  return known.filter((origin) => !missing.includes(origin));
}

/** Returns saved origins that the browser does not allow the extension to access. */
export function missingOrigins(saved: Connections): string[] {
  return [...new Set(ENVIRONMENTS.flatMap((environment) => saved[environment].missingAccess))];
}

/** Returns the unique match patterns of origins. Two ports of one host share a pattern. */
export function patternsOf(origins: readonly string[]): string[] {
  return [...new Set(origins.map(originPattern))];
}

function originsOf({ partnerUrl, clientUrl }: { partnerUrl: string; clientUrl: string }): string[] {
  return [partnerUrl, clientUrl]
    .map((address) => originOf(withScheme(address)))
    .filter((origin) => origin !== undefined);
}
