import { beforeEach, describe, expect, test } from 'vitest';
import { applyChanges, secretsIn } from '../../../tests/fakes/connections.ts';
import { sha256Hex } from '../../../utils/hash.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import type { Stored } from '../../../utils/storage.ts';
import type { ConnectionDraft } from '../model.ts';
import { type Settings, secretName, settingsItem } from '../storage.ts';
import type { ConnectionPolicy } from './connection-rules.ts';
import { createConnections } from './connections.ts';

const nothing: ConnectionDraft = { partnerUrl: '', clientUrl: '' };
const sandbox: ConnectionDraft = {
  partnerUrl: 'https://partner.example/api',
  clientUrl: 'https://client.example',
  newKey: 'sample-key',
};

let stored: Stored<Settings>;
let secrets: Map<string, unknown>;
let refused: Set<string>;
let policy: ConnectionPolicy;
let writes: string[];
let endsWithBrowser: boolean;

function create() {
  return createConnections({
    readSettings: async () => stored,
    writeSettings: async (value, changes) => {
      writes.push('settings', ...Object.keys(changes));
      stored = { state: 'kept', value };
      applyChanges(secrets, changes);
    },
    secrets: secretsIn(secrets, endsWithBrowser),
    readPolicy: async () => policy,
    hasAccess: async (pattern) => !refused.has(pattern),
    replaced: async () => undefined,
  });
}

async function configured() {
  const connections = create();
  await connections.save({ production: nothing, sandbox });
  await connections.setEnvironment('sandbox');
  return connections;
}

beforeEach(() => {
  stored = { state: 'absent', value: settingsItem.fallback };
  secrets = new Map();
  endsWithBrowser = false;
  refused = new Set();
  policy = { production: {}, sandbox: {} };
  writes = [];
});

describe('partner and client', () => {
  test('return the fingerprint of the key and whether the URL is a loopback URL', async () => {
    const connections = await configured();
    const keyFingerprint = await sha256Hex(new TextEncoder().encode('sample-key'));
    expect(await connections.partner()).toMatchObject({ value: { keyFingerprint, isLoopback: false } });
    await connections.save({
      production: nothing,
      sandbox: { ...sandbox, partnerUrl: 'http://127.0.0.1:8080/api' },
    });
    expect(await connections.partner()).toMatchObject({ value: { isLoopback: true } });
  });

  test('name the host whose key is missing', async () => {
    const connections = await configured();
    secrets.clear();
    expect(await connections.partner()).toEqual(fail('keyMissing', { host: 'partner.example' }));
  });

  test('name the host that the browser does not allow', async () => {
    const connections = await configured();
    refused.add('https://partner.example/*');
    expect(await connections.partner()).toEqual(fail('permissionMissing', { host: 'partner.example' }));
    expect(await connections.client('sandbox')).toMatchObject({ ok: true });
    refused.add('https://client.example/*');
    expect(await connections.client('sandbox')).toEqual(
      fail('permissionMissing', { host: 'client.example' }),
    );
  });

  test.each(['damaged', 'newer'] as const)('fail with %s settings', async (state) => {
    stored = { state, value: settingsItem.fallback };
    const connections = create();
    expect(await connections.partner()).toEqual(fail('settingsUnreadable'));
    expect(await connections.client('production')).toEqual(fail('settingsUnreadable'));
  });

  test('use the named environment instead of the selected one', async () => {
    const connections = create();
    await connections.save({
      production: { ...sandbox, partnerUrl: 'https://live.example', newKey: 'live-key' },
      sandbox,
    });
    expect(await connections.partner('sandbox')).toMatchObject({ value: { key: 'sample-key' } });
    expect(await connections.partner()).toMatchObject({
      value: { environment: 'production', key: 'live-key' },
    });
  });
});

describe('getView', () => {
  test('returns empty connections if nothing is stored', async () => {
    const empty = { ...nothing, hasKey: false, hasClientToken: false, missingAccess: [] };
    expect(await create().getView()).toStrictEqual({
      environment: 'production',
      production: empty,
      sandbox: empty,
      unreadable: false,
    });
  });

  test('says when keys last only until the browser closes', async () => {
    endsWithBrowser = true;
    expect(await create().getView()).toMatchObject({ keysEndWithBrowser: true });
  });

  test('lists each origin without access once', async () => {
    refused.add('https://partner.example/*');
    const connections = create();
    await connections.save({
      production: { partnerUrl: 'https://partner.example/a', clientUrl: 'https://partner.example/b' },
      sandbox,
    });
    const view = await connections.getView();
    expect(view.production.missingAccess).toEqual(['https://partner.example']);
    expect(view.sandbox.missingAccess).toEqual(['https://partner.example']);
    refused.add('https://client.example/*');
    expect((await connections.getView()).sandbox.missingAccess).toEqual([
      'https://partner.example',
      'https://client.example',
    ]);
  });

  test('reports a key only while one is stored', async () => {
    const connections = await configured();
    const { sandbox: before } = await connections.getView();
    expect(before).toMatchObject({ hasKey: true, hasClientToken: false });
    secrets.clear();
    expect((await connections.getView()).sandbox.hasKey).toBe(false);
    expect(await connections.client('sandbox')).toStrictEqual(
      succeed({ clientUrl: 'https://client.example' }),
    );
  });

  test('reports damaged settings as unreadable', async () => {
    stored = { state: 'damaged', value: settingsItem.fallback };
    expect((await create().getView()).unreadable).toBe(true);
  });
});

describe('save', () => {
  test('writes URLs and keys together', async () => {
    await create().save({ production: nothing, sandbox: { ...sandbox, newClientToken: 'token' } });
    expect(writes).toEqual([
      'settings',
      secretName.apiKey('sandbox'),
      secretName.clientToken('sandbox'),
      secretName.token('sandbox'),
    ]);
  });

  test('increments the generation and leaves the environment unchanged', async () => {
    const connections = await configured();
    await connections.save({ production: nothing, sandbox: { ...sandbox, newKey: 'other-key' } });
    expect(await connections.selected()).toMatchObject({ environment: 'sandbox', generation: 2 });
  });

  test('does not write the same values again', async () => {
    const connections = await configured();
    const { newKey: _known, ...addresses } = sandbox;
    writes = [];
    const outcome = await connections.save({ production: nothing, sandbox: addresses });
    expect(outcome).toEqual(succeed(await connections.getView()));
    expect(writes).toEqual([]);
  });

  test.each(['absent', 'damaged'] as const)(
    'writes empty settings if the stored ones are %s',
    async (state) => {
      stored = { state, value: settingsItem.fallback };
      await create().save({ production: nothing, sandbox: nothing });
      expect(stored.state).toBe('kept');
    },
  );

  test('rejects a bad URL in either environment', async () => {
    const bad = { partnerUrl: 'partner', clientUrl: '' };
    const refusal = fail('invalidInput', { detail: 'partner' });
    expect(await create().save({ production: bad, sandbox })).toEqual(refusal);
    expect(await create().save({ production: nothing, sandbox: bad })).toEqual(refusal);
    expect(writes).toEqual([]);
  });

  test('removes the token of the old key when the key changes', async () => {
    const connections = await configured();
    secrets.set(secretName.token('sandbox'), 'a token');
    secrets.set(secretName.token('production'), 'another token');
    await connections.save({ production: nothing, sandbox: { ...sandbox, newKey: 'other-key' } });
    expect(secrets.has(secretName.token('sandbox'))).toBe(false);
    expect(secrets.has(secretName.token('production'))).toBe(true);
  });

  test('leaves the Partner API token when the Client API token changes', async () => {
    const connections = await configured();
    secrets.set(secretName.token('sandbox'), 'a token');
    const { newKey: _known, ...addresses } = sandbox;
    await connections.save({ production: nothing, sandbox: { ...addresses, newClientToken: 'token' } });
    expect(secrets.has(secretName.token('sandbox'))).toBe(true);
  });
});

describe('under a policy', () => {
  test('takes URL and key from the same state, even if another one arrives meanwhile', async () => {
    const policyOf = (name: string) => ({
      production: { partnerUrl: `https://${name}.example`, apiKey: `key-${name}` },
      sandbox: {},
    });
    policy = policyOf('a');
    const asked = create().partner();
    policy = policyOf('b');
    expect(await asked).toMatchObject({ value: { origin: 'https://a.example', key: 'key-a' } });
  });

  test('does not overwrite unreadable settings when the policy changes', async () => {
    stored = { state: 'newer', value: settingsItem.fallback };
    await create().policyChanged();
    expect(stored.state).toBe('newer');
  });

  test('rejects an environment other than the one that the policy selects', async () => {
    policy = { production: {}, sandbox: {}, environment: 'production' };
    expect(await create().setEnvironment('sandbox')).toEqual(fail('invalidInput'));
    expect(writes).toEqual([]);
  });
});

test('setEnvironment returns the new view', async () => {
  const connections = create();
  expect(await connections.setEnvironment('sandbox')).toMatchObject({
    ok: true,
    value: { environment: 'sandbox' },
  });
});
