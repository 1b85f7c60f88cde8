import { beforeEach, expect, test } from 'vitest';
import { createMemoryArea } from '../../../tests/fakes/memory-area.ts';
import { createStorageAccess, type Stored } from '../../../utils/storage.ts';
import { type Settings, settingsItem } from '../storage.ts';
import type { ConnectionPolicy } from './connection-rules.ts';
import { createSavedSettings } from './saved-settings.ts';

let stored: Stored<Settings>;
let readings: number;
let policy: ConnectionPolicy;
let beforeWrite: () => Promise<void>;

const settingsAt = (generation: number): Settings => ({ ...settingsItem.fallback, generation });

function create() {
  return createSavedSettings({
    readSettings: async () => {
      readings += 1;
      return stored;
    },
    writeSettings: async (value) => {
      await beforeWrite();
      stored = { state: 'kept', value };
    },
    readPolicy: async () => policy,
  });
}

beforeEach(() => {
  stored = { state: 'kept', value: settingsAt(1) };
  readings = 0;
  policy = { production: {}, sandbox: {} };
  beforeWrite = async () => undefined;
});

test('reads storage once', async () => {
  const settings = create();
  expect(readings).toBe(0);
  await Promise.all([settings.read(), settings.readSaved()]);
  await settings.read();
  expect(readings).toBe(1);
});

test('returns saved settings without the policy and effective settings with it', async () => {
  policy = { production: {}, sandbox: {}, environment: 'sandbox' };
  const settings = create();
  expect((await settings.readSaved()).value.environment).toBe('production');
  expect(await settings.read()).toEqual({
    state: 'kept',
    value: { ...settingsAt(1), environment: 'sandbox' },
    policy,
  });
});

test('returns the written settings', async () => {
  const settings = create();
  await settings.read();
  await settings.write(settingsAt(2));
  expect((await settings.readSaved()).value.generation).toBe(2);
});

test('reads storage again if a listener reads during a write', async () => {
  const settings = create();
  await settings.read();
  beforeWrite = async () => {
    stored = { state: 'kept', value: settingsAt(2) };
    expect((await settings.readSaved()).value.generation).toBe(2);
  };
  await settings.write(settingsAt(3));
  expect((await settings.readSaved()).value.generation).toBe(3);
});

test('rejects if writing fails, and still returns the stored settings', async () => {
  const settings = create();
  beforeWrite = () => Promise.reject(new Error('quota'));
  await expect(settings.write(settingsAt(2))).rejects.toThrow('quota');
  expect((await settings.readSaved()).value.generation).toBe(1);
});

test.each([
  ['https://partner.example/api', 'kept'],
  ['', 'kept'],
  ['https//partner.example', 'damaged'],
  ['http://partner.example', 'damaged'],
])('settings with the address %j are %s', async (partnerUrl, state) => {
  const value = { ...settingsAt(1), sandbox: { partnerUrl, clientUrl: '' } };
  const local = createMemoryArea({ [settingsItem.key]: { version: settingsItem.version, value } });
  const storage = createStorageAccess({ local, session: createMemoryArea({}) });
  expect((await storage.read(settingsItem)).state).toBe(state);
});
