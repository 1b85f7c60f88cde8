import { beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../tests/fakes/http.ts';
import type { SecretStore } from '../../../utils/secret-store.ts';
import type { TokenRecord } from '../../platform/token-source.ts';
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

describe('a secret', () => {
  test('is stored with the origin of its address, and read for that origin only', async () => {
    expect(await secrets.save('key', ADDRESS, 'abc')).toBe(true);
    expect(stored.get('key')).toEqual({ origin: ORIGIN, key: 'abc' });
    expect(await secrets.read('key', ORIGIN)).toBe('abc');
    expect(await secrets.read('key', 'https://other.example')).toBeUndefined();
    expect(await secrets.read('other', ORIGIN)).toBeUndefined();
  });

  test.each([[{ origin: ORIGIN }], [{ origin: ORIGIN, key: '' }], ['abc']])(
    'that is damaged (%j) counts as absent',
    async (value) => {
      stored.set('key', value);
      expect(await secrets.read('key', ORIGIN)).toBeUndefined();
    },
  );

  test('stays without a new one if the origin is the same', async () => {
    await secrets.save('key', ADDRESS, 'abc');
    expect(await secrets.save('key', `${ORIGIN}/v2`, undefined)).toBe(false);
    expect(await secrets.read('key', ORIGIN)).toBe('abc');
  });

  test.each(['https://other.example', '', 'not an address'])(
    'is removed without a new one if the address becomes %j',
    async (address) => {
      await secrets.save('key', ADDRESS, 'abc');
      expect(await secrets.save('key', address, undefined)).toBe(true);
      expect(stored.has('key')).toBe(false);
    },
  );

  test('that is new is not stored without an address', async () => {
    expect(await secrets.save('key', '', 'abc')).toBe(false);
    expect(stored.size).toBe(0);
  });

  test('is removed', async () => {
    await secrets.save('key', ADDRESS, 'abc');
    await secrets.remove('key');
    expect(stored.size).toBe(0);
  });

  test('changes nothing where there was none and there is no new one', async () => {
    expect(await secrets.save('key', ADDRESS, undefined)).toBe(false);
    expect(stored.size).toBe(0);
  });
});

describe('tokens', () => {
  const tokens = createTokenStore(store);
  const { environment, origin, keyFingerprint, generation } = connection;
  const record: TokenRecord = {
    ...{ environment, origin, keyFingerprint, generation },
    kind: 'token',
    token: 'a.b.c',
    receivedAt: 1,
    lifetimeMs: 2,
  };

  test('are read again, one of each environment', async () => {
    await tokens.write(record);
    expect(await tokens.read(connection)).toEqual(record);
    expect(await tokens.read({ ...connection, environment: 'production' })).toBeUndefined();
    await tokens.write({ ...record, token: 'd.e.f' });
    expect(await tokens.read(connection)).toMatchObject({ token: 'd.e.f' });
  });

  test('are removed', async () => {
    await tokens.write(record);
    await tokens.remove(connection);
    expect(await tokens.read(connection)).toBeUndefined();
  });

  test('that are damaged count as absent', async () => {
    await tokens.write(record);
    for (const name of stored.keys()) stored.set(name, { ...record, token: 7 });
    expect(await tokens.read(connection)).toBeUndefined();
  });
});
