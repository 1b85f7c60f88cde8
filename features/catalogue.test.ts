import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { TEXT_ARGUMENTS } from '../tests/fixtures/text-arguments.ts';
import { createReadMessages } from './background-translations.ts';
import { spanishMessages } from './catalogue.es.ts';
import { frenchMessages } from './catalogue.fr.ts';
import { type AllMessages, allEnglishMessages } from './catalogue.ts';
import type { Language } from './language/model.ts';
import { spanishReplies } from './replies/writer/reply-text.es.ts';
import { listIn, oneDecimalIn, pluralIn } from './wording.ts';

type Text = string | ((...values: unknown[]) => unknown);

/** Texts that are the same in English, in any language: names, signs and examples. */
const SAME_EVERYWHERE: Record<string, string> = {
  'browserUi.noIds': 'a name',
  'common.productName': 'a name',
  'common.sandboxMark': 'the name of an environment',
  'shipment.environment.sandbox': 'the name of an environment',
  'evidence.environmentName.sandbox': 'the name of an environment',
  'options.environmentName.sandbox': 'the name of an environment',
  'selfTest.api.partnerUrl': 'the name of an API',
  'selfTest.api.clientUrl': 'the name of an API',
  'language.choices.en': 'each language in itself',
  'language.choices.fr': 'each language in itself',
  'language.choices.es': 'each language in itself',
  'options.addressPlaceholder': 'the beginning of a URL',
  'helpdesks.addressPlaceholder': 'an example',
  'statusColors.sample': 'an example',
  'webhook.fold.authorization': 'the name of a header',
};
const TRANSLATIONS: Record<
  Exclude<Language, 'en'>,
  { messages: AllMessages; same: Record<string, string> }
> = {
  fr: {
    messages: frenchMessages,
    same: {
      'common.keyCaps.Control': 'as on keyboards',
      'diagnostics.version': 'a French word too',
      'evidence.environmentName.production': 'a French word too',
      'evidence.imagesTitle': 'a French word too',
      'options.environmentName.production': 'a French word too',
      'shipment.environment.production': 'a French word too',
      'options.menu': 'a French word too',
      'options.navigation': 'a French word too',
      'options.photos': 'a French word too',
      'options.unsavedField': 'the names of two things',
      'replyTemplates.signature': 'a French word too',
      'replyForm.placeholderName.signature': 'a French word too',
      'technical.fieldName.latitude': 'a French word too',
      'technical.fieldName.longitude': 'a French word too',
      'technical.fieldName.province': 'a French word too',
      'webhook.sampleName.minimal': 'a French word too',
      'helpdesks.title': 'what support teams say',
    },
  },
  es: {
    messages: spanishMessages,
    same: {
      'common.keyCaps.Control': 'as on keyboards',
      'diagnostics.ms': 'a unit',
      'webhook.duration': 'a unit',
      'watch.newState': 'the name of an environment',
      'webhook.payload': 'what developers say',
      'common.keyCaps.Escape': 'as on keyboards',
      'common.keyCaps.Shift': 'as on keyboards',
      'diagnostics.host': 'what administrators say',
      'diagnostics.reason.token': 'what administrators say',
    },
  },
};

/** Every text of a catalogue by its path, such as `webhook.filter.all`. */
function textsOf(catalogue: object, path = ''): Map<string, Text> {
  const entries = Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) => {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null) return [...textsOf(value, name)];
    return [[name, value as Text] as const];
  });
  return new Map(entries);
}

/** One value for a parameter, of each kind of which parameters are. */
const VALUES = (at: number) => [4711 + 11 * at, `Q${4711 + 11 * at}`, [`Q${4711 + 11 * at}`], 'production'];

/** Arguments with which a text can be shown: those of the table, or the first that give an English text without gaps. */
function argumentsFor(path: string, english: Text): readonly (readonly unknown[])[] {
  if (typeof english === 'string') return [];
  const given = TEXT_ARGUMENTS[path] ?? TEXT_ARGUMENTS[path.replace(/\.[^.]+$/, '.*')];
  if (given) return given;
  const tries = Array.from({ length: english.length }, (_, at) => VALUES(at)).reduce<unknown[][]>(
    (lists, values) => lists.flatMap((list) => values.map((value) => [...list, value])),
    [[]],
  );
  const found = tries.find((values) => {
    try {
      return !/undefined|\[object|NaN/.test(shown(english, values));
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`tests/fixtures/text-arguments.ts has no arguments for ${path}`);
  return [found];
}

const shown = (text: Text, values: readonly unknown[]): string => {
  const result = typeof text === 'string' ? text : text(...values);
  return typeof result === 'string' ? result : JSON.stringify(result);
};

/** All numbers in a text, in any order; languages separate digits by different signs. */
const numbersIn = (text: string) =>
  text
    .replace(/(?<=\d)[.,\s](?=\d)/g, '')
    .match(/\d+/g)
    ?.toSorted() ?? [];

const ENGLISH = textsOf(allEnglishMessages);
/** The results of a text with each set of arguments: its path, in English and in the other language. */
function pairs(messages: object): { path: string; english: string; other: string }[] {
  const texts = textsOf(messages);
  return [...ENGLISH].flatMap(([path, english]) => {
    const other = texts.get(path) ?? '';
    const all = typeof english === 'string' ? [[]] : argumentsFor(path, english);
    return all.map((values) => ({ path, english: shown(english, values), other: shown(other, values) }));
  });
}

describe.each(Object.entries(TRANSLATIONS))('the strings in %s', (language, { messages, same }) => {
  const all = pairs(messages);

  test('are as many as in English', () => {
    const { statusNames, ...shipment } = messages.shipment;
    const texts = textsOf({ ...messages, shipment });
    expect([...texts.keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted());
    // English shows the platform's own names.
    expect(Object.keys(statusNames).toSorted()).toEqual(Object.keys(spanishReplies.status ?? {}).toSorted());
  });

  test('show every number and name that the English ones show', () => {
    const wrong = all.filter(
      ({ english, other }) => JSON.stringify(numbersIn(english)) !== JSON.stringify(numbersIn(other)),
    );
    expect(wrong).toEqual([]);
    expect(all.filter(({ other }) => /undefined|\[object|NaN|^\s*$/.test(other))).toEqual([]);
  });

  test('are not English, but for a short list', () => {
    const listed = { ...SAME_EVERYWHERE, ...same };
    const hasWord = (text: string) => /\p{L}{2}/u.test(text.replace(/[QTSNPDRHWC]\d+|h4711\.example/g, ''));
    const equal = all.filter(({ english, other }) => english === other && hasWord(other));
    expect([...new Set(equal.map(({ path }) => path))].toSorted()).toEqual(Object.keys(listed).toSorted());
    const ENGLISH_WORD = /\b(the|and|with|your|this|that|cannot|was|were|isn|doesn|couldn|save|copy)\b/i;
    expect(all.filter(({ other }) => ENGLISH_WORD.test(other))).toEqual([]);
  });

  test('are also those of the background', async () => {
    const texts = textsOf(messages);
    const { readStateText: _, ...background } = await createReadMessages(
      async () => language as Language,
      vi.fn(),
    )();
    for (const [path, text] of textsOf(background)) expect(text, path).toBe(texts.get(path));
  });

  test('of the manifest have the keys and placeholders of the English ones', () => {
    const read = (name: string): Record<string, { message: string; placeholders?: object }> =>
      JSON.parse(readFileSync(`public/_locales/${name}/messages.json`, 'utf8'));
    const own = read(language);
    for (const [key, { message, placeholders }] of Object.entries(read('en'))) {
      expect(own[key]?.placeholders, key).toEqual(placeholders);
      const names = (text = '') => text.match(/\$\w+\$/g)?.toSorted();
      expect(names(own[key]?.message), key).toEqual(names(message));
    }
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(read('en')).toSorted());
  });
});

test('Spanish questions open with a question mark, and quotation marks are Spanish', () => {
  const texts = pairs(spanishMessages).map(({ other }) => other.replace(/\(\?\)|\? para/g, ''));
  const opened = (text: string) => (text.match(/¿/g)?.length ?? 0) === (text.match(/\?/g)?.length ?? 0);
  expect(texts.filter((text) => text !== '?' && !opened(text))).toEqual([]);
  expect(texts.filter((text) => !text.startsWith('{') && /["'“”’]/.test(text))).toEqual([]);
});

test('French has its quotation marks and apostrophes, and no line breaks before signs', () => {
  // The texts of failures are several in an object.
  const texts = pairs(frenchMessages).flatMap(({ other }) =>
    other.startsWith('{"') ? Object.values<unknown>(JSON.parse(other)).map(String) : [other],
  );
  expect(texts.filter((text) => /['"“”]/.test(text))).toEqual([]);
  // Not signs in URLs, times, placeholders and names of keys.
  const plain = texts.map((text) =>
    text.replace(/https?:|\d:\d|\(\?\)|^\?$|sur\u00a0\? pour|[[{].*[\]}]/g, ''),
  );
  expect(plain.filter((text) => /(^|[^\u00a0])[:»]|«[^\u00a0]|(^|[^\u202f])[;!?]/.test(text))).toEqual([]);
});

test('French and Spanish words agree with the days, counts and names beside them', () => {
  const day = { day: 'mer. 18 nov.', fullDay: '18 nov. 2026', time: '14:32' };
  expect(frenchMessages.shipment.spokenTime(day)).toBe('le mer. 18 nov., 14:32');
  expect(frenchMessages.shipment.spokenTime({ ...day, near: 'hier' })).toBe('hier, 14:32');
  expect(frenchMessages.shipment.writtenTime(day)).toBe('le 18 nov. 2026, 14:32');
  expect(frenchMessages.selfTest.progress(1, 12)).toBe('1 testé sur 12');
  expect(spanishMessages.watch.elsewhere(1, 'production')).toContain('las consultas usen producción');
  expect(spanishMessages.webhook.historyLead).toMatch(/^Las últimas 50, guardadas/);
  // A time follows, which may be 1:10: “a las” would be wrong for it.
  expect(spanishMessages.shipment.lastUpdateAt).not.toContain('a las');
});

test('English has contractions, except in the evidence file, which goes to insurers and banks', () => {
  const texts = pairs(allEnglishMessages).filter(({ path }) => !path.startsWith('evidence.'));
  const LONG = /\b(?:could|did|does|do|is|are|was|were|has|have|will|would) not\b|\bcannot\b/i;
  expect(texts.filter(({ english }) => LONG.test(english) || /\bIt is\b/.test(english))).toEqual([]);
});

test('every language of the manifest has strings', () => {
  expect(readdirSync('public/_locales').toSorted()).toEqual(['en', ...Object.keys(TRANSLATIONS)].toSorted());
});

test('counts, lists and decimals follow the language', () => {
  expect([0, 1, 2].map((count) => pluralIn('fr')(count, 'one', 'more'))).toEqual(['one', 'one', 'more']);
  expect([0, 1, 2].map((count) => pluralIn('es')(count, 'one', 'more'))).toEqual(['more', 'one', 'more']);
  expect(listIn('es')(['A', 'B', 'C'])).toBe('A, B y C');
  expect(oneDecimalIn('fr')(1.25)).toBe('1,3');
});
