import { expect, test } from 'vitest';
import { spanishBulkViewText } from './text.es.ts';
import { frenchBulkViewText } from './text.fr.ts';
import { bulkViewText } from './view-text.en.ts';

const LAST_SECOND = 1000;

test.each([
  ['English', bulkViewText, 'Resumes in 1 second.'],
  ['French', frenchBulkViewText, 'Reprise dans 1 seconde.'],
  ['Spanish', spanishBulkViewText, 'Continúa en 1 segundo.'],
])('counts the last second of a pause in the singular (%s)', (_language, text, expected) => {
  expect(text.pausedFor(LAST_SECOND).replaceAll('\u00a0', ' ')).toBe(expected);
});
