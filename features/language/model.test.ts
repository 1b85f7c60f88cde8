import { expect, test } from 'vitest';
import { languageOf, localeOf } from './model.ts';

test.each([
  ['browser', 'en', 'en', 'en'],
  ['browser', 'en-CA', 'en', 'en-CA'],
  ['browser', 'fr-CA', 'fr', 'fr-CA'],
  ['browser', 'es-419', 'es', 'es-419'],
  ['browser', 'FR', 'fr', 'FR'],
  ['fr', 'fr-CH', 'fr', 'fr-CH'],
  ['fr', 'en-US', 'fr', 'fr'],
  ['es', 'de-AT', 'es', 'es'],
  ['en', 'en-AU', 'en', 'en-AU'],
] as const)(
  '%s in a browser in %s is %s, with dates as in %s',
  (choice, browserLanguage, language, locale) => {
    expect(languageOf(choice, browserLanguage)).toBe(language);
    expect(localeOf(language, browserLanguage)).toBe(locale);
  },
);

test('English has English dates, with the hour cycle of the browser', () => {
  const hourCycle = (browserLanguage: string) => {
    const locale = localeOf('en', browserLanguage);
    expect(locale).toMatch(/^en-GB/);
    return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle;
  };
  expect(hourCycle('xh-ZA')).toBeDefined();
  expect(hourCycle('de-AT')).toBe('h23');
  expect(hourCycle('ko-KR')).toBe('h12');
});

test('the interface is English in a browser of a language that it does not have', () => {
  expect(languageOf('browser', 'de-AT')).toBe('en');
});
