import { beforeEach, expect, test } from 'vitest';
import { applyChanges, secretsIn } from '../../../tests/fakes/connections.ts';
import type { Stored } from '../../../utils/storage.ts';
import { type Settings, settingsItem } from '../storage.ts';
import { createConnections } from './connections.ts';

const nothing = { partnerUrl: '', clientUrl: '' };
const unchanged = { partnerUrl: 'https://partner.example/api', clientUrl: '' };
const sandbox = { ...unchanged, newKey: 'canary-key-0123456789' };

let stored: Stored<Settings>;
let secrets: Map<string, unknown>;

beforeEach(() => {
  stored = { state: 'absent', value: settingsItem.fallback };
  secrets = new Map();
});

const create = () =>
  createConnections({
    readSettings: async () => stored,
    writeSettings: async (value, changes) => {
      stored = { state: 'kept', value };
      applyChanges(secrets, changes);
    },
    secrets: secretsIn(secrets),
    readPolicy: async () => ({ production: {}, sandbox: {} }),
    hasAccess: async () => true,
    replaced: async () => undefined,
  });

test('a change of one environment leaves the other as it is', async () => {
  const connections = create();
  await connections.save({ production: nothing, sandbox });
  const production = { ...sandbox, partnerUrl: 'https://live.example', newKey: 'live-key-0123456789' };
  await connections.save({ production, sandbox: unchanged });
  expect(await connections.selected('sandbox')).toMatchObject({ generation: 1 });
  expect(await connections.partner('sandbox')).toMatchObject({ value: { generation: 1 } });
  expect(await connections.selected('production')).toMatchObject({ generation: 2 });
  await connections.save({ production: unchanged, sandbox: { ...sandbox, newKey: 'next-key-0123456789' } });
  expect(await connections.selected('sandbox')).toMatchObject({ generation: 3 });
});

test('a policy that changes concerns both environments, also after a change of one of them', async () => {
  const connections = create();
  await connections.save({ production: nothing, sandbox });
  await connections.policyChanged();
  expect(await connections.selected('sandbox')).toMatchObject({ generation: 2 });
  expect(await connections.selected('production')).toMatchObject({ generation: 2 });
});

test('settings of an earlier version have one generation for both environments', async () => {
  stored = { state: 'kept', value: { ...settingsItem.fallback, generation: 7 } };
  const connections = create();
  await connections.save({ production: nothing, sandbox });
  expect(await connections.selected('production')).toMatchObject({ generation: 7 });
  expect(await connections.selected('sandbox')).toMatchObject({ generation: 8 });
});
