import { hasIdDigits, mayHideId } from './id-digits.ts';
import { resemble, splitByTypos } from './typos.ts';
import { CARRIER_NAMES, MORE_CARRIER_NAMES } from './vocabulary/carriers.ts';
import { germanLabels } from './vocabulary/de.ts';
import { englishLabels } from './vocabulary/en.ts';
import { spanishLabels } from './vocabulary/es.ts';
import { frenchLabels } from './vocabulary/fr.ts';
import { italianLabels } from './vocabulary/it.ts';
import { dutchLabels } from './vocabulary/nl.ts';
import { polishLabels } from './vocabulary/pl.ts';
import { portugueseLabels } from './vocabulary/pt.ts';

/** Shapes that need no label word: letters and digits as in the built-in shape, or in numbers with a check digit. */
const SHAPE = /[A-Z]{2}\s?\d(?:\s?\d){6}|[A-Za-z]\d{8}|\d{8}[A-Z]|1(?:[Zz]|[Ll][Ss])/;

/**
 * The words of a list as alternatives of an expression for lower-case text with accents. Letters may be composed,
 * decomposed, or without accents. A word that begins with another word needs no separate alternative.
 */
const alternatives = (words: readonly string[]): string =>
  words
    .filter((word) => !words.some((other) => word !== other && word.startsWith(other)))
    .join('|')
    .replace(/[ -]/g, '.?')
    .normalize('NFD')
    .replace(/(.)[\u0300-\u036f]/g, '(?:$1[\\u0300-\\u036f]?|[^\\0-\\x7f])');

const NAMES = [...CARRIER_NAMES, ...MORE_CARRIER_NAMES];
/** Short names, such as UPS, are also parts of other words. */
const SHORT_NAMES = NAMES.filter((name) => name.length < 4);
// Listed one by one, so that the bundler leaves the other lists of each language out of the content script.
const [LABELS, WITH_TYPOS] = splitByTypos([
  ...englishLabels.tracking,
  ...frenchLabels.tracking,
  ...spanishLabels.tracking,
  ...germanLabels.tracking,
  ...italianLabels.tracking,
  ...dutchLabels.tracking,
  ...portugueseLabels.tracking,
  ...polishLabels.tracking,
]);
const PATHS = [...englishLabels.paths, ...frenchLabels.paths, ...spanishLabels.paths, ...germanLabels.paths];

/** Words that make a number an ID: labels with the typos that the detector allows, carriers, and parts of URLs. */
const WORD = new RegExp(
  `(?<![a-z])(?:${alternatives([...LABELS, ...SHORT_NAMES])}|${resemble(WITH_TYPOS)})|[/#.](?:${alternatives(PATHS)})|${alternatives(NAMES.filter((name) => !SHORT_NAMES.includes(name)))}`,
);

/**
 * Cheap check whether a text may contain an ID: false means that the built-in rules find no ID. Custom patterns have
 * their own check (`patternPrefilter`).
 * @param needsNoWord whether the text is under a table header or the like, or there are custom patterns
 */
export function mayContainId(text: string, needsNoWord = false): boolean {
  if (mayHideId(text)) return true;
  return hasIdDigits(text) && (needsNoWord || SHAPE.test(text) || WORD.test(text.toLowerCase()));
}
