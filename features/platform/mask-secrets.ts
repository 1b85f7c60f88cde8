import { MASKED_TOKEN } from './webhook-request.ts';

const MASKED_KEY = '<API_KEY>';

/** A key or token, with the text that replaces it. */
export interface Secret {
  text: string;
  mask: string;
}

export const keySecret = (text: string): Secret => ({ text, mask: MASKED_KEY });
export const tokenSecret = (text: string): Secret => ({ text, mask: MASKED_TOKEN });

/** A shorter text is not masked, because it may be a part of any word. */
const MIN_LENGTH = 4;
/** A shorter secret is not searched for in base64, because it may be a part of any picture. */
const MIN_BASE64_LENGTH = 8;
/** An encoded text may be encoded again as a part of another one, such as a URL in JSON in JSON. */
const MAX_ENCODINGS = 2;

/** Escapes of URLs, JSON and HTML, except named ones such as `&lt;`, whose characters are rare in keys. */
const ESCAPE = /(?:%|\\u00)([0-9a-f]{2})|\\(["\\/])|&#(x?[0-9a-f]{2,6});/gi;

/**
 * Replaces secrets in a text from a server, which may echo a request: as they are, URL-encoded, escaped as in JSON
 * or HTML, and in base64, also inside a longer encoded text. Takes time in proportion to the length of the text.
 * @returns the text with the masks; the same text if it contains no secret
 */
export function maskSecrets(text: string, secrets: readonly Secret[]): string {
  const known = secrets.filter((secret) => secret.text.length >= MIN_LENGTH);
  const found = known.length > 0 ? viewsOf(text).flatMap((view) => findInView(view, known)) : [];
  found.sort((a, b) => a.start - b.start);
  let masked = '';
  let end = 0;
  for (const range of found) {
    // Overlapping ranges get one mask, such as a token and the key that it contains.
    if (range.start >= end) masked += text.slice(end, range.start) + range.mask;
    end = Math.max(end, range.end);
  }
  return masked + text.slice(end);
}

interface Range {
  start: number;
  end: number;
  mask: string;
}

/** A text with its escapes replaced by what they stand for. */
interface View {
  text: string;
  /** @returns the place in the original text */
  placeOf(index: number): number;
}

function viewsOf(text: string): View[] {
  const views: View[] = [{ text, placeOf: (index) => index }];
  for (let view = views[0]; view && views.length <= MAX_ENCODINGS; ) {
    view = decoded(view);
    if (view) views.push(view);
  }
  return views;
}

function decoded({ text, placeOf }: View): View | undefined {
  if (text.search(ESCAPE) < 0) return undefined;
  const places = new Uint32Array(text.length + 1);
  let out = '';
  let end = 0;
  const copy = (until: number) => {
    for (let index = end; index < until; index += 1) places[out.length + index - end] = index;
    out += text.slice(end, until);
  };
  for (const { 0: escaped, 1: hex, 2: plain, 3: number, index } of text.matchAll(ESCAPE)) {
    copy(index);
    places[out.length] = index;
    // Numbers of HTML are decimal, or begin with an `x`.
    out += plain ?? String.fromCharCode(Number(`0${number ?? `x${hex}`}`));
    end = index + escaped.length;
  }
  copy(text.length);
  places[out.length] = text.length;
  return { text: out, placeOf: (index) => placeOf(places[index] ?? text.length) };
}

function findInView({ text, placeOf }: View, secrets: readonly Secret[]): Range[] {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  return secrets.flatMap(({ text: secret, mask }) => {
    const encoded = secret.length < MIN_BASE64_LENGTH ? [] : base64Of(secret);
    return [...rangesOf(text, secret), ...encoded.flatMap((part) => rangesOf(standard, part))].map(
      ({ start, end }) => ({ start: placeOf(start), end: placeOf(end), mask }),
    );
  });
}

/**
 * Returns the forms of a secret inside a base64 text, where it may begin at any of the three bytes of a group. Characters
 * that also depend on the neighbouring bytes are left out.
 */
function base64Of(secret: string): string[] {
  const bytes = Array.from(new TextEncoder().encode(secret), (byte) => String.fromCharCode(byte));
  return [0, 1, 2].map((before) => {
    const encoded = btoa('\0'.repeat(before) + bytes.join(''));
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    return encoded.slice(Math.ceil((before * 8) / 6), end);
  });
}

/**
 * Finds all occurrences of a part in a text, also overlapping ones, which are merged. Uses the Knuth-Morris-Pratt
 * algorithm, because repeated `indexOf` takes longer.
 */
function rangesOf(text: string, part: string): { start: number; end: number }[] {
  // Quick, because it is short: nearly all texts contain no secret.
  if (!text.includes(part.slice(0, MIN_LENGTH))) return [];
  const borders = bordersOf(part);
  const ranges: { start: number; end: number }[] = [];
  let matched = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    while (matched > 0 && code !== part.charCodeAt(matched)) matched = borders[matched - 1] ?? 0;
    if (code === part.charCodeAt(matched)) matched += 1;
    if (matched < part.length) continue;
    const last = ranges.at(-1);
    const start = index + 1 - matched;
    if (last && start <= last.end) last.end = index + 1;
    else ranges.push({ start, end: index + 1 });
    matched = borders[matched - 1] ?? 0;
  }
  return ranges;
}

/** For each beginning of a text: the length of the longest shorter beginning that it ends with. */
function bordersOf(text: string): Uint32Array {
  const borders = new Uint32Array(text.length);
  let length = 0;
  for (let index = 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    while (length > 0 && code !== text.charCodeAt(length)) length = borders[length - 1] ?? 0;
    if (code === text.charCodeAt(length)) length += 1;
    borders[index] = length;
  }
  return borders;
}
