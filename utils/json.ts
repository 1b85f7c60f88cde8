/** Parses JSON text. @returns `undefined` if it is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller handles invalid JSON.
    return undefined;
  }
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  return parseJson(text) !== undefined;
}

/** A JSON object of unknown shape. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object: neither an array nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is a JSON object, otherwise an empty object. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/**
 * The tokens of a JSON text: strings, punctuation, numbers and words. Used instead of `jsonc-parser`, which is
 * recursive: a response of only brackets would exhaust the stack, and formatting 300 kB takes half a minute. An
 * unclosed string reaches to the end, so that invalid text takes no longer.
 */
export const JSON_TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Whether a token begins an object or a list. */
export const opensGroup = (token: string): boolean => token === '{' || token === '[';

/** Whether a token ends an object or a list. */
export const closesGroup = (token: string): boolean => token === '}' || token === ']';

const INDENT = '  ';
/** Limits the output for a hostile text of only brackets. */
const MAX_INDENT = 30;

/**
 * Formats JSON text with one member per line. Values are copied as text, because parsing would change long numbers and
 * drop duplicate keys.
 * @returns the same text if it is not JSON
 */
export function prettyJson(text: string): string {
  if (!isJson(text)) return text;
  let depth = 0;
  let before = '';
  let out = '';
  for (const token of text.match(JSON_TOKEN) ?? []) {
    if (closesGroup(token)) depth -= 1;
    // An empty group has no lines of its own.
    const isNewLine = before === ',' || opensGroup(before) !== closesGroup(token);
    if (isNewLine) out += `\n${INDENT.repeat(Math.min(depth, MAX_INDENT))}`;
    out += token === ':' ? ': ' : token;
    if (opensGroup(token)) depth += 1;
    before = token;
  }
  return out;
}

/** Returns a value as JSON of at most 80 characters, or `[…]` if it is nested too deeply to print. */
export function abbreviate(value: unknown): string {
  const text = printed(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function printed(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // JSON.stringify is recursive and throws if the value is nested too deeply.
    return '[…]';
  }
}
