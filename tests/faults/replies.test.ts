import { afterEach, expect, test, vi } from 'vitest';
import { AUTH_ERRORS } from '../../features/platform/api-reply.ts';
import { createExchange } from '../../features/platform/exchange.ts';
import { createHttp } from '../../features/platform/http.ts';
import { createPlatformLookup } from '../../features/platform/lookup.ts';
import { createTokenSource } from '../../features/platform/token-source.ts';
import { connection } from '../fakes/http.ts';

const RECORD = { trackingId: 'ABCD1234567890', status: 'MOVING' };

afterEach(() => {
  vi.restoreAllMocks();
});

/** The places of an error reply in which the name of an auth error may stand. */
const FIELDS: Record<string, (name: string) => { body: object; headers?: Record<string, string> }> = {
  message: (name) => ({ body: { success: false, message: name } }),
  'inside a sentence': (name) => ({ body: { success: false, message: `${name}: jwt expired` } }),
  error: (name) => ({ body: { success: false, error: name } }),
  name: (name) => ({ body: { success: false, name } }),
  code: (name) => ({ body: { success: false, code: name } }),
  'error.name': (name) => ({ body: { success: false, error: { name } } }),
  'errors[0].message': (name) => ({ body: { success: false, errors: [{ message: name }] } }),
  header: (name) => ({ body: {}, headers: { 'WWW-Authenticate': `Bearer error="${name}"` } }),
};
const STATUSES = [200, 400, 401, 403, 419, 500];

interface Case {
  name: string;
  status: number;
  body: object;
  headers?: Record<string, string>;
}

const CASES: Case[] = AUTH_ERRORS.flatMap((error) =>
  Object.entries(FIELDS).flatMap(([field, reply]) =>
    STATUSES.map((status) => ({
      name: `${error} in ${field}, status ${status}`,
      status,
      ...reply(error),
    })),
  ),
);

/** Looks up an ID while the platform refuses tokens. @returns how it ended, and the requests in order */
async function lookUp({ status, body, headers = {} }: Case, refusals: number) {
  const requests: string[] = [];
  // A GET is repeated after a 5xx, before its body counts.
  let refused = refusals * (status === 500 ? 3 : 1);
  const http = createHttp(async (input) => {
    const path = new URL(new Request(input).url).pathname.replace(/^.*\//, '');
    requests.push(path);
    if (path === 'token')
      return Response.json({ success: true, data: { accessToken: `token-${requests.length}` } });
    refused -= 1;
    return refused >= 0 ? Response.json(body, { status, headers }) : Response.json(RECORD);
  }, Date.now);
  const store = { read: async () => undefined, write: async () => undefined, remove: async () => undefined };
  const tokens = createTokenSource(createExchange(http), store, Date.now);
  const { signal } = new AbortController();
  const platformLookup = createPlatformLookup(http, tokens);
  const outcome = await platformLookup({ connection, trackingId: RECORD.trackingId, ask: false, signal });
  return { ended: outcome.ok ? 'answered' : outcome.failure.kind, requests: requests.join(' ') };
}

/** The requests of one lookup until it is refused. */
const trackUntilRefused = ({ status }: Case) => (status === 500 ? 'track track track' : 'track');

test('row 15: each auth error, in each field and with each status, costs one exchange and one repetition', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(CASES).toHaveLength(4 * 8 * 6);
  const results = await Promise.all(CASES.map(async (each) => [each.name, await lookUp(each, 1)]));
  const expected = (each: Case) => ({
    ended: 'answered',
    requests: `token ${trackUntilRefused(each)} token track`,
  });
  expect(results).toEqual(CASES.map((each) => [each.name, expected(each)]));
});

test('row 15: an auth error that comes again means a rejected key, without a loop', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const results = await Promise.all(
    CASES.map(async (each) => [each.name, await lookUp(each, Number.POSITIVE_INFINITY)]),
  );
  const expected = (each: Case) => ({
    ended: 'keyRejected',
    requests: `token ${trackUntilRefused(each)} token ${trackUntilRefused(each)}`,
  });
  expect(results).toEqual(CASES.map((each) => [each.name, expected(each)]));
});
