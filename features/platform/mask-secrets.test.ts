import { expect, test } from 'vitest';
import { leastMs, takesAtMost } from '../../tests/processor-time.ts';
import { keySecret, maskSecrets, tokenSecret } from './mask-secrets.ts';

const mask = (text: string, ...keys: string[]) => maskSecrets(text, keys.map(keySecret));

test.each([
  ['', ''],
  ['key', 'key'],
  ['abcd', '<API_KEY>'],
  ['xabcdx', 'x<API_KEY>x'],
  ['abcd abcdabcd', '<API_KEY> <API_KEY>'],
  ['ababcd', 'ab<API_KEY>'],
  ['a%62c%64', '<API_KEY>'],
  ['a%2562cd', '<API_KEY>'],
  ['a%252562cd', 'a%252562cd'],
  ['100% abcd%', '100% <API_KEY>%'],
  ['{"a\\u0062cd":"\\"abcd\\""}', '{"<API_KEY>":"\\"<API_KEY>\\""}'],
])('masks the secret "abcd" in %j', (text, expected) => {
  expect(mask(text, 'abcd')).toBe(expected);
});

test('masks a secret that overlaps itself or another one once', () => {
  expect(mask('-aabaabaab-', 'aabaab')).toBe('-<API_KEY>-');
  const secrets = [keySecret('bcde'), tokenSecret('abcd'), tokenSecret('abcdefgh')];
  expect(maskSecrets('-abcdefgh-', secrets)).toBe('-<ACCESS_TOKEN>-');
});

test('masks a secret that contains escapes itself', () => {
  expect(mask('a%41\\u0041b', 'a%41\\u0041b')).toBe('<API_KEY>');
  expect(mask(JSON.stringify('"x\\y/z"'), '"x\\y/z"')).toBe('"<API_KEY>"');
  expect(mask(encodeURIComponent('a%41b'), 'a%41b')).toBe('<API_KEY>');
});

test.each(['ab/cd+e=', 'ab&#x2F;cd+e&#x3D;', 'ab&#47;cd&#43;e&#61;', 'ab&#X002f;cd&#043;e&#x3d;'])(
  'masks a secret escaped as in HTML: %j',
  (text) => {
    expect(mask(`<p>${text}</p>`, 'ab/cd+e=')).toBe('<p><API_KEY></p>');
    expect(mask(JSON.stringify(`<p>${text}</p>`), 'ab/cd+e=')).toBe('"<p><API_KEY></p>"');
  },
);

test('leaves what only looks like an escape of HTML', () => {
  expect(mask('&#ff; &AMP; &#x110000; & abcd', 'abcd')).toBe('&#ff; &AMP; &#x110000; & <API_KEY>');
});

test('does not mask very short secrets, which occur in any text', () => {
  expect(mask('abc', 'abc')).toBe('abc');
  expect(mask(btoa('abcdefg'), 'abcdefg')).toBe(btoa('abcdefg'));
});

test('masks a long secret with a length of its own', () => {
  const key = Array.from({ length: 300_000 }, (_, index) => String(index % 7)).join('');
  expect(mask(`(${key}) ${btoa(key)}`, key)).toBe('(<API_KEY>) <API_KEY>');
});

/** Secrets that the platform may choose, and texts that make a careless search of these repeat itself. */
const A = 'a'.repeat(8_191);
test.each([
  ['a rare beginning', `b${A}`, 'a'],
  ['a rare end', `${A}b`, 'a'],
  ['a rare middle', `${A.slice(4_096)}b${A.slice(4_096)}`, 'a'],
  ['escapes', `b${A}`, '%61'],
  ['escaped escapes', `b${A}`, '%2561'],
  ['signs that begin an escape', `b${A}`, '%'],
  ['base64', `\0${'\0'.repeat(8_000)}a`, 'A'],
  ['itself', A, 'a'],
])('takes time in proportion to the length of the text, with %s', (_name, secret, unit) => {
  const textOf = (length: number) => unit.repeat(length / unit.length);
  const small = leastMs(() => mask(textOf(1 << 14), secret));
  expect(takesAtMost(small * 32 * 6, () => mask(textOf(1 << 19), secret))).toBe(true);
});
