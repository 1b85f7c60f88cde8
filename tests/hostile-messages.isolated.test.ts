import fc from 'fast-check';
import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { CANARY } from '../dev/platform/credentials.ts';
import { SAMPLE_IDS } from '../dev/sample-ids.ts';
import { type MessageName, protocol } from '../features/protocol.ts';
import { createWholeBackground, type FakeSender, OWN_PAGE } from './fakes/whole-background.ts';
import { hostileJson, nearly, survives, textOf } from './hostile-json.ts';

const ANCHOR = { x: 1, y: 2, width: 3, height: 4 };
/** What a card may store: the token, and the lookup. If it does not load, it may open the popup. */
const MAY_STORE = /^(platform\.token|recent)\b/;
const MAY_CALL = new Set(['action.openPopup', 'tabs.create']);
const NUM_RUNS = 250;

const background = createWholeBackground();
let requests: string[];
const lost: unknown[] = [];

const reply = (body: object) => new Response(JSON.stringify({ success: true, ...body }));

beforeAll(async () => {
  process.on('unhandledRejection', (error) => lost.push(error));
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (url.includes('/auth/token')) return reply({ data: { accessToken: `token.${CANARY}.token` } });
    const trackingId = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
    return reply({ data: { trackingId, status: 'IN_TRANSIT', address: { name: CANARY } } });
  });
  await background.start();
  const saved = {
    partnerUrl: 'https://partner.example',
    clientUrl: 'https://client.example',
    newKey: CANARY,
    newClientToken: CANARY,
  };
  const steps: [MessageName, object][] = [
    ['saveConnections', { production: saved, sandbox: saved }],
    ['setStatusColors', { isOn: true }],
    ['getShipment', { trackingId: SAMPLE_IDS.moving, refresh: true }],
  ];
  for (const [name, request] of steps)
    expect(await background.send({ name, request }, OWN_PAGE)).toMatchObject({ ok: true });
});

const names = Object.keys(protocol) as MessageName[];
/** The JSON of the messages that a content script may send. */
const PAGE_MESSAGES = new RegExp(
  `"name":"(${names.filter((name) => protocol[name].from === 'page').join('|')})"`,
);

/** A message of the protocol that fits its schema in most places. */
const anyMessage = fc
  .constantFrom(...names)
  .chain((name) => nearly(protocol[name].request).map((request) => ({ name, request })));

/** Also with what the versions of pages and private windows add, and messages outside of the protocol. */
const fromPage = fc.oneof(
  { weight: 10, arbitrary: anyMessage },
  {
    weight: 4,
    arbitrary: fc.tuple(
      anyMessage,
      fc.constantFrom({}, { isPrivate: true }, { version: '0' }, { version: '1.0.0' }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constantFrom('__proto__', 'constructor', ''), request: hostileJson }),
  },
  { weight: 1, arbitrary: hostileJson },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...Object.values(SAMPLE_IDS)).map((trackingId) => ({
      name: 'openCard',
      request: { trackingId, anchor: ANCHOR },
    })),
  },
);

/** Any sender but the extension's own pages. Frames and pages without an address have other origins. */
const pageSender: fc.Arbitrary<FakeSender> = fc.record({
  id: fc.constantFrom('waybill', 'waybill', 'waybill', 'other'),
  origin: fc.constantFrom('https://acme.zendesk.com', 'null', undefined, `${OWN_PAGE.origin}.evil.example`),
  url: fc.constantFrom('https://acme.zendesk.com/1', 'about:blank', undefined, OWN_PAGE.url),
  tab: fc.constantFrom({ id: 6, windowId: 1, url: 'https://acme.zendesk.com/1' }, { id: -1 }, {}, undefined),
  frameId: fc.constantFrom(0, 3, undefined),
});

const changedKeys = (before: string) => {
  const old = JSON.parse(before) as Record<string, unknown>;
  const { local } = background.stored;
  return [...new Set([...Object.keys(old), ...Object.keys(local)])].filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(local[key]),
  );
};

test('a content script gets no secret and no shipment, changes no setting, and leaves no message without an end', async () => {
  const requestsBefore = requests.length;
  let opened = 0;
  await survives(
    fc.tuple(fromPage, pageSender),
    async ([message, sender]) => {
      const sent = Array.isArray(message) ? { ...message[0], ...message[1] } : message;
      const before = JSON.stringify(background.stored.local);
      background.calls = [];
      background.toTabs = [];
      const answer = await background.send(sent, sender);
      expect(textOf([answer ?? null, background.toTabs])).not.toContain(CANARY);
      expect(answer).not.toMatchObject({ failure: { kind: 'interrupted' } });
      if (!PAGE_MESSAGES.test(textOf(sent))) expect(answer).not.toMatchObject({ ok: true });
      const mayShow = /"name":"checkCard"/.test(textOf(sent));
      if (/"name":"openCard"/.test(textOf(sent))) opened += 1;
      expect(changedKeys(before).filter((key) => !MAY_STORE.test(key))).toEqual([]);
      expect(background.calls.filter((name) => !(mayShow && MAY_CALL.has(name)))).toEqual([]);
      // A lookup may end after its message.
      expect(requests.length - requestsBefore).toBeLessThanOrEqual(opened);
      expect(lost).toEqual([]);
    },
    NUM_RUNS,
  );
});

test('a page of the extension gets an answer to every message, and no key or token in it', () =>
  survives(
    anyMessage,
    async (message) => {
      const answer = await background.send(message, OWN_PAGE);
      expect(answer).toMatchObject({ ok: expect.any(Boolean) });
      expect(answer).not.toMatchObject({
        failure: { kind: expect.stringMatching(/interrupted|unreadableReply/) },
      });
      // Shipments contain it as a name.
      if (!/Shipment|Lookup|redeemCard/.test(message.name)) expect(textOf(answer)).not.toContain(CANARY);
      expect(lost).toEqual([]);
    },
    NUM_RUNS,
  ));
