/** Reads JSON text. @returns `undefined` when it is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller decides what a text that is not JSON means.
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
 * The tokens of a JSON text: strings, punctuation, and numbers and words. By hand instead of by `jsonc-parser`: that one
 * recurses, so that a reply of nothing but brackets exhausts the stack, and lays out a reply of 300 kB in half a minute.
 */
export const JSON_TOKEN = /"(?:[^"\\]+|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

const INDENT = '  ';
/** Bounds the output for a hostile text of nothing but brackets. */
const MAX_INDENT = 30;

/**
 * Lays out JSON text with one member per line. Values are copied as text, because parsing would change long numbers and
 * drop duplicate keys.
 * @returns the same text when it is not JSON
 */
export function prettyJson(text: string): string {
  if (!isJson(text)) return text;
  let depth = 0;
  const line = () => `\n${INDENT.repeat(Math.min(depth, MAX_INDENT))}`;
  const tokens = text.match(JSON_TOKEN) ?? [];
  let out = '';
  for (const [index, token] of tokens.entries()) {
    if (token === '{' || token === '[') {
      depth += 1;
      const isEmpty = /^[}\]]$/.test(tokens[index + 1] ?? '');
      out += token + (isEmpty ? '' : line());
    } else if (token === '}' || token === ']') {
      depth -= 1;
      const isEmpty = /^[{[]$/.test(tokens[index - 1] ?? '');
      out += (isEmpty ? '' : line()) + token;
    } else if (token === ',') out += token + line();
    else out += token === ':' ? ': ' : token;
  }
  return out;
}
