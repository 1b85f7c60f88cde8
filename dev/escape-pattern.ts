/** The source of a regular expression that finds a text: `RegExp.escape`, which the oldest supported Node does not have. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
