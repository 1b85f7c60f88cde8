import { expect, it } from 'vitest';
import type { PatternPart } from './engine/patterns/custom-pattern.ts';
import { checkForm, type FormProblem } from './engine/patterns/infer-pattern.ts';
import { detectionText, rulesText } from './text.en.ts';
import { spanishDetectionText } from './text.es.ts';
import { frenchDetectionText } from './text.fr.ts';

const literal = (text: string): PatternPart => ({ kind: 'literal', text });
const digits = (min: number, max = min): PatternPart => ({ kind: 'digits', min, max });

it.each<[string, PatternPart[]]>([
  ['10 digits', [digits(10)]],
  ['UR followed by 17 digits', [literal('UR'), digits(17)]],
  ['UUS followed by 10 to 14 digits', [literal('UUS'), digits(10, 14)]],
  [
    'R, 1 letter, 9 digits, then CA',
    [literal('R'), { kind: 'capitals', min: 1, max: 1 }, digits(9), literal('CA')],
  ],
  [
    '1Z, 6 letters or digits, then 10 digits',
    [literal('1Z'), { kind: 'alphanumerics', min: 6, max: 6 }, digits(10)],
  ],
  ['UR, up to 1 letter, then 8 digits', [literal('UR'), { kind: 'capitals', min: 0, max: 1 }, digits(8)]],
])('%s', (words, parts) => {
  expect(detectionText.inWords(parts)).toBe(words);
});

it.each(['-', '.', '_', '/', ':'])('says that %s may stand between the characters of an ID', (separator) => {
  const refused: FormProblem = { kind: 'notAnId', text: '?' };
  expect(checkForm(`ABCD${separator}1234`)).toBeUndefined();
  for (const words of [detectionText, rulesText, spanishDetectionText, frenchDetectionText]) {
    expect(words.problem(refused).split(/\s/)).toContain(separator);
  }
});
