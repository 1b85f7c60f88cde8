/** Returns the wording for a count: `one` or `other`. */
export type Plural = (count: number, one: string, other: string) => string;

/**
 * Makes a function that picks between the two wordings of a count by the rules of a language (`Intl.PluralRules`): in
 * English and Spanish only 1 is singular, in French 0 too. For languages with two forms; the third form that French
 * and Spanish have is that of whole millions, which no count here reaches.
 * @param language BCP 47 tag such as `es`
 */
export function pluralIn(language: string): Plural {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}

/**
 * Makes a function that joins names as a language does: `A, B y C`.
 * @param language BCP 47 tag such as `es`
 */
export function listIn(language: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language);
  return (names) => format.format(names);
}

/**
 * Makes a function that writes a number with one decimal: `1,4` or `1.4`.
 * @param language BCP 47 tag such as `es`
 */
export function oneDecimalIn(language: string): (number: number) => string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (number) => format.format(number);
}
