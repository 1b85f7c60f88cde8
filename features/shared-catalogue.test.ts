import { expect, test } from 'vitest';
import { timeLocale } from './shared-catalogue.ts';

test.each(['en', 'en-CA'])('the time locale keeps %s, which has a catalogue', (language) => {
  expect(timeLocale(language)).toBe(language);
});

test('without a catalogue, dates are English with the hour cycle of the language', () => {
  const hourCycle = (language: string) =>
    new Intl.DateTimeFormat(timeLocale(language), { hour: 'numeric' }).resolvedOptions().hourCycle;
  expect(timeLocale('xh-ZA')).toMatch(/^en-GB/);
  expect(hourCycle('de-AT')).toBe('h23');
  expect(hourCycle('ko-KR')).toBe('h12');
});
