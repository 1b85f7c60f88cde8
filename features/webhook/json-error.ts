export interface JsonError {
  /** Characters before the first token that does not fit. */
  offset: number;
  /** Counted from 1, like the column. */
  line: number;
  column: number;
}

/** Deeper than any payload; limits recursion, so that pasted text cannot exhaust the stack. */
const MAX_DEPTH = 500;

/**
 * Finds the position where a text stops being valid JSON. Browsers report it in different ways, or not at all.
 * @param text that JSON.parse rejects
 */
export function findJsonError(text: string): JsonError {
  const offset = findStop(text);
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Reads as far as the text follows RFC 8259. @returns the offset of the first token that does not fit */
function findStop(text: string): number {
  let at = 0;
  let depth = 0;

  /** Consumes a token and the white space after it. */
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

  // Excludes only the control characters that users type.
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
