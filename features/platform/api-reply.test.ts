import { describe, expect, test } from 'vitest';
import { httpReply } from '../../tests/fakes/http.ts';
import { AUTH_ERRORS, findAuthError, messageOf, readJson } from './api-reply.ts';

const places: Record<string, (name: string) => object> = {
  message: (name) => ({ success: false, message: name }),
  error: (name) => ({ success: false, error: name }),
  name: (name) => ({ success: false, name }),
  code: (name) => ({ success: false, code: name }),
  'error.name': (name) => ({ error: { name } }),
  'errors[0].message': (name) => ({ errors: [{ message: name }] }),
  'inside a sentence': (name) => ({ success: false, message: `${name}: jwt expired` }),
};

describe.each(AUTH_ERRORS)('%s', (name) => {
  test.each(Object.keys(places))('in %s, with any status', (place) => {
    for (const status of [200, 400, 401, 403, 419, 500]) {
      const body = places[place]?.(name);
      expect(findAuthError(httpReply(status, body ?? {}), body)).toBe(name);
    }
  });

  test('in a header', () => {
    const headers = { 'WWW-Authenticate': `Bearer error="${name}"` };
    expect(findAuthError(httpReply(401, '', headers), undefined)).toBe(name);
    expect(findAuthError(httpReply(400, '', { 'X-Error-Type': name }), undefined)).toBe(name);
  });
});

test.each([
  [
    'a note that quotes an identifier',
    200,
    { success: true, data: { note: 'ExpiredTokenError' } },
    undefined,
  ],
  ['a bare record that quotes one', 200, { trackingId: 'A', note: 'ExpiredTokenError' }, undefined],
  ['a longer word', 400, { message: 'NotExpiredTokenErrors' }, undefined],
  ['a bare 401', 401, null, 'unauthorized'],
  ['a bare 403', 403, { message: 'Forbidden' }, 'forbidden'],
  ['an ordinary error', 500, { message: 'database' }, undefined],
])('%s', (_name, status, body, expected) => {
  expect(findAuthError(httpReply(status, body ?? ''), body)).toBe(expected);
});

test('a cut body is not JSON, a byte order mark does not matter', () => {
  expect(readJson({ ...httpReply(200, '{"a":1}'), isCut: true })).toBeUndefined();
  expect(readJson(httpReply(200, '\uFEFF{"a":1}'))).toEqual({ a: 1 });
});

test.each([
  [{ message: ' Oops ' }, 'Oops'],
  [{ error: 'Oops' }, 'Oops'],
  [{ error: { message: 'Oops' } }, 'Oops'],
  [{ message: 5 }, undefined],
  [null, undefined],
])('message of %j', (json, expected) => {
  expect(messageOf(json)).toBe(expected);
});
