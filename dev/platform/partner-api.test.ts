import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { SAMPLE_IDS } from '../sample-ids.ts';
import { useTestPlatform } from './test-platform.ts';

const use = useTestPlatform();
const id = SAMPLE_IDS.deliveredWithProof;

async function refusal(answer: Response): Promise<unknown> {
  return { status: answer.status, error: (await answer.json()).error };
}

describe('token exchange', () => {
  test('rejects a request without the key header', async () => {
    const answer = await fetch(`${use().platform.production.partnerUrl}/auth/token`);
    expect(await answer.json()).toEqual({ success: false, message: 'Missing API Key' });
  });

  test.each(['', 'wrong', 'local-production-000000000000000000000000'])(
    'rejects the key "%s"',
    async (key) => {
      const answer = await use().exchange('production', key);
      expect(await answer.json()).toEqual({ success: false, message: 'Error generating API token' });
    },
  );

  test("rejects the other environment's key", async () => {
    const answer = await use().exchange('production', use().platform.sandbox.apiKey);
    expect(await answer.json()).toEqual({ success: false, message: 'Error generating API token' });
  });

  test('issues a token that is valid for exactly 24 hours and does not contain the key', async () => {
    const before = Math.floor(Date.now() / 1000);
    const reply = await (await use().exchange()).json();
    expect(reply).toMatchObject({ success: true, message: expect.any(String) });
    const { iat = 0, exp = 0, environment } = decodeJwt(reply.data.accessToken);
    expect(exp - iat).toBe(86_400);
    expect(iat).toBeGreaterThanOrEqual(before);
    expect(environment).toBe('production');
    const payload = JSON.stringify(decodeJwt(reply.data.accessToken));
    expect(payload).not.toContain(use().platform.production.apiKey);
  });

  test('rejects a revoked key until it is restored', async () => {
    await use().admin.revokeKey('production');
    expect((await use().exchange()).status).toBe(401);
    expect((await use().exchange('sandbox')).status).toBe(200);
    await use().admin.restoreKey('production');
    expect((await use().exchange()).status).toBe(200);
  });
});

describe('rejected tokens', () => {
  test('no header: MissingTokenError', async () => {
    const answer = await use().track(id, undefined);
    expect(await refusal(answer)).toEqual({ status: 401, error: 'MissingTokenError' });
  });

  test.each(['Bearer', 'Bearer abc', 'Basic YTpi', 'Bearer a.b.c'])(
    '"%s": InvalidTokenError',
    async (authorization) => {
      const answer = await use().track(id, authorization);
      expect(await refusal(answer)).toEqual({ status: 401, error: 'InvalidTokenError' });
    },
  );

  test('a token of the other environment: InvalidTokenError', async () => {
    const answer = await use().track(id, `Bearer ${await use().token('sandbox')}`);
    expect(await refusal(answer)).toEqual({ status: 401, error: 'InvalidTokenError' });
  });

  test('a token whose key was revoked: InvalidTokenError', async () => {
    const token = await use().token();
    await use().admin.revokeKey('production');
    expect(await refusal(await use().track(id, `Bearer ${token}`))).toMatchObject({
      error: 'InvalidTokenError',
    });
  });

  test('an expired token: ExpiredTokenError', async () => {
    await use().admin.changeSettings('production', { tokenLifetimeSeconds: -1 });
    expect(await refusal(await use().lookUp(id))).toEqual({ status: 401, error: 'ExpiredTokenError' });
  });

  test('a token expired by the platform: ExpiredTokenError, and a new one is accepted', async () => {
    const token = await use().token();
    expect((await use().track(id, `Bearer ${token}`)).status).toBe(200);
    await use().admin.expireTokens('production');
    expect(await refusal(await use().track(id, `Bearer ${token}`))).toMatchObject({
      error: 'ExpiredTokenError',
    });
    expect((await use().lookUp(id)).status).toBe(200);
  });

  test('a signed token without a readable payload: TokenPayloadError', async () => {
    await use().admin.changeSettings('production', { tokenForm: 'undecodablePayload' });
    expect(await refusal(await use().lookUp(id))).toEqual({ status: 401, error: 'TokenPayloadError' });
  });

  test.each([
    ['message', { message: 'MissingTokenError' }],
    ['name', { name: 'MissingTokenError' }],
    ['code', { code: 'MissingTokenError' }],
    ['error.name', { error: { name: 'MissingTokenError' } }],
    ['errors[0].message', { errors: [{ message: 'MissingTokenError' }] }],
  ] as const)('the identifier can be carried by %s, with another status', async (refusalField, part) => {
    await use().admin.changeSettings('production', { refusalField, refusalStatus: 400 });
    const answer = await use().track(id, undefined);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, ...part });
  });
});

test('accepts a token without times, but not an opaque one', async () => {
  await use().admin.changeSettings('production', { tokenForm: 'withoutTimes' });
  expect((await use().lookUp(id)).status).toBe(200);
  await use().admin.changeSettings('production', { tokenForm: 'opaque' });
  expect((await use().lookUp(id)).status).toBe(401);
});
