import { isJson } from './is-json.ts';

const INDENT = '  ';
/** Bounds the output for a hostile reply of nothing but brackets. */
const MAX_INDENT = 30;

/**
 * Lays JSON text out in lines. Values are not parsed and printed again, because that would change long numbers and
 * doubled keys; text that is not JSON comes back as it is.
 */
export function prettyJson(text: string): string {
  if (!isJson(text)) return text;
  let depth = 0;
  const line = () => `\n${INDENT.repeat(Math.min(depth, MAX_INDENT))}`;
  const tokens = text.match(/"(?:[^"\\]+|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
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
