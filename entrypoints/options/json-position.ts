export interface Position {
  line: number;
  column: number;
}

/**
 * Where a text stops being JSON, as far as the browser says. Chromium names an offset or, for short texts, nothing;
 * Firefox names line and column.
 * @param message of the SyntaxError that JSON.parse threw
 */
export function jsonErrorPosition(text: string, message: string): Position | undefined {
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const offset = /at position (\d+)/.exec(message);
  if (offset) return positionAt(text, Number(offset[1]));
  return /unexpected end/i.test(message) ? positionAt(text, text.trimEnd().length) : undefined;
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
