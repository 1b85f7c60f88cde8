import { expect, test } from 'vitest';
import { secretsIn } from '../../../tests/fakes/connections.ts';
import { fail } from '../../../utils/outcome.ts';
import { settingsItem } from '../storage.ts';
import type { ConnectionPolicy } from './connection-rules.ts';
import { createConnections } from './connections.ts';

const UNREADABLE = fail('settingsUnreadable');
const MANAGED: ConnectionPolicy = {
  production: { partnerUrl: 'https://a.example', apiKey: 'key-a', clientUrl: 'https://c.example' },
  sandbox: {},
};

/** The connections with damaged settings, under a policy. */
const under = (policy: ConnectionPolicy) =>
  createConnections({
    readSettings: async () => ({ state: 'damaged', value: settingsItem.fallback }),
    writeSettings: async () => undefined,
    secrets: secretsIn(new Map(), false),
    readPolicy: async () => policy,
    hasAccess: async () => true,
    replaced: async () => undefined,
  });

test('uses the values of the policy while the saved settings cannot be read', async () => {
  const { partner, client } = under({ ...MANAGED, environment: 'production' });
  expect(await partner()).toMatchObject({ value: { origin: 'https://a.example', key: 'key-a' } });
  expect(await client('production')).toMatchObject({ value: { clientUrl: 'https://c.example' } });
  expect(await partner('sandbox')).toEqual(UNREADABLE);
  expect(await client('sandbox')).toEqual(UNREADABLE);
});

test('does not guess the selected environment if the policy does not set it', async () => {
  const { partner } = under(MANAGED);
  expect(await partner()).toEqual(UNREADABLE);
  expect(await partner('production')).toMatchObject({ ok: true });
});
