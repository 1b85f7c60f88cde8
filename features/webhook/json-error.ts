export interface JsonError {
  /** Characters before the first token that does not fit. */
  offset: number;
  /** Counted from 1, as the column is. */
  line: number;
  column: number;
}

/** Deeper than any payload; a bound, so that a hostile paste cannot exhaust the stack. */
const MAX_DEPTH = 500;

/**
 * Finds where a text stops being JSON. Each browser's own message names the place in a different way, or not at all.
 * @param text which JSON.parse refuses
 */
export function findJsonError(text: string): JsonError {
  const offset = findStop(text);
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Reads as far as the grammar of RFC 8259 goes. @returns the offset of the first token that does not fit */
function findStop(text: string): number {
  let at = 0;
  let depth = 0;

  /** Steps over a token and the white space after it. */
  function eat(token: RegExp): boolean {
    const sticky = new RegExp(`(?:${token.source})[ \\t\\r\\n]*`, 'y');
    sticky.lastIndex = at;
    const fits = sticky.test(text);
    if (fits) at = sticky.lastIndex;
    return fits;
  }

  function value(): boolean {
    if (eat(/\{/)) return list(/\}/, member);
    if (eat(/\[/)) return list(/\]/, value);
    return string() || eat(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/) || eat(/true|false|null/);
  }

  // Of the control characters that a string must not contain, those that people type.
  function string(): boolean {
    return eat(/"(?:[^"\\\t\r\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/);
  }

  function member(): boolean {
    return string() && eat(/:/) && value();
  }

  function list(close: RegExp, item: () => boolean): boolean {
    if (eat(close)) return true;
    depth += 1;
    if (depth > MAX_DEPTH) return false;
    while (item()) {
      if (eat(close)) {
        depth -= 1;
        return true;
      }
      if (!eat(/,/)) return false;
    }
    return false;
  }

  eat(/(?:)/);
  value();
  return at;
}
