import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connection } from '../../../tests/fakes/http.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import type { ConnectionService } from '../../connection/background/connections.ts';
import type { PlatformLookup } from '../../platform/lookup.ts';
import type { Environment } from '../../platform/model.ts';
import type { CachedLookup } from '../model.ts';
import { createGetShipment, createLookupEvents } from './shipments.ts';

const NOW = 1_000_000;
const ANSWER = { shipment: { trackingId: 'A', problems: [] }, raw: '{}' };
const CACHED: CachedLookup = {
  trackingId: 'A',
  environment: 'sandbox',
  host: 'partner.example',
  generation: 1,
  retrievedAt: NOW,
  ...ANSWER,
};

type Answer = Awaited<ReturnType<PlatformLookup>>;
interface Sent {
  trackingId: string;
  environment: Environment;
  ask: boolean;
  answer(outcome: Answer): void;
  break(error: Error): void;
}

let selected: { environment: Environment; generation: number };
/** The requests to the platform, which the test answers itself. */
let sent: Sent[];
let cached: CachedLookup[];

beforeEach(() => {
  selected = { environment: 'sandbox', generation: 1 };
  sent = [];
  cached = [];
});

function create(
  { partnerUrl = connection.partnerUrl, add = async (lookup: CachedLookup) => void cached.push(lookup) } = {},
  lookupEvents = createLookupEvents(),
) {
  return createGetShipment({
    connections: {
      selected: async () => ({ host: '', ...selected }),
      partner: async () => succeed({ ...connection, ...selected, partnerUrl }),
    } as unknown as ConnectionService,
    cache: { find: async () => undefined, add, idsOf: async () => [] },
    lookupEvents,
    lookUp: ({ connection: { environment }, trackingId, ask }) =>
      new Promise((answer, reject) => {
        sent.push({ trackingId, environment, ask, answer, break: reject });
      }),
    now: () => NOW,
  });
}

/** Lets everything happen that waits for promises only. */
const promisesSettled = () => new Promise((resolve) => setImmediate(resolve));

/** Answers the requests that have been sent, which must be this many. */
async function answerAll(count: number, outcome: Answer = succeed(ANSWER)): Promise<void> {
  await promisesSettled();
  expect(sent).toHaveLength(count);
  for (const each of sent) each.answer(outcome);
}

describe('the answer to a request', () => {
  test('is returned as fresh, and cached and emitted without that', async () => {
    const emitted: unknown[] = [];
    const events = createLookupEvents();
    events.on(async (lookup, origin) => void emitted.push([lookup, origin]));
    const running = create({}, events)('A', { refresh: false });
    await answerAll(1);
    expect(await running).toStrictEqual(succeed({ ...CACHED, isFresh: true }));
    expect(cached).toStrictEqual([CACHED]);
    expect(emitted).toStrictEqual([[CACHED, 'agent']]);
  });

  test('contains the port of a platform that does not use the usual one', async () => {
    const running = create({ partnerUrl: 'http://127.0.0.1:4000/partner' })('A', { refresh: false });
    await answerAll(1);
    expect(await running).toMatchObject({ value: { host: '127.0.0.1:4000' } });
  });

  test('of a watch is returned in the environment of the watch', async () => {
    const running = create()('A', { refresh: true, watchIn: 'sandbox' });
    await answerAll(1);
    expect(await running).toMatchObject({ ok: true, value: { environment: 'sandbox' } });
  });
});

test.each([
  ['a refresh by the agent tries', { refresh: true }, true],
  ['a lookup without a refresh does not try', { refresh: false }, false],
  ['a watch does not try', { refresh: true, watchIn: 'sandbox' }, false],
] as const)('%s a rejected key again', async (_name, options, ask) => {
  const running = create()('A', options);
  await answerAll(1, fail('keyRejected'));
  expect(await running).toEqual(fail('keyRejected'));
  expect(sent).toMatchObject([{ ask }]);
});

describe('parallel lookups', () => {
  const settle = async (lookups: Promise<Outcome<unknown>>[], requests: number) => {
    await answerAll(requests);
    return Promise.all(lookups);
  };

  test('of the same ID share one request and its answer', async () => {
    const get = create();
    const [first, second] = await settle([get('A', { refresh: true }), get('A', { refresh: true })], 1);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
  });

  test.each([
    ['of two IDs', { refresh: true }, 'B', { refresh: true }],
    ['with and without a refresh', { refresh: true }, 'A', { refresh: false }],
    ['by a watch and by the agent', { refresh: true, watchIn: 'sandbox' }, 'A', { refresh: true }],
  ] as const)('%s send one request each', async (_name, options, otherId, otherOptions) => {
    const get = create();
    await settle([get('A', options), get(otherId, otherOptions)], 2);
    expect(sent.map(({ trackingId }) => trackingId)).toEqual(['A', otherId]);
  });

  test('in two environments send one request each', async () => {
    const get = create();
    const first = get('A', { refresh: true });
    await promisesSettled();
    selected = { environment: 'production', generation: 1 };
    const second = get('A', { refresh: true });
    await answerAll(2);
    expect(await first).toEqual(fail('interrupted'));
    expect(await second).toMatchObject({ ok: true, value: { environment: 'production' } });
    expect(sent.map(({ environment }) => environment)).toEqual(['sandbox', 'production']);
  });
});

test('a lookup after one that was broken off sends a new request', async () => {
  const get = create();
  const first = get('A', { refresh: true });
  await promisesSettled();
  sent[0]?.break(new Error('broken off'));
  await expect(first).rejects.toThrow('broken off');
  const second = get('A', { refresh: true });
  await answerAll(2);
  expect(await second).toMatchObject({ ok: true });
});

describe('an error that does not concern the agent', () => {
  const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  test('of the cache is logged with its place, and the answer is returned', async () => {
    const log = logged();
    const get = create({
      add: async () => {
        throw new RangeError('full');
      },
    });
    const running = get('A', { refresh: false });
    await answerAll(1);
    expect(await running).toMatchObject({ ok: true });
    await promisesSettled();
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toBe('Waybill: unexpected RangeError in a cached lookup');
    log.mockRestore();
  });

  test('of a listener is logged with its place, and the other listeners receive the lookup', async () => {
    const log = logged();
    const events = createLookupEvents();
    const received: unknown[] = [];
    events.on(async () => {
      throw new TypeError('damaged');
    });
    events.on(async ({ trackingId }, origin) => void received.push([trackingId, origin]));
    await events.emit(CACHED, 'watch');
    expect(received).toEqual([['A', 'watch']]);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toBe('Waybill: unexpected TypeError in a listener to lookups');
    log.mockRestore();
  });
});
