import { describe, expect, test } from 'vitest';
import { httpReply } from '../../tests/fakes/http.ts';
import { AUTH_ERRORS, findAuthError, messageOf, platformFailure, readJson } from './api-reply.ts';

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
  test.each(Object.keys(places))('is found in %s with any status', (place) => {
    for (const status of [200, 400, 401, 403, 419, 500]) {
      const body = places[place]?.(name);
      expect(findAuthError(httpReply(status, body ?? {}), body)).toBe(name);
    }
  });

  test('is found in a header', () => {
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
])('findAuthError classifies %s', (_name, status, body, expected) => {
  expect(findAuthError(httpReply(status, body ?? ''), body)).toBe(expected);
});

test.each([
  ['at the fourth level', { a: { b: { c: 'ExpiredTokenError' } } }, 'ExpiredTokenError'],
  ['below an empty member', { a: null, b: 7, c: 'ExpiredTokenError' }, 'ExpiredTokenError'],
  ['in the fiftieth member', { ...Array(49).fill('x'), last: 'ExpiredTokenError' }, 'ExpiredTokenError'],
  ['not in the fifty-first member', { ...Array(50).fill('x'), last: 'ExpiredTokenError' }, undefined],
  ['not in the sixth level', { a: { b: { c: { d: { e: 'ExpiredTokenError' } } } } }, undefined],
  ['not after 2,000 characters', { message: `${'x'.repeat(2000)} ExpiredTokenError` }, undefined],
  ['not as a part of a word', { message: 'X-ExpiredTokenError' }, undefined],
  ['not as the beginning of a word', { message: 'ExpiredTokenError_2' }, undefined],
])('searches the body for an identifier: %s', (_name, body, expected) => {
  expect(findAuthError(httpReply(400, body), body)).toBe(expected);
});

test('prefers an identifier in a header to one in the body', () => {
  const body = { message: 'ExpiredTokenError' };
  const reply = httpReply(401, body, { 'X-Kind': 'other', 'X-Reason': 'InvalidTokenError' });
  expect(findAuthError(reply, body)).toBe('InvalidTokenError');
});

test.each([
  ['status 400', 400, { note: 'ExpiredTokenError' }],
  ['a text as error', 200, { error: 'failed', note: 'ExpiredTokenError' }],
  ['an object as error', 200, { error: { id: 1 }, note: 'ExpiredTokenError' }],
  ['the error true', 200, { error: true, note: 'ExpiredTokenError' }],
  ['a list of errors', 200, { errors: ['failed'], note: 'ExpiredTokenError' }],
  ['a failure', 200, { success: false, note: 'ExpiredTokenError' }],
])('searches a response with %s', (_name, status, body) => {
  expect(findAuthError(httpReply(status, body), body)).toBe('ExpiredTokenError');
});

test.each([['ExpiredTokenError'], [['ExpiredTokenError']], [null]])(
  'does not search the successful response %j',
  (body) => {
    expect(findAuthError(httpReply(399, ''), body)).toBeUndefined();
  },
);

test('includes the platform’s message in the failure if there is one', () => {
  const body = { error: { message: ' Database down ' } };
  expect(platformFailure('api.example', httpReply(500, body), body)).toStrictEqual({
    ok: false,
    failure: { kind: 'platformError', host: 'api.example', status: 500, detail: 'Database down' },
  });
  expect(platformFailure('api.example', httpReply(502, ''), undefined)).toStrictEqual({
    ok: false,
    failure: { kind: 'platformError', host: 'api.example', status: 502 },
  });
});

test('returns the wait that the platform requires', () => {
  const reply = { ...httpReply(503, ''), retryAfterMs: 90_000 };
  expect(platformFailure('api.example', reply, undefined)).toStrictEqual({
    ok: false,
    failure: { kind: 'platformError', host: 'api.example', status: 503, retryAfterMs: 90_000 },
  });
});

test('does not parse a truncated body and ignores a byte order mark', () => {
  expect(readJson({ ...httpReply(200, '{"a":1}'), isCut: true })).toBeUndefined();
  expect(readJson(httpReply(200, '\uFEFF{"a":1}'))).toEqual({ a: 1 });
  expect(readJson(httpReply(200, '{"a":"\uFEFF"}'))).toEqual({ a: '\uFEFF' });
});

test.each([
  [{ message: ' Oops ' }, 'Oops'],
  [{ error: 'Oops' }, 'Oops'],
  [{ error: { message: 'Oops' } }, 'Oops'],
  [{ errors: ['Oops', 'Other'] }, 'Oops'],
  [{ errors: [{ message: 'Oops' }] }, 'Oops'],
  [{ errors: { 0: 'Oops' } }, undefined],
  [{ message: 5 }, undefined],
  [{ message: '  ', error: 'Oops' }, 'Oops'],
  [{ message: 'Oops', error: 'Other' }, 'Oops'],
  [{ error: ' ' }, undefined],
  [null, undefined],
])('reads the message of %j', (json, expected) => {
  expect(messageOf(json)).toBe(expected);
});

test.each([
  ['in a text of the fifth level', { a: { b: { c: { d: 'ExpiredTokenError' } } } }],
  ['at the end of 2,000 characters', { message: `${'x'.repeat(1982)} ExpiredTokenError` }],
  ['after members that have none', { a: 'x', b: { c: 'y' }, d: [], e: { f: 'ExpiredTokenError' } }],
])('an identifier %s is found', (_name, body) => {
  expect(findAuthError(httpReply(400, body), body)).toBe('ExpiredTokenError');
});

test('an error without a JSON body has no identifier', () => {
  expect(findAuthError(httpReply(400, '<h1>Oops</h1>'), undefined)).toBeUndefined();
  expect(findAuthError(httpReply(401, ''), undefined)).toBe('unauthorized');
});

test('an identifier takes precedence over the status', () => {
  const body = { message: 'TokenPayloadError' };
  expect(findAuthError(httpReply(403, body), body)).toBe('TokenPayloadError');
});

test('readJson returns undefined for a text that is not JSON', () => {
  expect(readJson(httpReply(200, '<html></html>'))).toBeUndefined();
});

test.each(['Oops', ['Oops'], 5])('%j has no message', (json) => {
  expect(messageOf(json)).toBeUndefined();
});

test.each([
  { error: null },
  { error: '' },
  { error: false },
  { error: 0 },
  { error: {} },
  { errors: [] },
  { errors: null },
  { success: true, error: null, errors: [] },
])('does not take %j for an error', (body) => {
  const json = { ...body, data: { address2: 'ExpiredTokenError', note: 'InvalidTokenError' } };
  expect(findAuthError(httpReply(200, json), json)).toBeUndefined();
});

test('ignores headers that list identifiers, unless the response is an error or a challenge', () => {
  const listing = { 'X-Error-Types': 'MissingTokenError, ExpiredTokenError' };
  expect(findAuthError(httpReply(200, {}, listing), {})).toBeUndefined();
  expect(findAuthError(httpReply(399, {}, listing), {})).toBeUndefined();
  expect(findAuthError(httpReply(400, {}, listing), {})).toBe('MissingTokenError');
  const challenge = { ...listing, 'WWW-Authenticate': 'Bearer error="ExpiredTokenError"' };
  expect(findAuthError(httpReply(200, {}, challenge), {})).toBe('ExpiredTokenError');
});
