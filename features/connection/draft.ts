import { type BaseUrlProblem, originPattern, parseBaseUrl } from '../../utils/base-url.ts';
import { ENVIRONMENTS, type Environment } from '../platform/model.ts';
import type { ManagedField } from '../policy/model.ts';
import type { Request } from '../protocol.ts';
import type { Connection, ConnectionDraft, Connections } from './model.ts';

/**
 * What stands in the fields of one environment. `key` and `clientToken` are only ever new ones: what is stored cannot be
 * read back.
 */
export interface ConnectionFields {
  partnerUrl: string;
  key: string;
  clientUrl: string;
  clientToken: string;
}
export type Draft = Record<Environment, ConnectionFields>;

/** Name of an address field, by which another section leads to it. */
export function addressFieldName(environment: Environment, field: keyof ConnectionFields): string {
  return `${environment}.${field}`;
}

/** Keys of the message catalogue's `options.keyProblem`. */
export type KeyProblem = 'needsAddress' | 'hasBadCharacters';

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

/** The form as it is before anyone types. */
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
 * The form after something was saved elsewhere, as in another tab: what was typed here stays, everything else follows.
 * Otherwise saving here would put back what was there before.
 */
export function rebase(draft: Draft, before: Connections, after: Connections): Draft {
  const [from, to] = [draftOf(before), draftOf(after)];
  const rebased = (environment: Environment): ConnectionFields => {
    const [typed, old, current] = [draft[environment], from[environment], to[environment]];
    const isLocked = (field: ManagedField) => after[environment].managed?.includes(field) ?? false;
    const pick = (field: 'partnerUrl' | 'clientUrl'): string =>
      isLocked(field) || typed[field].trim() === old[field] ? current[field] : typed[field];
    return {
      partnerUrl: pick('partnerUrl'),
      key: isLocked('apiKey') ? '' : typed.key,
      clientUrl: pick('clientUrl'),
      clientToken: typed.clientToken,
    };
  };
  return { production: rebased('production'), sandbox: rebased('sandbox') };
}

/** Whether saving would change anything. Surrounding space does not count: it is not stored. */
export function isChanged(draft: Draft, saved: Connections): boolean {
  return ENVIRONMENTS.some((environment) => {
    const { partnerUrl, key, clientUrl, clientToken } = draft[environment];
    const stored = saved[environment];
    return (
      partnerUrl.trim() !== stored.partnerUrl ||
      clientUrl.trim() !== stored.clientUrl ||
      `${key}${clientToken}`.trim() !== ''
    );
  });
}

/** What is wrong in each field of one environment. An empty address is right: it means not configured. */
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
  const parsed = parseBaseUrl(text);
  return parsed.ok ? undefined : parsed.problem;
}

function keyProblem(key: string, address: string): KeyProblem | undefined {
  const trimmed = key.trim();
  if (trimmed === '') return undefined;
  // The key travels in a header line, which holds nothing but printable ASCII.
  if (!/^[\x21-\x7e]+$/.test(trimmed)) return 'hasBadCharacters';
  return address.trim() === '' ? 'needsAddress' : undefined;
}

/** Whether a text may still become an address: the start of `https://` is not a mistake yet. */
export function isUnfinished(text: string): boolean {
  return 'https://'.startsWith(text.trim().toLowerCase());
}

/** What is known of the stored key, under the address that stands in the form. */
export type KeyState = 'none' | 'kept' | 'ofAnotherAddress' | 'goesWithAddress';

/** A key is bound to the origin it was entered for, so a change of origin takes the stored key out of use. */
export function keyStateOf(fields: ConnectionFields, saved: Connection): KeyState {
  return secretState(saved.hasKey, fields.partnerUrl, saved.partnerUrl);
}

/** The same of the stored Client API access token. */
export function clientTokenStateOf(fields: ConnectionFields, saved: Connection): KeyState {
  return secretState(saved.hasClientToken, fields.clientUrl, saved.clientUrl);
}

function secretState(isStored: boolean, address: string, savedAddress: string): KeyState {
  if (!isStored) return 'none';
  if (address.trim() === '') return 'goesWithAddress';
  const origin = originOf(address);
  return origin === undefined || origin === originOf(savedAddress) ? 'kept' : 'ofAnotherAddress';
}

/** Origin of a base address, or undefined when it is empty or wrong. */
function originOf(address: string): string | undefined {
  const parsed = parseBaseUrl(address);
  return parsed.ok ? parsed.url.origin : undefined;
}

/** The message that saves the form: addresses trimmed, keys only where one was typed. */
export function saveRequest(draft: Draft): Request<'saveConnections'> {
  const toSave = ({ partnerUrl, key, clientUrl, clientToken }: ConnectionFields): ConnectionDraft => {
    const [newKey, newClientToken] = [key.trim(), clientToken.trim()];
    return {
      partnerUrl: partnerUrl.trim(),
      clientUrl: clientUrl.trim(),
      ...(newKey === '' ? {} : { newKey }),
      ...(newClientToken === '' ? {} : { newClientToken }),
    };
  };
  return { production: toSave(draft.production), sandbox: toSave(draft.sandbox) };
}

/** Match patterns of the addresses in the form that the browser has not granted yet, each once. */
export function patternsToRequest(draft: Draft, saved: Connections): string[] {
  const missing = missingOrigins(saved);
  const known = ENVIRONMENTS.flatMap((environment) => originsOf(saved[environment]));
  const granted = known.filter((origin) => !missing.includes(origin));
  const wanted = ENVIRONMENTS.flatMap((environment) => originsOf(draft[environment]));
  return patternsOf(wanted.filter((origin) => !granted.includes(origin)));
}

/** Origins that are configured and saved, but that the browser does not let the extension reach. */
export function missingOrigins(saved: Connections): string[] {
  return [...new Set(ENVIRONMENTS.flatMap((environment) => saved[environment].missingAccess))];
}

/** Match patterns of origins, each once: two ports of one host share a pattern. */
export function patternsOf(origins: readonly string[]): string[] {
  return [...new Set(origins.map(originPattern))];
}

function originsOf({ partnerUrl, clientUrl }: { partnerUrl: string; clientUrl: string }): string[] {
  return [originOf(partnerUrl), originOf(clientUrl)].filter((origin) => origin !== undefined);
}
