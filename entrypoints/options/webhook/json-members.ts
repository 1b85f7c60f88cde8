/** Where a member's value stands in a text. */
export interface Place {
  start: number;
  end: number;
  /** Counted from 1. */
  line: number;
}

/** Places by path, such as `data.proofOfDelivery.pods[1]`; that of the whole is empty. */
export type Members = ReadonlyMap<string, Place>;

interface Holder {
  path: string;
  isList: boolean;
  start: number;
  line: number;
  /** What the next value is called. */
  key: string;
  index: number;
}

/** Deeper than any member of a payload; what lies below is stepped over. */
const MOST_DEPTH = 8;
const TOKEN = /\n|"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Finds every member of a JSON text. Of members with the same name the last one counts, as it does for a reader. */
export function jsonMembers(text: string): Members {
  const members = new Map<string, Place>();
  const holders: Holder[] = [];
  let line = 1;
  let isKeyNext = false;

  const pathHere = (): string => {
    const holder = holders.at(-1);
    if (!holder) return '';
    if (holder.isList) return `${holder.path}[${holder.index}]`;
    return holder.path === '' ? holder.key : `${holder.path}.${holder.key}`;
  };
  const note = (path: string, place: Place) => {
    if (holders.length <= MOST_DEPTH) members.set(path, place);
  };

  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    const holder = holders.at(-1);
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') {
      const path = holders.length <= MOST_DEPTH ? pathHere() : '';
      holders.push({ path, isList: token === '[', start, line, key: '', index: 0 });
      isKeyNext = token === '{';
    } else if (token === '}' || token === ']') {
      holders.pop();
      if (holder) note(holder.path, { start: holder.start, end: start + 1, line: holder.line });
      isKeyNext = false;
    } else if (token === ',') {
      if (holder) holder.index += 1;
      isKeyNext = holder !== undefined && !holder.isList;
    } else if (token === ':') isKeyNext = false;
    else if (isKeyNext && holder) holder.key = nameOf(token);
    else note(pathHere(), { start, end: start + token.length, line });
  }
  return members;
}

function nameOf(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    // Not JSON, then: whoever asks has found that out.
    return token;
  }
}

/** The place of a member, or of the nearest one around it when it is missing. */
export function placeOf(members: Members, path: string): Place | undefined {
  for (let at = path; at !== ''; at = at.replace(/\.?[^.[\]]+$|\[\d+\]$/, '')) {
    const place = members.get(at);
    if (place) return place;
  }
  return members.get('');
}

/** Its line, counted from 1. */
export function lineOf(members: Members, path: string): number {
  return placeOf(members, path)?.line ?? 1;
}
