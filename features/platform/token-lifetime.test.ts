import { expect, test } from 'vitest';
import { jwtWith } from '../../tests/fakes/http.ts';
import { readTokenTimes, tokenLifetime } from './token-lifetime.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_760_000_000;

test.each([
  ['a day', jwtWith({ iat: NOW, exp: NOW + 86_400 }), DAY],
  ['an hour', jwtWith({ iat: NOW, exp: NOW + 3_600 }), 3_600_000],
  ['one second', jwtWith({ iat: NOW, exp: NOW + 1 }), 1000],
  ['letters of the alphabet for addresses', jwtWith({ iat: NOW, exp: NOW + 60, sub: 'ü?>ÿ~ü?>ÿ~' }), 60_000],
])('returns the lifetime: %s', (_name, token, expected) => {
  expect(tokenLifetime(token)).toBe(expected);
});

test('readTokenTimes returns both times or undefined', () => {
  expect(readTokenTimes(jwtWith({ iat: NOW, exp: NOW + 60 }))).toEqual({
    issuedAt: NOW * 1000,
    expiresAt: (NOW + 60) * 1000,
  });
  expect(readTokenTimes(jwtWith({ exp: NOW }))).toBeUndefined();
  expect(readTokenTimes(jwtWith({ iat: NOW, exp: `${NOW}` }))).toBeUndefined();
  expect(readTokenTimes('opaque-token')).toBeUndefined();
  for (const at of [NOW * 1000, 1e306, -1])
    expect(readTokenTimes(jwtWith({ iat: at, exp: at + 60 }))).toBeUndefined();
});

test.each(['', '.', 'a.', 'a.e30.c', 'a.bnVsbA.c'])('%j says nothing of its validity', (token) => {
  expect(readTokenTimes(token)).toBeUndefined();
  expect(tokenLifetime(token)).toBe(DAY);
});

test('accepts a lifetime of just under a day', () => {
  expect(tokenLifetime(jwtWith({ iat: NOW, exp: NOW + 86_399 }))).toBe(DAY - 1000);
});
