/**
 * Words as they are, or with one letter missing, doubled or swapped with the next, as a part of an expression; not
 * "parce", which is French. The first letter is seldom wrong.
 * @param words in lower case, with bars between
 */
export const withSlips = (words: string): string =>
  `(?!parce(?!l))(?:${words.replace(/\w+/g, (word) =>
    word.replace(/\w/g, (letter, at) => {
      const next = word.charAt(at + 1);
      const slip = `(?:(?:${letter}${letter})?${next}|${next}${letter})`;
      return at === 0 ? word : `|${word.slice(0, at)}${slip}${word.slice(at + 2)}`;
    }),
  )})`;
