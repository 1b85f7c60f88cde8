import { expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

it.each([
  ['as it is', 'see ABC123 now', 'see ABC123 now'],
  ['in small type', 'see abc123 now', 'see abc123 now'],
  ['in groups', 'see AB C1-23 now', 'see AB C1-23 now'],
  ['with dots', 'see AB.C12.3 now', 'see AB.C12.3 now'],
  ['across tags', '<p><b>ABC</b>123</p>', '<p><b>ABC</b>123</p>'],
  ['with references', 'ABC&nbsp;1&shy;23', 'ABC&nbsp;1&shy;23'],
  ['with invisible characters', 'ABC\u00ad1\u200b23', 'ABC\u00ad1\u200b23'],
  ['on one line', 'No.\n\n  ABC123\nok', 'No. ABC123 ok'],
  [
    'cut to size',
    `${'x'.repeat(50)} ABC123 ${'y'.repeat(50)}`,
    `…${'x'.repeat(35)} ABC123 ${'y'.repeat(35)}…`,
  ],
  ['nowhere', 'see ABC124', '(not there as one piece)'],
])('%s', (_name, source, snippet) => {
  expect(snippetOf(source, 'ABC123')).toBe(snippet);
});

it('treats an ID as plain text, not as a regular expression', () => {
  expect(snippetOf('a+b', 'A+B')).toBe('a+b');
});
