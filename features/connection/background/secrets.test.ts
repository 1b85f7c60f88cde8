import { beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../tests/fakes/http.ts';
import type { SecretStore } from '../../../utils/secret-store.ts';
import type { TokenRecord } from '../../platform/token-record.ts';
import { createConnectionSecrets, createTokenStore } from './secrets.ts';

let stored: Map<string, unknown>;

const store: SecretStore = {
  read: async (name) => stored.get(name),
  write: async (name, value) => void stored.set(name, value),
  remove: async (name) => void stored.delete(name),
};
const secrets = createConnectionSecrets(store);

const ADDRESS = 'https://partner.example/api';
const ORIGIN = 'https://partner.example';

beforeEach(() => {
  stored = new Map();
});

describe('createConnectionSecrets', () => {
  test('stores a secret with its origin and returns it for that origin only', async () => {
    expect(await secrets.save('key', ADDRESS, 'abc')).toBe(true);
    expect(stored.get('key')).toEqual({ origin: ORIGIN, key: 'abc' });
    expect(await secrets.read('key', ORIGIN)).toBe('abc');
    expect(await secrets.read('key', 'https://other.example')).toBeUndefined();
    expect(await secrets.read('other', ORIGIN)).toBeUndefined();
  });

  test.each([[{ origin: ORIGIN }], [{ origin: ORIGIN, key: '' }], ['abc']])(
    'returns undefined for a damaged secret (%j)',
    async (value) => {
      stored.set('key', value);
      expect(await secrets.read('key', ORIGIN)).toBeUndefined();
    },
  );

  test('leaves the stored secret if the origin is unchanged and there is no new secret', async () => {
    await secrets.save('key', ADDRESS, 'abc');
    expect(await secrets.save('key', `${ORIGIN}/v2`, undefined)).toBe(false);
    expect(await secrets.read('key', ORIGIN)).toBe('abc');
  });

  test.each(['https://other.example', '', 'not an address'])(
    'removes the stored secret if the URL changes to %j and there is no new secret',
    async (address) => {
      await secrets.save('key', ADDRESS, 'abc');
      expect(await secrets.save('key', address, undefined)).toBe(true);
      expect(stored.has('key')).toBe(false);
    },
  );

  test('does not store a new secret without a URL', async () => {
    expect(await secrets.save('key', '', 'abc')).toBe(false);
    expect(stored.size).toBe(0);
  });

  test('removes a secret', async () => {
    await secrets.save('key', ADDRESS, 'abc');
    await secrets.remove('key');
    expect(stored.size).toBe(0);
  });

  test('changes nothing if there is neither a stored nor a new secret', async () => {
    expect(await secrets.save('key', ADDRESS, undefined)).toBe(false);
    expect(stored.size).toBe(0);
  });
});

describe('createTokenStore', () => {
  const tokens = createTokenStore(store);
  const { environment, origin, keyFingerprint, generation } = connection;
  const record: TokenRecord = {
    ...{ environment, origin, keyFingerprint, generation },
    kind: 'token',
    token: 'a.b.c',
    receivedAt: 1,
    lifetimeMs: 2,
  };

  test('stores one token per environment', async () => {
    await tokens.write(record);
    expect(await tokens.read(connection)).toEqual(record);
    expect(await tokens.read({ ...connection, environment: 'production' })).toBeUndefined();
    await tokens.write({ ...record, token: 'd.e.f' });
    expect(await tokens.read(connection)).toMatchObject({ token: 'd.e.f' });
  });

  test('removes a token', async () => {
    await tokens.write(record);
    await tokens.remove(connection);
    expect(await tokens.read(connection)).toBeUndefined();
  });

  test('returns undefined for a damaged token', async () => {
    await tokens.write(record);
    for (const name of stored.keys()) stored.set(name, { ...record, token: 7 });
    expect(await tokens.read(connection)).toBeUndefined();
  });
});
