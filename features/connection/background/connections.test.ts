import { beforeEach, expect, test } from 'vitest';
import { applyChanges, secretsIn } from '../../../tests/fakes/connections.ts';
import { succeed } from '../../../utils/outcome.ts';
import type { Stored } from '../../../utils/storage.ts';
import type { ConnectionDraft } from '../model.ts';
import { type Settings, secretName, settingsItem } from '../storage.ts';
import type { ConnectionPolicy } from './connection-rules.ts';
import { createConnections } from './connections.ts';

const KEY = 'canary-key-0123456789';
const [KEY_NAME, TOKEN_NAME] = [secretName.apiKey('sandbox'), secretName.token('sandbox')];
const nothing: ConnectionDraft = { partnerUrl: '', clientUrl: '' };
const sandbox: ConnectionDraft = {
  partnerUrl: 'https://partner.example/api/',
  clientUrl: 'https://client.example',
  newKey: KEY,
};

let stored: Stored<Settings>;
let secrets: Map<string, unknown>;
let granted: Set<string>;
let policy: ConnectionPolicy;

function create() {
  return createConnections({
    readSettings: async () => stored,
    writeSettings: async (value, changes) => {
      stored = { state: 'kept', value };
      applyChanges(secrets, changes);
    },
    secrets: secretsIn(secrets),
    readPolicy: async () => policy,
    hasAccess: async (pattern) => granted.has(pattern),
    replaced: async () => undefined,
  });
}

beforeEach(() => {
  stored = { state: 'absent', value: settingsItem.fallback };
  secrets = new Map();
  policy = { production: {}, sandbox: {} };
  granted = new Set([sandbox.partnerUrl, sandbox.clientUrl].map((url) => `${new URL(url).origin}/*`));
});

async function configured() {
  const connections = create();
  await connections.save({ production: nothing, sandbox });
  await connections.setEnvironment('sandbox');
  return connections;
}

test('returns a connection with the saved values', async () => {
  const connections = await configured();
  expect(await connections.partner()).toMatchObject({
    ok: true,
    value: { environment: 'sandbox', partnerUrl: 'https://partner.example/api', key: KEY, generation: 1 },
  });
  expect(await connections.client('sandbox')).toEqual(succeed({ clientUrl: 'https://client.example' }));
  expect(await connections.partner('production')).toMatchObject({ failure: { kind: 'notConfigured' } });
});

test('never includes the key in the view', async () => {
  const connections = await configured();
  const description = await connections.getView();
  expect(description.sandbox).toMatchObject({ hasKey: true, missingAccess: [] });
  expect(JSON.stringify(description)).not.toContain(KEY);
});

test.each([
  ['nothing saved', () => undefined, 'notConfigured'],
  ['no key', () => secrets.clear(), 'keyMissing'],
  ['no access', () => granted.clear(), 'permissionMissing'],
  [
    'damaged settings',
    () => {
      stored = { state: 'damaged', value: settingsItem.fallback };
    },
    'settingsUnreadable',
  ],
])('returns a failure: %s', async (name, spoil, kind) => {
  if (name !== 'nothing saved') await configured();
  spoil();
  // Simulates a restart of the background.
  const connections = create();
  const outcome = await connections.partner();
  expect(outcome.ok ? 'success' : outcome.failure.kind).toBe(kind);
});

test('removes the key and the token when the Partner API origin changes', async () => {
  const connections = await configured();
  secrets.set(TOKEN_NAME, 'anything');
  granted.add('https://evil.example/*');
  await connections.save({
    production: nothing,
    sandbox: { partnerUrl: 'https://evil.example', clientUrl: '' },
  });
  expect(await connections.partner()).toMatchObject({ ok: false, failure: { kind: 'keyMissing' } });
  expect([...secrets.keys()]).toEqual([]);
});

test('removes only the token when the path changes on the same origin', async () => {
  const connections = await configured();
  secrets.set(TOKEN_NAME, 'anything');
  await connections.save({
    production: nothing,
    sandbox: { partnerUrl: 'https://partner.example/v2', clientUrl: '' },
  });
  expect(await connections.partner()).toMatchObject({ ok: true, value: { key: KEY, generation: 2 } });
  expect(secrets.has(TOKEN_NAME)).toBe(false);
});

test('changes nothing when the same values are saved again', async () => {
  const connections = await configured();
  secrets.set(TOKEN_NAME, 'anything');
  const { partnerUrl, clientUrl } = sandbox;
  await connections.save({ production: nothing, sandbox: { partnerUrl, clientUrl } });
  expect(await connections.partner()).toMatchObject({ ok: true, value: { generation: 1 } });
  expect(secrets.has(TOKEN_NAME)).toBe(true);
});

test.each([
  ['http', { ...sandbox, partnerUrl: 'http://partner.example' }],
  ['not an address', { ...sandbox, clientUrl: 'client' }],
  ['a key that would break a header', { ...sandbox, newKey: 'a\nb' }],
])('rejects %s and writes nothing', async (_name, draft) => {
  const outcome = await create().save({ production: nothing, sandbox: draft });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalidInput' } });
  expect(stored.state).toBe('absent');
  expect(secrets.size).toBe(0);
});

test('does not mix the values of two concurrent saves', async () => {
  const connections = create();
  await Promise.all([
    connections.save({ production: nothing, sandbox }),
    connections.save({
      production: nothing,
      sandbox: { ...sandbox, partnerUrl: 'https://other.example', newKey: 'other' },
    }),
  ]);
  expect(stored.value.sandbox.partnerUrl).toBe('https://other.example');
  expect(secrets.get(KEY_NAME)).toEqual({ origin: 'https://other.example', key: 'other' });
});

test('does not overwrite unreadable settings when the environment changes', async () => {
  await configured();
  stored = { state: 'newer', value: settingsItem.fallback };
  const connections = create();
  expect(await connections.setEnvironment('sandbox')).toMatchObject({
    failure: { kind: 'settingsUnreadable' },
  });
  expect(stored.state).toBe('newer');
});

test('binds a Client API access token to its origin and never includes it in the view', async () => {
  const token = 'canary-client-token';
  const connections = create();
  const drafts = { production: nothing, sandbox: { ...sandbox, newClientToken: ` ${token} ` } };
  const saved = await connections.save(drafts);
  expect(saved).toMatchObject({ ok: true, value: { sandbox: { hasClientToken: true } } });
  expect(JSON.stringify(saved)).not.toContain(token);
  expect(await connections.client('sandbox')).toEqual({
    ok: true,
    value: { clientUrl: 'https://client.example', token },
  });
  expect(await connections.client('production')).toMatchObject({ failure: { kind: 'notConfigured' } });
  granted.add('https://other.example/*');
  const { partnerUrl } = sandbox;
  await connections.save({
    production: nothing,
    sandbox: { partnerUrl, clientUrl: 'https://other.example' },
  });
  expect(await connections.client('sandbox')).toEqual({
    ok: true,
    value: { clientUrl: 'https://other.example' },
  });
  expect(JSON.stringify([...secrets])).not.toContain(token);
});

test('removes a Client API access token', async () => {
  const connections = create();
  await connections.save({ production: nothing, sandbox: { ...sandbox, newClientToken: 'token' } });
  expect((await connections.removeClientToken('sandbox')).sandbox.hasClientToken).toBe(false);
  expect(secrets.has(secretName.clientToken('sandbox'))).toBe(false);
});

const MANAGED_KEY = 'managed-key-0123456789';
const managed = { partnerUrl: 'https://managed.example', apiKey: MANAGED_KEY };

test('prefers a managed URL and key to saved ones and never includes the key in the view', async () => {
  const connections = await configured();
  policy = { production: {}, sandbox: managed };
  granted.add('https://managed.example/*');
  expect(await connections.partner()).toMatchObject({
    ok: true,
    value: { partnerUrl: 'https://managed.example', origin: 'https://managed.example', key: MANAGED_KEY },
  });
  const description = await connections.getView();
  expect(description.sandbox).toMatchObject({
    partnerUrl: 'https://managed.example',
    clientUrl: 'https://client.example',
    hasKey: true,
    managed: ['partnerUrl', 'apiKey'],
  });
  expect(JSON.stringify(description)).not.toContain(MANAGED_KEY);
});

test('does not use the saved key for a managed URL of another origin', async () => {
  const connections = await configured();
  policy = { production: {}, sandbox: { partnerUrl: 'https://managed.example' } };
  granted.add('https://managed.example/*');
  expect(await connections.partner()).toMatchObject({ ok: false, failure: { kind: 'keyMissing' } });
  const draft = { partnerUrl: 'https://managed.example', clientUrl: 'https://client.example', newKey: 'own' };
  await connections.save({ production: nothing, sandbox: draft });
  expect(await connections.partner()).toMatchObject({ ok: true, value: { key: 'own' } });
});

test.each([managed, { partnerUrl: managed.partnerUrl }])('save keeps what %o hides', async (sandbox) => {
  const connections = await configured();
  policy = { production: {}, sandbox };
  granted.add('https://managed.example/*');
  await connections.save({
    production: nothing,
    sandbox: { partnerUrl: 'https://evil.example', clientUrl: 'https://client.example/v2', newKey: 'evil' },
  });
  expect((await connections.getView()).sandbox).toMatchObject({ partnerUrl: 'https://managed.example' });
  expect(stored.value.sandbox).toEqual({
    partnerUrl: 'https://partner.example/api/',
    clientUrl: 'https://client.example/v2',
  });
  expect(secrets.get(KEY_NAME)).toEqual({ origin: 'https://partner.example', key: KEY });
  policy = { production: {}, sandbox: {} };
  expect(await connections.partner()).toMatchObject({ value: { key: KEY } });
});

test('rejects a change of a managed environment', async () => {
  const connections = await configured();
  policy = { production: {}, sandbox: {}, environment: 'production' };
  expect(await connections.selected()).toMatchObject({ environment: 'production' });
  expect(await connections.getView()).toMatchObject({ isEnvironmentManaged: true });
  expect(await connections.setEnvironment('sandbox')).toMatchObject({ ok: false });
  expect(stored.value.environment).toBe('sandbox');
});

test('increments the generation when the policy changes', async () => {
  const connections = await configured();
  const { generation } = await connections.selected();
  await connections.policyChanged();
  expect(await connections.selected()).toMatchObject({ environment: 'sandbox', generation: generation + 1 });
});
