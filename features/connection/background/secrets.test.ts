import { beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../tests/fakes/http.ts';
import type { SecretStore } from '../../../utils/secret-store.ts';
import type { TokenRecord } from '../../platform/token-record.ts';
import { createConnectionSecrets, createTokenStore } from './secrets.ts';

let stored: Map<string, unknown>;

const store: Pick<SecretStore, 'read' | 'write' | 'remove'> = {
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
  test('binds a new secret to its origin and returns it for that origin only', async () => {
    expect(await secrets.changeFor('key', ADDRESS, 'abc')).toEqual({ key: { origin: ORIGIN, key: 'abc' } });
    stored.set('key', { origin: ORIGIN, key: 'abc' });
    expect(await secrets.read('key', ORIGIN)).toBe('abc');
    expect(await secrets.read('key', 'https://other.example')).toBeUndefined();
    expect(await secrets.read('other', ORIGIN)).toBeUndefined();
  });

  test.each([[{ origin: ORIGIN }], [{ origin: ORIGIN, key: '' }], ['abc'], [null]])(
    'returns undefined for a damaged or removed secret (%j)',
    async (value) => {
      stored.set('key', value);
      expect(await secrets.read('key', ORIGIN)).toBeUndefined();
    },
  );

  test('leaves the stored secret if the origin is unchanged and there is no new secret', async () => {
    stored.set('key', { origin: ORIGIN, key: 'abc' });
    expect(await secrets.changeFor('key', `${ORIGIN}/v2`, undefined)).toEqual({});
  });

  test('finds a secret that was stored with the dot of a complete host name', async () => {
    stored.set('key', { origin: 'https://partner.example.', key: 'abc' });
    expect(await secrets.read('key', ORIGIN)).toBe('abc');
    expect(await secrets.changeFor('key', ADDRESS, undefined)).toEqual({});
  });

  test.each(['https://other.example', '', 'not an address'])(
    'removes the stored secret if the URL changes to %j and there is no new secret',
    async (address) => {
      stored.set('key', { origin: ORIGIN, key: 'abc' });
      expect(await secrets.changeFor('key', address, undefined)).toEqual({ key: null });
    },
  );

  test('changes nothing without a URL or without a stored or new secret', async () => {
    expect(await secrets.changeFor('key', '', 'abc')).toEqual({});
    expect(await secrets.changeFor('key', ADDRESS, undefined)).toEqual({});
  });

  test('removes a secret', async () => {
    stored.set('key', { origin: ORIGIN, key: 'abc' });
    await secrets.remove('key');
    expect(stored.size).toBe(0);
  });
});

describe('createTokenStore', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const { environment, origin, keyFingerprint, generation } = connection;
  const tokens = createTokenStore(store, async () => generation);
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

  test('keeps the stored token when an exchange ends that began before the settings changed', async () => {
    await tokens.write(record);
    await tokens.write({ ...record, generation: generation - 1, token: 'old' });
    expect(await tokens.read(connection)).toEqual(record);
  });

  test('removes a token', async () => {
    await tokens.write(record);
    await tokens.remove(connection);
    expect(await tokens.read(connection)).toBeUndefined();
  });

  test.each([
    ['a line end', { token: 'a.b\nc' }],
    ['a space', { token: 'a b' }],
    ['letters beyond ASCII', { token: 'clé' }],
    ['no characters', { token: '' }],
    ['8,193 characters', { token: 'a'.repeat(8193) }],
    ['a lifetime of more than a day', { lifetimeMs: DAY_MS + 1 }],
    ['no lifetime', { lifetimeMs: 0 }],
    ['a negative lifetime', { lifetimeMs: -1 }],
    ['a lifetime without end', { lifetimeMs: Number.POSITIVE_INFINITY }],
  ])('discards a token with %s', async (_name, change) => {
    await tokens.write({ ...record, ...change });
    expect(await tokens.read(connection)).toBeUndefined();
    await tokens.write({ ...record, lifetimeMs: DAY_MS });
    expect(await tokens.read(connection)).toMatchObject({ lifetimeMs: DAY_MS });
  });

  test('returns undefined for a damaged token', async () => {
    await tokens.write(record);
    for (const name of stored.keys()) stored.set(name, { ...record, token: 7 });
    expect(await tokens.read(connection)).toBeUndefined();
  });
});
