import { beforeEach, describe, expect, test } from 'vitest';
import { createAskedLookups } from '../../tests/fakes/asked-lookups.ts';
import { connections, NOTHING } from '../../tests/fakes/connections.ts';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Connections } from '../connection/model.ts';
import type { Environment } from '../platform/model.ts';
import { createLookupStore, environmentOf, type LookupStore } from './state.ts';

const ID = 'ABCD1234567890';
const OTHER = 'ABCD1234567801';
const NOT_FOUND = fail('notFound', { host: 'api.example.com' });
const SET_UP = { partnerUrl: 'https://api.example.com', hasKey: true };
const PRODUCTION = { ...NOTHING, partnerUrl: 'https://live.example.com', hasKey: true };

let background: ReturnType<typeof createAskedLookups>;
let settings: Connections;
let store: LookupStore;

const lookupOf = (trackingId: string, environment: Environment = 'sandbox') =>
  fakeLookup(trackingId, {}, { environment });

const question = (index: number) => background.question(index);

beforeEach(() => {
  settings = connections(SET_UP, { production: PRODUCTION });
  background = createAskedLookups(() => succeed(settings));
  store = createLookupStore(background.send);
});

describe('an ID that the platform does not know', () => {
  async function lookUpMissing(): Promise<void> {
    void store.lookUp(ID);
    await question(0).answer(NOT_FOUND);
  }

  test('is named with its environment, and with the other one if that is set up', async () => {
    await lookUpMissing();
    expect(store.state.value).toMatchObject({ environment: 'sandbox', other: 'production' });
    settings = connections(SET_UP);
    void store.lookUp(OTHER);
    await question(1).answer(NOT_FOUND);
    expect(store.state.value).toMatchObject({ step: 'failed', environment: 'sandbox' });
    expect(store.state.value).not.toHaveProperty('other');
  });

  test('is named with the environment that answered, not with one that was selected since', async () => {
    settings = { ...settings, environment: 'production' };
    await lookUpMissing();
    expect(store.state.value).toMatchObject({ environment: 'sandbox', other: 'production' });
  });

  test('is looked up nowhere else if a policy sets the environment', async () => {
    settings = { ...settings, isEnvironmentManaged: true };
    await lookUpMissing();
    expect(store.state.value).not.toHaveProperty('other');
  });

  test('can be looked up in the other environment, also again, for that ID only', async () => {
    await lookUpMissing();
    void store.lookIn('production');
    expect(environmentOf(store.state.value)).toBe('production');
    expect(question(1)).toMatchObject({ trackingId: ID, environment: 'production' });
    await question(1).answer(succeed(lookupOf(ID, 'production')));
    expect(store.state.value).toMatchObject({ step: 'ready', isElsewhere: true });
    void store.refresh();
    expect(question(2)).toMatchObject({ refresh: true, environment: 'production' });
    await question(2).answer(fail('offline'));
    expect(store.state.value).toMatchObject({ step: 'ready', isElsewhere: true });
    void store.lookUp(OTHER);
    expect(question(3)).toHaveProperty('environment', undefined);
  });

  test('is not marked as found elsewhere after the return to the first environment', async () => {
    await lookUpMissing();
    void store.lookIn('production');
    await question(1).answer(fail('notFound', { host: 'live.example.com' }));
    expect(store.state.value).toMatchObject({ environment: 'production', other: 'sandbox' });
    void store.lookIn('sandbox');
    await question(2).answer(succeed(lookupOf(ID)));
    expect(store.state.value).not.toHaveProperty('isElsewhere');
  });
});

test.each(['notConfigured', 'keyMissing'] as const)(
  'after "%s", an ID can be looked up in the other environment: the wrong one may be selected',
  async (kind) => {
    settings = connections(SET_UP, { environment: 'production' });
    void store.lookUp(ID);
    await question(0).answer(fail(kind));
    expect(store.state.value).toMatchObject({ environment: 'production', other: 'sandbox' });
    void store.lookIn('sandbox');
    await question(1).answer(succeed(lookupOf(ID)));
    expect(store.state.value).toMatchObject({ step: 'ready', isElsewhere: true });
  },
);
