import { describe, expect, it } from 'vitest';
import { CARRIERS } from '../carriers/carriers.ts';
import { findTrackingIds } from '../detect.ts';
import { isApart } from '../labels.ts';
import { mayContainId } from '../prefilter.ts';
import { CARRIER_NAMES, FORMLESS, LONG_NUMBER_NAMES, SHORT_NUMBER_NAMES } from './carriers.ts';
import type { Vocabulary } from './language.ts';
import { vocabularyRows } from './vocabulary.ts';

type List = keyof Vocabulary;

/** The rows of some lists in all languages. */
const rows = (...lists: List[]): string[] => lists.flatMap((list) => vocabularyRows(list));
const words = (...lists: List[]): string[] => rows(...lists).flatMap(spellings);
const withTypos = (list: List): string[] =>
  rows(list)
    .filter((row) => row.endsWith('~'))
    .map((row) => row.slice(0, -1));

/** The word of a row with and without spaces, dashes, dots and slashes; for a star, with and without more letters. */
function spellings(row: string): string[] {
  const word = row.replace(/[~+]/, '');
  if (word.endsWith('*')) return [word.slice(0, -1), word.replace('*', 'en')];
  return /[ ./-]/.test(word) ? [word, word.replace(/[ ./-]/g, '')] : [word];
}

/** Things that are labels without a word for "number" as well. */
const bare = rows('tracking').filter((row) => !row.endsWith('+'));

/** A number that is found only beside a full label. */
const SHORT = '48245198';
/** A number that is found beside any label. */
const LONG = '482451988778';
/** An ID that is found without a label, but not beside a label for another kind of number. */
const SHAPED = 'ABCD1234567890';

const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);
/** The IDs that the detector finds in a text, if the text passes the prefilter. */
const found = (text: string): string[] => (mayContainId(text) ? ids(text) : ['stopped by the prefilter']);

/** A word with each letter but the first missing, doubled, or swapped with the next. */
function typosOf(word: string): string[] {
  const typos = [...word].slice(1).flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index + 1), word.slice(index + 2)];
    const next = after.charAt(0);
    return [before + after, before + letter + letter + after, before + next + letter + after.slice(1)];
  });
  // "Parce" is a French word.
  return typos.filter((typo) => !/^parce(?!l)/.test(typo));
}

describe('words for things with a tracking number', () => {
  // Portuguese orders are "encomendas" as well.
  const precise = words('tracking').filter((word) => word !== 'encomenda');
  it.each(precise)('make the number after them an ID: %s', (word) => {
    expect(found(`${word.toUpperCase()} number ${SHORT}`)).toEqual([SHORT]);
  });

  it.each(bare.flatMap(spellings))('make it one without a word for "number": %s', (word) => {
    expect(found(`${word}: ${LONG}`)).toEqual([LONG]);
  });

  it.each(rows('tracking').filter((row) => row.endsWith('+')))('do so only beside it: %s', (row) => {
    expect(ids(`${row.slice(0, -1)}: ${LONG}`)).toEqual([]);
  });

  it.each(bare.flatMap(spellings).filter((word) => /[^ -~]/.test(word)))(
    'are read with and without their accents: %s',
    (word) => {
      const decomposed = word.normalize('NFD');
      expect(found(`${decomposed}: ${LONG}`)).toEqual([LONG]);
      expect(found(`${decomposed.replace(/[\u0300-\u036f]/g, '')}: ${LONG}`)).toEqual([LONG]);
    },
  );

  it.each(withTypos('tracking'))('are read with one typo: %s', (word) => {
    for (const typo of typosOf(word)) expect(found(`${typo}: ${LONG}`), typo).toEqual([LONG]);
  });

  it.each(words('paths'))('are read in the path of a page: %s', (word) => {
    expect(found(`https://shop.example/${word}/${SHORT}`)).toEqual([SHORT]);
  });
});

it.each(words('abbreviations'))('abbreviates a thing with a tracking number beside "number": %s', (word) => {
  expect(ids(`${word} no. ${SHORT}`)).toEqual([SHORT]);
  expect(found(`${word}. no. ${LONG}`)).toEqual([LONG]);
  // Longer ones are no other words.
  expect(ids(`${word}: ${LONG}`)).toEqual(word.length > 4 ? [LONG] : []);
  expect(ids(`${word} ${LONG}`)).toEqual(word.length > 4 ? [LONG] : []);
  expect(ids(`${word} ${LONG.slice(1)}`)).toEqual([]);
});

it.each(words('otherAbbreviations'))('abbreviates a thing with another number: %s', (word) => {
  expect(found(`${word} no. ${SHAPED}`)).toEqual([]);
  expect(found(`${word}.-nr. ${SHAPED}`)).toEqual([]);
  expect(found(`${word} ${SHAPED}`)).toEqual([SHAPED]);
});

describe('words for "number"', () => {
  it.each(words('number', 'references'))('make a full label: %s', (word) => {
    expect(found(`parcel ${SHORT}`)).toEqual([]);
    expect(found(`parcel ${word} ${SHORT}`)).toEqual([SHORT]);
  });

  it.each(withTypos('number'))('are read with one typo: %s', (word) => {
    const plain = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    for (const typo of typosOf(plain)) expect(found(`parcel ${typo} ${SHORT}`), typo).toEqual([SHORT]);
  });

  it.each(words('of'))('may come first, with "%s"', (word) => {
    expect(found(`number ${word} parcel ${SHORT}`)).toEqual([SHORT]);
  });

  it.each(words('articles'))('may come first, with "of" and "%s"', (word) => {
    expect(found(`number of ${word} parcel ${SHORT}`)).toEqual([SHORT]);
  });

  it.each(words('with'))('may follow after "%s"', (word) => {
    expect(found(`parcel ${word} number ${SHORT}`)).toEqual([SHORT]);
  });
});

it.each(words('orders', 'otherThings', 'otherNumbers', 'references'))(
  'does not find the number after "%s"',
  (word) => {
    expect(found(SHAPED)).toEqual([SHAPED]);
    expect(found(`${word}: ${SHAPED}`)).toEqual([]);
  },
);

it.each(words('orders'))('finds the number after "tracking number of your %s"', (word) => {
  expect(found(`tracking number of your ${word}: ${SHORT}`)).toEqual([SHORT]);
});

it.each(words('stops'))('finds no number after a label and "%s"', (word) => {
  expect(found(`tracking number: ${word} ${LONG}`)).toEqual([]);
});

it.each(words('denials'))('finds no number after "%s" and a label', (word) => {
  expect(found(`${word} tracking number ${LONG}`)).toEqual([]);
});

it.each(words('verbs'))('reads "%s" between a label and its number', (word) => {
  expect(found(`parcel ${word} ${SHORT}`)).toEqual([SHORT]);
});

it.each(words('as'))('reads "%s" between a number and the label after it', (word) => {
  expect(found(`${LONG} ${word} tracking number`)).toEqual([LONG]);
});

it.each(words('siblings'))('finds another number of the same kind after "%s"', (word) => {
  expect(found(`tracking number ${LONG} has not moved. The ${word} one is ${SHORT}`)).toEqual([LONG, SHORT]);
});

it.each(words('conjunctions'))('finds two numbers of the same kind around "%s"', (word) => {
  expect(found(`tracking numbers ${LONG} ${word} ${SHORT}`)).toEqual([LONG, SHORT]);
});

it.each(words('but'))('finds the number behind "%s" instead of another one', (word) => {
  expect(found(`tracking number is not ${SHORT} ${word} ${SHORT.replace('9', '7')}`)).toEqual([
    SHORT.replace('9', '7'),
  ]);
  // The number is not the parcel's, but what there is instead of it.
  expect(found(`parcel: never had its tracking number, ${word} ${LONG}`)).toEqual([]);
});

it.each(words('using'))('finds the number with which people follow a parcel behind "%s"', (word) => {
  expect(found(`follow the parcel ${word} the number ${LONG}`)).toEqual([LONG]);
});

it.each(words('examples'))('does not find the number of an example: %s', (word) => {
  expect(found(`${word}: ${SHAPED}`)).toEqual([]);
  expect(found(`${SHAPED} is ${word}`)).toEqual([]);
});

it.each(words('lookalikes'))('does not read "%s" as the word that it begins with', (word) => {
  expect(found(`${word}: ${SHAPED}`)).toEqual([SHAPED]);
});

it.each(words('fillers'))('does not read "%s" in capitals as the beginning of a number', (word) => {
  expect(isApart(word.toUpperCase())).toBe(true);
});

describe('names of carriers', () => {
  it.each(CARRIER_NAMES.flatMap(spellings))('may be between a label and its number: %s', (name) => {
    expect(found(`tracking number ${name} ${SHORT}`)).toEqual([SHORT]);
    expect(found(`delivery ${name} ${LONG}`)).toEqual([LONG]);
  });

  it.each([...CARRIER_NAMES, ...SHORT_NUMBER_NAMES, ...LONG_NUMBER_NAMES].flatMap(spellings))(
    'pass the prefilter: %s',
    (name) => {
      expect(mayContainId(`with ${name} ${LONG}`)).toBe(true);
    },
  );

  it('are plain words, not expressions', () => {
    const names = [
      ...FORMLESS.split('|'),
      ...CARRIERS.flatMap(({ words: spelled = '' }) => spelled.split('|')),
    ];
    expect(names.filter((name) => !/^[a-z\d& -]*$/.test(name))).toEqual([]);
  });

  it.each(CARRIERS.map(({ name }) => name))('include every carrier with a known format: %s', (name) => {
    expect(mayContainId(`with ${name} ${LONG}`)).toBe(true);
  });
});
