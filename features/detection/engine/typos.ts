/** "Parcel" without its last letter is a French word. */
const FRENCH = /^parce(?!l)/;

/**
 * A word, and the same with one letter missing, doubled or swapped with the next. The first letter stays where it is.
 * @param word in lower case, a to z only
 */
export function withTypos(word: string): string[] {
  const spellings = new Set([word]);
  for (let at = 1; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    spellings.add(before + after).add(before + letter + letter + after);
    spellings.add(before + after.charAt(0) + letter + after.slice(1));
  }
  return [...spellings].filter((spelling) => !FRENCH.test(spelling));
}

/** Separates exact words from words that may have a typo, which end with a tilde. Removes the tilde. */
export const splitByTypos = (words: readonly string[]): [exact: string[], withTypos: string[]] => [
  words.filter((word) => !word.endsWith('~')),
  words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)),
];
