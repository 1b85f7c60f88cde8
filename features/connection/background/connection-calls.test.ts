import { beforeEach, describe, expect, test } from 'vitest';
import { SAVED } from '../../../tests/fakes/connections.ts';
import { connection } from '../../../tests/fakes/http.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import type { ClientConnection, PartnerConnection } from '../../platform/model.ts';
import type { TokenSource } from '../../platform/token-source.ts';
import { connectionHandlers } from './connection-handlers.ts';
import type { ConnectionService } from './connections.ts';

let partner: Outcome<PartnerConnection>;
let client: Outcome<ClientConnection>;
let renewed: Awaited<ReturnType<TokenSource['renew']>>;
let selection: Outcome<typeof SAVED>;
let calls: string[];
let limits: AbortSignal[];

beforeEach(() => {
  partner = succeed(connection);
  client = succeed({ clientUrl: 'https://client.example' });
  renewed = succeed({ validUntil: 7 });
  selection = succeed(SAVED);
  calls = [];
  limits = [];
});

const sender = { tabId: undefined } as never;

function create() {
  const note = (...parts: unknown[]) => void calls.push(parts.filter(Boolean).join(' '));
  const connections: ConnectionService = {
    getView: async () => SAVED,
    save: async (drafts) => {
      note('save', drafts.sandbox.partnerUrl);
      return succeed(SAVED);
    },
    setEnvironment: async () => selection,
    saveTogether: async () => selection,
    forget: () => undefined,
    policyChanged: async () => undefined,
    selected: async () => ({ environment: 'sandbox', host: '', generation: 1 }),
    partner: async (named) => {
      note('partner', named);
      return partner;
    },
    client: async (environment) => {
      note('client', environment);
      return client;
    },
    removeClientToken: async (environment) => {
      note('removeClientToken', environment);
      return SAVED;
    },
  };
  const tokens: TokenSource = {
    get: async () => fail('offline'),
    replace: async () => fail('offline'),
    renew: async (_connection, signal) => {
      note('renew');
      limits.push(signal);
      return renewed;
    },
    getState: async () => ({ obtainedAt: 1, validUntil: 2 }),
    forget: async () => note('forget'),
  };
  return connectionHandlers({
    connections,
    tokens,
    ping: async (clientUrl, signal) => {
      note('reach', clientUrl);
      limits.push(signal);
      return succeed({ host: 'client.example' });
    },
    openOptions: {
      open: async (place) => note('open', place),
      welcome: async () => note('welcome'),
    },
    settingsChanged: async () => note('settingsChanged'),
  });
}

describe('setEnvironment', () => {
  test('announces the new environment', async () => {
    expect(await create().setEnvironment({ environment: 'sandbox' }, sender)).toEqual(succeed(SAVED));
    expect(calls).toEqual(['settingsChanged']);
  });

  test('announces nothing if it fails', async () => {
    selection = fail('settingsUnreadable');
    const outcome = await create().setEnvironment({ environment: 'sandbox' }, sender);
    expect(outcome).toEqual(fail('settingsUnreadable'));
    expect(calls).toEqual([]);
  });
});

describe('checkConnection', () => {
  test('obtains a new token and returns its host', async () => {
    renewed = succeed({ validUntil: 7, times: { issuedAt: 1, expiresAt: 2 } });
    expect(await create().checkConnection({ environment: 'sandbox' }, sender)).toEqual(
      succeed({
        environment: 'sandbox',
        host: 'partner.example',
        validUntil: 7,
        times: { issuedAt: 1, expiresAt: 2 },
      }),
    );
    expect(calls).toEqual(['partner sandbox', 'renew']);
    expect(limits[0]?.aborted).toBe(false);
  });

  test('requests no token without a connection', async () => {
    partner = fail('keyMissing');
    expect(await create().checkConnection({}, sender)).toEqual(fail('keyMissing'));
    expect(calls).toEqual(['partner']);
  });

  test('returns the failure if the token is refused', async () => {
    renewed = fail('keyRejected');
    expect(await create().checkConnection({}, sender)).toEqual(fail('keyRejected'));
  });
});

describe('checkClientApi', () => {
  test('pings the host of the named environment', async () => {
    const outcome = await create().checkClientApi({ environment: 'production' }, sender);
    expect(outcome).toEqual(succeed({ host: 'client.example' }));
    expect(calls).toEqual(['client production', 'reach https://client.example']);
    expect(limits[0]?.aborted).toBe(false);
  });

  test('sends no ping without a connection', async () => {
    client = fail('notConfigured');
    const outcome = await create().checkClientApi({ environment: 'production' }, sender);
    expect(outcome).toEqual(fail('notConfigured'));
    expect(calls).toEqual(['client production']);
  });
});

describe('getToken and forgetToken', () => {
  test('use the token of the selected environment', async () => {
    const handlers = create();
    expect(await handlers.getToken({}, sender)).toEqual(succeed({ token: { obtainedAt: 1, validUntil: 2 } }));
    expect(await handlers.forgetToken({}, sender)).toEqual(succeed({}));
    expect(calls).toEqual(['partner', 'partner', 'forget']);
  });

  test('without a connection, no token is returned, and a failure to delete one is reported', async () => {
    partner = fail('notConfigured');
    const handlers = create();
    expect(await handlers.getToken({}, sender)).toStrictEqual(succeed({}));
    expect(await handlers.forgetToken({}, sender)).toEqual(partner);
    expect(calls).toEqual(['partner', 'partner']);
  });
});

test('lists connections, saves the drafts of both environments and announces it', async () => {
  const handlers = create();
  expect(await handlers.getConnections({}, sender)).toEqual(succeed(SAVED));
  const production = { partnerUrl: '', clientUrl: '' };
  const drafts = { production, sandbox: { ...production, partnerUrl: 'https://partner.example' } };
  expect(await handlers.saveConnections(drafts, sender)).toEqual(succeed(SAVED));
  expect(calls).toEqual(['save https://partner.example', 'settingsChanged']);
});

test('removes the Client API token of the named environment', async () => {
  const outcome = await create().removeClientToken({ environment: 'production' }, sender);
  expect(outcome).toEqual(succeed(SAVED));
  expect(calls).toEqual(['removeClientToken production']);
});

test('opens the options at a place', async () => {
  expect(await create().openOptions({ place: 'helpdesks&field=helpdesk' }, sender)).toEqual(succeed({}));
  expect(calls).toEqual(['open helpdesks&field=helpdesk']);
});
