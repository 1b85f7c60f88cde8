import { expect, test } from 'vitest';
import { bulkLookupText } from './text.en.ts';
import { spanishBulkLookupText } from './text.es.ts';
import { frenchBulkLookupText } from './text.fr.ts';

const LAST_SECOND = 1000;

test.each([
  ['English', bulkLookupText, 'Resumes in 1 second.'],
  ['French', frenchBulkLookupText, 'Reprise dans 1 seconde.'],
  ['Spanish', spanishBulkLookupText, 'Continúa en 1 segundo.'],
])('counts the last second of a pause in the singular (%s)', (_language, text, expected) => {
  expect(text.pausedFor(LAST_SECOND).replaceAll('\u00a0', ' ')).toBe(expected);
});
