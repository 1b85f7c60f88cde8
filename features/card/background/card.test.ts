import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import type { FrameSender } from '../../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import { createRunningLookups, type GetShipment, lookupHandlers } from '../../lookup/background/shipments.ts';
import type { CardCommand, CardToggled, EnlargeCard, PinCard } from '../../page/model.ts';
import type { RecordSeen } from '../../recent/background/history.ts';
import type { Lookup } from '../../shipment/model.ts';
import { cardHandlers } from './card.ts';
import { createCardGrants } from './card-grants.ts';

const ID = 'ABCD1234567890';
const PRESSED_AT = 1_000;
const ANCHOR = { x: 1, y: 2, width: 3, height: 4 };
const LOOKUP = fakeLookup(ID);
const FROM_TOP: FrameSender = { tabId: 7, frameId: 0, windowId: 2, address: 'https://desk.example.com/' };
const REDEEMED = { trackingId: ID, environment: 'sandbox', frameId: 0, place: { host: 'desk.example.com' } };
const FROM_SUBFRAME: FrameSender = { ...FROM_TOP, frameId: 5 };

let commands: [tabId: number, frameId: number, command: CardCommand | PinCard | EnlargeCard][];
let broadcasts: [tabId: number, message: CardToggled][];
let shown: { trackingId: string; windowId: number | undefined }[];
let lookups: { trackingId: string; isPrivate: true | undefined; answer(outcome: Outcome<Lookup>): void }[];
let recorded: Outcome<Lookup>[];
/** Answers that were passed on as seen in a private window. */
let seenInPrivate: Outcome<Lookup>[];
/** Frames in which Waybill runs. */
let frames: number[];
/** Called while a card is being shown. */
let onShow: (command: Extract<CardCommand, { command: 'showCard' }>) => unknown;
/** When the browser has stored the grants. */
let storing: Promise<void>;
let card: ReturnType<typeof cardHandlers> & ReturnType<typeof lookupHandlers>;
const readAhead = vi.fn(async () => undefined);

beforeEach(() => {
  commands = [];
  [broadcasts, shown] = [[], []];
  lookups = [];
  recorded = [];
  seenInPrivate = [];
  frames = [0, 5];
  onShow = () => undefined;
  storing = Promise.resolve();
  const getShipment: GetShipment = (trackingId, { isPrivate }) =>
    new Promise<Outcome<Lookup>>((answer) => lookups.push({ trackingId, answer, isPrivate }));
  const recordSeen: RecordSeen = async (answer, { isPrivate }) => {
    (isPrivate ? seenInPrivate : recorded).push(answer);
    return answer;
  };
  const runningLookups = createRunningLookups();
  const lookup = lookupHandlers({
    getShipment,
    recordSeen,
    runningLookups,
    getCachedLookups: async () => [],
  });
  const opening = cardHandlers({
    connections: { selected: async () => ({ environment: 'sandbox', host: '', generation: 0 }) },
    grants: createCardGrants(
      async () => [],
      () => storing,
      Date.now,
    ),
    sendToFrame: async (tabId, frameId, command) => {
      commands.push([tabId, frameId, command]);
      if (command.command === 'showCard') await onShow(command);
      return frames.includes(frameId);
    },
    sendToTab: async (tabId, message) => void broadcasts.push([tabId, message]),
    verifyCardSeen: async (_tabId, frameId, { pressedAt }) =>
      frames.includes(frameId) && pressedAt === PRESSED_AT,
    cardTitle: (trackingId) => `Shipment ${trackingId}`,
    showInPanel: async () => undefined,
    tabIds: { placeOf: async () => ({ place: 0, count: 0, hasMore: false }), openNext: async () => false },
    showOutsidePage: async (trackingId, windowId) => void shown.push({ trackingId, windowId }),
    getShipment,
    readAhead,
    recordSeen,
    runningLookups,
    isOnAt: async (address) => address === FROM_TOP.address,
    budget: { take: async (tabId) => tabId === FROM_TOP.tabId, refund: () => undefined },
  });
  card = { ...opening, ...lookup };
});

async function open(sender = FROM_TOP): Promise<string> {
  const opened = await card.openCard({ trackingId: ID, anchor: ANCHOR }, sender);
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value.nonce;
}

test('prepares no card where Waybill is disabled', async () => {
  const address = 'https://off.example.com/';
  expect(await card.prepareCard({}, { ...FROM_TOP, address })).toEqual(fail('invalidInput'));
  expect([commands, readAhead.mock.calls]).toEqual([[], []]);
  await card.prepareCard({}, FROM_TOP);
  expect(readAhead).toHaveBeenCalledOnce();
  expect(commands).toEqual([[7, 0, { command: 'prepareCard' }]]);
});

test('makes one lookup for a click, and returns its answer with the redeemed card', async () => {
  const nonce = await open();
  lookups[0]?.answer(succeed(LOOKUP));
  const answer = succeed(LOOKUP);
  expect(await card.redeemCard({ nonce }, FROM_TOP)).toEqual(succeed({ ...REDEEMED, answer }));
  expect([lookups.length, recorded]).toEqual([1, [answer]]);
});

test('answers that a card is open only when its grant is stored', async () => {
  let isStored = false;
  storing = vi.waitFor(() => expect(broadcasts).toHaveLength(1));
  void storing.then(() => {
    isStored = true;
  });
  await open();
  expect(isStored).toBe(true);
});

test('passes on that a card is in a private window', async () => {
  const sender = { ...FROM_TOP, isPrivate: true as const };
  const nonce = await open(sender);
  expect(lookups).toMatchObject([{ trackingId: ID, isPrivate: true }]);
  lookups[0]?.answer(succeed(LOOKUP));
  expect(await card.redeemCard({ nonce }, sender)).toMatchObject({ value: { answer: succeed(LOOKUP) } });
  expect([recorded, seenInPrivate]).toEqual([[], [succeed(LOOKUP)]]);
});

test('answers the card’s later request with a lookup that takes longer than the redemption', async () => {
  vi.useFakeTimers();
  try {
    const nonce = await open();
    const redeeming = card.redeemCard({ nonce }, FROM_TOP);
    await vi.advanceTimersByTimeAsync(100);
    expect([await redeeming, recorded]).toEqual([succeed(REDEEMED), []]);
    lookups[0]?.answer(fail('notFound'));
    await vi.advanceTimersByTimeAsync(10);
    const request = { trackingId: ID, refresh: false };
    expect(await card.getShipment(request, FROM_TOP)).toEqual(fail('notFound'));
    expect(lookups).toHaveLength(1);
    expect(recorded).toEqual([fail('notFound')]);
    void card.getShipment(request, FROM_TOP);
    expect(lookups).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('sends commands only to the frame that holds the card', async () => {
  const nonce = await open(FROM_SUBFRAME);
  await card.placeCard({ nonce, frameId: 0, change: 'height', height: 300 }, FROM_TOP);
  await card.enlargeCard({ nonce, frameId: 0, isLarge: true }, FROM_TOP);
  expect(commands).toEqual([
    [7, 0, { command: 'showCard', nonce, title: `Shipment ${ID}`, anchor: ANCHOR, isFromSubframe: true }],
    [7, 0, { command: 'placeCard', nonce, change: 'height', height: 300 }],
    [7, 0, { command: 'enlargeCard', nonce, isLarge: true }],
  ]);
  expect(broadcasts).toEqual([[7, { command: 'cardToggled', nonce, isOpen: true }]]);
});

test('shows the card in the frame of the ID if Waybill does not run in the top frame', async () => {
  frames = [5];
  const nonce = await open(FROM_SUBFRAME);
  lookups[0]?.answer(succeed(LOOKUP));
  expect(commands.at(-1)).toMatchObject([7, 5, { command: 'showCard', isFromSubframe: false }]);
  expect(await card.redeemCard({ nonce }, FROM_SUBFRAME)).toMatchObject({ value: { frameId: 5 } });
});

test('does not report a card as open that could not be shown', async () => {
  frames = [];
  await open(FROM_SUBFRAME);
  expect(broadcasts).toEqual([]);
});

test('names the closed card, even if another one has been opened since', async () => {
  const first = await open();
  const second = await open();
  await card.closeCard({ nonce: first }, FROM_TOP);
  expect(broadcasts.map(([, { nonce, isOpen }]) => [nonce, isOpen])).toEqual([
    [first, true],
    [second, true],
    [first, false],
  ]);
});

test('does not report a card as open that was replaced before it was shown', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(broadcasts).toEqual([[7, { command: 'cardToggled', nonce: second, isOpen: true }]]);
  expect(first).not.toBe(second);
});

test('does not report a card as open that was closed before it was shown', async () => {
  let nonce = '';
  onShow = (command) => {
    nonce = command.nonce;
    return card.closeCard({ nonce }, FROM_TOP);
  };
  await open();
  expect(broadcasts).toEqual([[7, { command: 'cardToggled', nonce, isOpen: false }]]);
});

test('closes a frame that loaded no card, and looks up its ID elsewhere once', async () => {
  const nonce = await open();
  broadcasts = [];
  await Promise.all([card.checkCard({ nonce }, FROM_TOP), card.checkCard({ nonce }, FROM_TOP)]);
  expect(broadcasts).toEqual([[7, { command: 'cardToggled', nonce, isOpen: false }]]);
  expect(shown).toEqual([{ trackingId: ID, windowId: 2 }]);
});

test('leaves a redeemed card open', async () => {
  const nonce = await open();
  lookups[0]?.answer(succeed(LOOKUP));
  await card.redeemCard({ nonce }, FROM_TOP);
  broadcasts = [];
  await card.checkCard({ nonce }, FROM_TOP);
  expect([...broadcasts, ...shown]).toEqual([]);
});

test('refuses an invented nonce and a nonce from another tab', async () => {
  const nonce = await open();
  expect(await card.redeemCard({ nonce: 'made-up' }, FROM_TOP)).toEqual(fail('invalidInput'));
  expect(await card.redeemCard({ nonce }, { ...FROM_TOP, tabId: 8 })).toEqual(fail('invalidInput'));
  await card.checkCard({ nonce: 'made-up' }, FROM_TOP);
  expect(shown).toEqual([]);
});

test('asks the frame that holds the card whether the user saw it', async () => {
  const verify = (frameId: number, pressedAt = PRESSED_AT) =>
    card.verifyCardSeen({ nonce: 'nonce', frameId, pressedAt }, FROM_TOP);
  const answers = await Promise.all([verify(5), verify(5, PRESSED_AT + 1), verify(6)]);
  expect(answers).toEqual([true, false, false].map((wasSeen) => succeed({ wasSeen })));
});

test('shows an ID outside the page', async () => {
  await card.showOutsidePage({ trackingId: ID }, FROM_TOP);
  expect(shown).toEqual([{ trackingId: ID, windowId: 2 }]);
});

test.each([
  ['a site where Waybill is disabled', { ...FROM_TOP, address: 'https://evil.example/' }],
  ['a tab that asked for another card while it waited', { ...FROM_TOP, tabId: 8 }],
])('looks up nothing for %s', async (_name, sender) => {
  expect(await card.openCard({ trackingId: ID, anchor: ANCHOR }, sender)).toEqual(fail('invalidInput'));
  expect([lookups, commands]).toEqual([[], []]);
});
