import { escapePattern } from '../escape-pattern.ts';

/**
 * A pseudo-locale: English with accents, 40 % longer. It makes texts visible that are cut, do not wrap or are in no
 * catalogue.
 */

const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçďéĝĥíĵķľñóŕšťúŵýžÁÇĎÉĜĤÍĴĶĽÑÓŔŠŤÚŴÝŽ';
const GROWTH = 0.4;

/** Placeholders of replies, addresses, numbers, and names that are the same in all languages. */
const KEPT = String.raw`\{[^}]*\}|https?://\S*|\d+|Waybill|Sandbox|SANDBOX`;
/** Members that code reads, and no person. */
const NO_TEXTS = new Set(['does']);

/** One word, in which some letters are doubled, evenly. */
function pseudoWord(word: string): string {
  return [...word]
    .map((letter, at) => {
      const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
      const isDoubled = Math.ceil((at + 1) * GROWTH) > Math.ceil(at * GROWTH);
      return isDoubled ? accented + accented.toLowerCase() : accented;
    })
    .join('');
}

/**
 * @param text of the English interface
 * @param values that were put into it; they stay as they are, as do numbers, addresses and placeholders
 */
export function pseudoText(text: string, values: readonly string[] = []): string {
  const names = values.filter((value) => value !== '').toSorted((a, b) => b.length - a.length);
  const kept = new RegExp(`(${[...names.map(escapePattern), KEPT].join('|')})`);
  return text
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\p{L}+/gu, pseudoWord)))
    .join('');
}

/** All strings in a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function pseudoValue(value: unknown, values: readonly string[]): unknown {
  if (typeof value === 'string') return pseudoText(value, values);
  if (Array.isArray(value)) return value.map((each) => pseudoValue(each, values));
  if (typeof value === 'function')
    return (...given: unknown[]) => pseudoValue(value(...given), stringsIn(given));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    NO_TEXTS.has(key) ? each : pseudoValue(each, values),
  ]);
  return Object.fromEntries(entries);
}

/** A catalogue in this language: the same texts, and functions that take the same arguments. */
export function pseudoMessages<M extends object>(messages: M): M {
  return pseudoValue(messages, []) as M;
}
