import { expect, it } from 'vitest';
import { report } from './report.ts';
import { scored } from './test-tickets.ts';

const LINES = report(
  [
    scored('one', 'A11:label B22:shape', 'A11 X99', { text: 'A11 and B22, order X99' }),
    scored('two', 'C33:link', 'C33', { lang: 'de' }),
    scored('three', '', 'Y88', { text: 'about Y88' }),
    scored('four', '', ''),
    scored('five', 'D44:shape', 'E55', { ambiguous: true, text: 'D44 E55' }),
  ],
  [],
);

const numbersAfter = (name: string): string[] =>
  (LINES.find((line) => line.startsWith(`${name} `)) ?? '').slice(name.length).trim().split(/\s+/);

it('reports the number of tickets', () => {
  expect(LINES[0]).toBe('4 tickets, 2 of them without an ID; 1 ambiguous ones apart');
});

it.each([
  // 2 of 4 found IDs are correct; 2 of 3 expected IDs are found.
  ['all', '50.0 66.7 57.1 2 2 1'],
  ['html', '– – – 0 0 0'],
  ['label', '50.0 100.0 66.7 1 1 0'],
  ['shape', '0.0 0.0 0.0 0 1 1'],
  ['de', '100.0 100.0 100.0 1 0 0'],
  ['en', '33.3 50.0 40.0 1 2 1'],
  ['ambiguous', '0.0 0.0 0.0 0 1 1'],
])('reports precision, recall, F1 and counts: %s', (name, numbers) => {
  expect(numbersAfter(name)).toEqual(numbers.split(' '));
});

it('reports the rate of false alarms', () => {
  expect(LINES).toContain('false alarms: 1 of 2 tickets without an ID (50.0 %)');
});

it('shows misses and false hits in their context', () => {
  const text = LINES.join('\n');
  expect(text).toContain('missed\n  one  B22 (shape)\n      A11 and B22, order X99');
  expect(text).toContain(
    'false hits\n  one  X99\n      A11 and B22, order X99\n  three  Y88\n      about Y88',
  );
});

it('omits empty sections', () => {
  const text = report([scored('one', 'A:label', 'A')]).join('\n');
  expect(text).not.toMatch(/^missed|^false hits|^ambiguous/m);
});

it('shows blind scores beside what the rules score on the same tickets now', () => {
  const lines = report(
    [
      scored('en-set-b-1', 'A11:label B22:taught', 'A11'),
      scored('en-set-b-2', '', 'Y88'),
      scored('other', '', 'Z99'),
    ],
    [
      {
        set: 'set-a',
        scored: '2026-01-02',
        counts: { hits: 1, falseHits: 0, misses: 3 },
        taught: { hits: 0, falseHits: 0, misses: 0 },
        empty: { tickets: 4, alarms: 1 },
      },
      {
        set: 'set-b',
        scored: '2026-02-03',
        counts: { hits: 1, falseHits: 1, misses: 0 },
        taught: { hits: 1, falseHits: 0, misses: 1 },
        empty: { tickets: 0, alarms: 0 },
      },
    ],
  );
  const first = lines.findIndex((line) => line.startsWith('set-a'));
  expect(lines.slice(first, first + 9).map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
    ['set-a, 2026-01-02', '100.0', '25.0', '40.0'],
    ['', 'taught', '–', '–'],
    ['', 'false alarms', '25.0'],
    ['set-b, 2026-02-03', '50.0', '100.0', '66.7'],
    ['', 'taught', '100.0', '50.0'],
    ['', 'false alarms', '–'],
    ['set-b, now', '50.0', '50.0', '50.0'],
    ['', 'taught', '–', '0.0'],
    ['', 'false alarms', '100.0'],
  ]);
});
