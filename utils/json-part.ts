import { isJson } from './is-json.ts';
import { prettyJson } from './pretty-json.ts';

/** A part of a JSON text. What is in a group is read when it is asked for, so that a large reply opens at once. */
export interface JsonPart {
  kind: 'object' | 'array' | 'text' | 'literal';
  /** As it stands in the JSON, without what could disturb a line, and not longer than a screen; empty for a group. */
  shown: string;
  /** Characters in all, where `shown` is only the beginning. */
  cutFrom?: number;
  members(): readonly JsonMember[];
  /** For the clipboard: a text without its quotes, a group laid out in lines. */
  copyText(): string;
}

export interface JsonMember {
  name: string;
  /** Its step in a path: `.city`, `[3]`, `["odd name"]`. */
  step: string;
  part: JsonPart;
}

const TOKEN = /"(?:[^"\\]+|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
const MAX_SHOWN = 200;
/** Characters that turn the direction of a line or have no width. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Reads JSON text part by part. Numbers and names stay as they are written: parsing would change long numbers and lose
 * doubled names.
 * @returns `undefined` for what is not JSON
 */
export function readJsonPart(text: string): JsonPart | undefined {
  const source = text.replace(/^\uFEFF/, '').trim();
  return isJson(source) ? partOf(source) : undefined;
}

function partOf(source: string): JsonPart {
  if (source.startsWith('{') || source.startsWith('[')) return groupOf(source);
  const isText = source.startsWith('"');
  const isCut = source.length > MAX_SHOWN;
  return {
    kind: isText ? 'text' : 'literal',
    shown: seen(source),
    ...(isCut ? { cutFrom: source.length } : {}),
    members: () => [],
    copyText: () => (isText ? String(JSON.parse(source)) : source),
  };
}

function groupOf(source: string): JsonPart {
  let members: readonly JsonMember[] | undefined;
  return {
    kind: source.startsWith('{') ? 'object' : 'array',
    shown: '',
    members() {
      members ??= membersIn(source);
      return members;
    },
    copyText: () => prettyJson(source),
  };
}

/** The members of one group, by the places of the marks between them. */
function membersIn(source: string): JsonMember[] {
  const members: JsonMember[] = [];
  let depth = 0;
  let from = 1;
  let name: string | undefined;
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (depth === 1 && token === ':') {
      name = source.slice(from, index).trim();
      from = index + 1;
    } else if (depth === 1 && /^[,}\]]$/.test(token)) {
      const value = source.slice(from, index).trim();
      if (value) members.push(memberOf(name, members.length, value));
      from = index + 1;
    }
    if (token === '}' || token === ']') depth -= 1;
  }
  return members;
}

function memberOf(quotedName: string | undefined, index: number, value: string): JsonMember {
  if (quotedName === undefined) return { name: String(index), step: `[${index}]`, part: partOf(value) };
  const name = String(JSON.parse(quotedName));
  const isPlain = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);
  return {
    name: seen(isPlain ? name : quotedName),
    step: isPlain ? `.${name}` : `[${quotedName}]`,
    part: partOf(value),
  };
}

function seen(source: string): string {
  return source
    .slice(0, MAX_SHOWN)
    .replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
