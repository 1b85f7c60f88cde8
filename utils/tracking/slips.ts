/** Slips that are words of their own. */
const WORDS = /^(?:parce|tracing|tacking)$/;

/**
 * Words with one letter missing, doubled or swapped with the next, as a part of an expression. The first letter is
 * seldom wrong.
 * @param words in lower case, with spaces between
 */
export const slipsOf = (words: string): string =>
  words
    .split(' ')
    .flatMap((word) =>
      Array.from(word.slice(1), (letter, index) => {
        const before = word.slice(0, index + 1);
        const [next = '', ...after] = word.slice(index + 2);
        return [
          ['', next],
          [letter, letter, next],
          [next, letter],
        ].map((middle) => [before, ...middle, ...after].join(''));
      })
        .flat()
        .filter((slip) => slip !== word && !WORDS.test(slip)),
    )
    .join('|');
