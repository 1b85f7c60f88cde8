import { closesGroup, isJson, JSON_TOKEN, opensGroup, prettyJson } from './json.ts';

/** A value in a JSON text. The members of a group are read on demand, so that a large response opens quickly. */
export interface JsonPart {
  kind: 'object' | 'array' | 'text' | 'literal';
  /** Offsets in the whole text; `end` is exclusive. */
  start: number;
  end: number;
  /** The source of the value, with invisible characters escaped and limited in length; empty for a group. */
  shown: string;
  /** Length of the value in characters, if `shown` is truncated. */
  cutFrom?: number | undefined;
  members(): readonly JsonMember[];
  /** Text for the clipboard: a string without quotes, a group with one member per line. */
  copyText(): string;
}

interface JsonMember {
  /** The property's name, or the index in a list. */
  key: string | number;
  /** The key as text for display. */
  name: string;
  /** Its step in a path: `.city`, `[3]`, `["odd name"]`. */
  step: string;
  /** Offset of the whole member, including its name. */
  start: number;
  part: JsonPart;
}

const MAX_SHOWN = 200;
/** Characters that change the direction of a line or have no width. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Reads JSON text part by part. Numbers and names are preserved: parsing would change long numbers and drop duplicate
 * names.
 * @returns `undefined` if the text is not JSON; a leading byte order mark is skipped
 */
export function readJsonPart(text: string): JsonPart | undefined {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return isJson(text.slice(start, end)) ? partOf(text, start, end) : undefined;
}

/** Finds a member of an object or a list. The last one of several with the same name counts, as in a JSON parser. */
export function findMember(group: JsonPart, key: PropertyKey): JsonMember | undefined {
  return group.kind === 'array'
    ? group.members()[Number(key)]
    : group.members().findLast((member) => member.key === key);
}

/** Finds the part at a path, or its nearest existing parent. */
export function findPart(whole: JsonPart, path: readonly PropertyKey[]): JsonPart {
  let part = whole;
  for (const key of path) {
    const member = findMember(part, key);
    if (!member) return part;
    part = member.part;
  }
  return part;
}

function partOf(text: string, start: number, end: number): JsonPart {
  const first = text[start] ?? '';
  if (opensGroup(first)) return groupOf(text, start, end);
  const isText = first === '"';
  const length = end - start;
  const source = () => text.slice(start, end);
  return {
    kind: isText ? 'text' : 'literal',
    start,
    end,
    shown: shownText(text.slice(start, Math.min(end, start + MAX_SHOWN))),
    cutFrom: length > MAX_SHOWN ? length : undefined,
    members: () => [],
    copyText: () => (isText ? String(JSON.parse(source())) : source()),
  };
}

function groupOf(text: string, start: number, end: number): JsonPart {
  let members: readonly JsonMember[] | undefined;
  return {
    kind: text[start] === '{' ? 'object' : 'array',
    start,
    end,
    shown: '',
    members() {
      members ??= membersIn(text, start, end);
      return members;
    },
    copyText: () => prettyJson(text.slice(start, end)),
  };
}

/** The direct members of one group. */
function membersIn(text: string, groupStart: number, groupEnd: number): JsonMember[] {
  const members: JsonMember[] = [];
  let depth = 0;
  let quotedName: string | undefined;
  let memberStart: number | undefined;
  let start: number | undefined;
  let end = groupStart;
  for (const { 0: token, index } of text.slice(groupStart, groupEnd).matchAll(JSON_TOKEN)) {
    const at = groupStart + index;
    if (depth === 1 && token === ':') {
      quotedName = text.slice(start, end);
      start = undefined;
    } else if (depth === 1 && (closesGroup(token) || token === ',')) {
      const part = start === undefined ? undefined : partOf(text, start, end);
      if (part) members.push(memberOf(quotedName, members.length, memberStart ?? part.start, part));
      memberStart = undefined;
      start = undefined;
    } else if (depth > 0) {
      memberStart ??= at;
      start ??= at;
      end = at + token.length;
    }
    if (opensGroup(token)) depth += 1;
    else if (closesGroup(token)) depth -= 1;
  }
  return members;
}

function memberOf(quotedName: string | undefined, index: number, start: number, part: JsonPart): JsonMember {
  if (quotedName === undefined) return { key: index, name: String(index), step: `[${index}]`, start, part };
  const key = String(JSON.parse(quotedName));
  const isPlain = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);
  return {
    key,
    name: shownText(isPlain ? key : quotedName),
    step: isPlain ? `.${key}` : `[${quotedName}]`,
    start,
    part,
  };
}

/** The beginning of a text with invisible characters escaped. */
function shownText(source: string): string {
  return source
    .slice(0, MAX_SHOWN)
    .replace(INVISIBLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
