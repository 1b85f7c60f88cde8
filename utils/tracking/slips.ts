/**
 * Words with one letter missing, doubled or swapped with the next, as a part of an expression; not those slips that are
 * words of their own. The first letter is seldom wrong.
 * @param words in lower case, with bars between
 */
export const slipsOf = (words: string): string =>
  `(?!tracing|tacking|parce(?!l))(?:${words.replace(/\w+/g, (word) =>
    Array.from(word.slice(1), (letter, index) => {
      const [next = '', ...rest] = word.slice(index + 2);
      return `${word.slice(0, index + 1)}(?:(?:${letter}${letter})?${next}|${next}${letter})${rest.join('')}`;
    }).join('|'),
  )})`;
