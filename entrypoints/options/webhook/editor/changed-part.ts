export interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/**
 * The one replacement that makes a text into another and leaves as much as it can: carets and marks around it stay.
 * @returns `undefined` when the texts are the same
 */
export function changedPart(before: string, after: string): Replacement | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let alike = 0;
  while (alike < shorter - from && before.at(-1 - alike) === after.at(-1 - alike)) alike += 1;
  return { from, to: before.length - alike, insert: after.slice(from, after.length - alike) };
}
