import { beforeEach, expect, test } from 'vitest';
import type { FrameSender } from '../../../utils/messaging.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import type { CardToggled } from '../../page/model.ts';
import { type CardDependencies, cardHandlers } from './card.ts';
import { createCardGrants } from './card-grants.ts';
import { createClickBudget } from './click-budget.ts';

const ID = 'ABCD1234567890';
const NOW = 1_000_000;
const ANCHOR = { x: 1, y: 2, width: 3, height: 4 };
const FROM_TOP: FrameSender = { tabId: 7, frameId: 0, windowId: 2, address: 'https://desk.example.com/' };
/** The frame of the card's own page. */
const FROM_CARD: FrameSender = { ...FROM_TOP, frameId: 9 };
const FROM_MAIL: FrameSender = { ...FROM_TOP, frameId: 5 };

let sent: [frameId: number, command: object][];
let closed: string[];
let stepped: unknown[];
let inPanel: unknown[];
let hasNext: boolean;
let card: ReturnType<typeof cardHandlers>;

beforeEach(() => {
  sent = [];
  closed = [];
  stepped = [];
  inPanel = [];
  hasNext = true;
  const dependencies: CardDependencies = {
    connections: { selected: async () => ({ environment: 'sandbox', host: '', generation: 0 }) },
    grants: createCardGrants(
      async () => [],
      async () => undefined,
      Date.now,
    ),
    sendToFrame: async (_tabId, frameId, command) => {
      sent.push([frameId, command]);
      return true;
    },
    sendToTab: async (_tabId, { nonce, isOpen }: CardToggled) => {
      if (!isOpen) closed.push(nonce);
    },
    verifyCardSeen: async () => true,
    cardTitle: (trackingId) => trackingId,
    showOutsidePage: async () => undefined,
    showInPanel: async (...request) => void inPanel.push(request),
    tabIds: {
      placeOf: async () => ({ place: 2, count: 3, hasMore: false }),
      openNext: async (...step) => {
        stepped.push(step);
        return hasNext;
      },
    },
    getShipment: async () => fail('notFound'),
    readAhead: async () => undefined,
    recordSeen: async (answer) => answer,
    runningLookups: { add: () => undefined },
    isOnAt: async () => true,
    budget: createClickBudget(() => NOW),
  };
  card = cardHandlers(dependencies);
});

async function open(): Promise<string> {
  const opened = await card.openCard({ trackingId: ID, anchor: ANCHOR }, FROM_TOP);
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value.nonce;
}

const pin = (nonce: string, isPinned = true) => card.pinCard({ nonce, frameId: 0, isPinned }, FROM_CARD);

test('pins the card in the frame that holds it', async () => {
  await pin('nonce');
  expect(sent).toEqual([[0, { command: 'pinCard', nonce: 'nonce', isPinned: true }]]);
});

test('a click in another frame closes a card, but not a pinned one', async () => {
  const nonce = await open();
  await pin(nonce);
  await card.closeCard({ nonce }, FROM_MAIL);
  expect(closed).toEqual([]);
  await pin(nonce, false);
  await card.closeCard({ nonce }, FROM_MAIL);
  expect(closed).toEqual([nonce]);
});

test.each([
  ['the card itself', FROM_CARD],
  ['the frame that holds it', FROM_TOP],
])('%s closes a pinned card, and the next card is not pinned', async (_name, sender) => {
  const nonce = await open();
  await pin(nonce);
  await card.closeCard({ nonce }, sender);
  const next = await open();
  await card.closeCard({ nonce: next }, FROM_MAIL);
  expect(closed).toEqual([nonce, next]);
});

test('a pinned card stays pinned with its next ID', async () => {
  await pin(await open());
  const next = await open();
  await card.closeCard({ nonce: next }, FROM_MAIL);
  expect(closed).toEqual([]);
});

test('a pin ends with its page: the card of the next page is closed by its own button, and by any frame', async () => {
  await pin(await open());
  const next = await open();
  const fromNext = { ...FROM_CARD, frameId: 11 };
  await card.redeemCard({ nonce: next }, fromNext);
  await card.closeCard({ nonce: next }, fromNext);
  const third = await open();
  await card.closeCard({ nonce: third }, FROM_MAIL);
  expect(closed).toEqual([next, third]);
});

test('a pin that arrives after its card was closed does not pin the next one', async () => {
  const nonce = await open();
  await card.closeCard({ nonce }, FROM_TOP);
  await pin(nonce);
  const next = await open();
  await card.closeCard({ nonce: next }, FROM_MAIL);
  expect(closed).toEqual([nonce, next]);
});

test('the end of a pin that arrives after the next ID was opened does not unpin that one', async () => {
  const nonce = await open();
  await pin(nonce);
  const next = await open();
  await pin(nonce, false);
  await card.closeCard({ nonce: next }, FROM_MAIL);
  expect(closed).toEqual([]);
});

test.each([true, false])(
  'a card that is restored with its page can be pinned and unpinned (pinned before: %s)',
  async (wasPinned) => {
    const nonce = await open();
    if (wasPinned) await pin(nonce);
    const onNextPage = await open();
    await card.redeemCard({ nonce: onNextPage }, { ...FROM_CARD, frameId: 11 });
    await card.closeCard({ nonce: onNextPage }, FROM_TOP);
    sent = [];
    await pin(nonce);
    await card.closeCard({ nonce }, FROM_MAIL);
    expect(closed).toEqual([onNextPage]);
    await pin(nonce, false);
    await card.closeCard({ nonce }, FROM_MAIL);
    expect(closed).toEqual([onNextPage, nonce]);
    expect(sent).toEqual([true, false].map((isPinned) => [0, { command: 'pinCard', nonce, isPinned }]));
  },
);

test('pins a card that was opened before the background was stopped', async () => {
  await pin('before');
  await card.closeCard({ nonce: 'before' }, FROM_MAIL);
  expect(closed).toEqual([]);
});

test('answers with the place of an ID, and opens the next one', async () => {
  expect(await card.getCardPlace({ trackingId: ID }, FROM_CARD)).toEqual(
    succeed({ place: 2, count: 3, hasMore: false }),
  );
  expect(await card.stepCard({ trackingId: ID, direction: 'next' }, FROM_CARD)).toEqual(succeed({}));
  expect(stepped).toEqual([[7, ID, 'next']]);
  hasNext = false;
  expect(await card.stepCard({ trackingId: ID, direction: 'next' }, FROM_CARD)).toEqual(fail('notFound'));
});

test('shows an ID in the side panel before it awaits anything', () => {
  void card.openInPanel({ trackingId: ID }, FROM_CARD);
  expect(inPanel).toEqual([[ID, 2]]);
});

test('never keeps an agent waiting who steps from card to card, however fast', async () => {
  for (let key = 0; key < 100; key += 1) {
    expect(await card.stepCard({ trackingId: ID, direction: 'next' }, FROM_CARD)).toEqual(succeed({}));
    await open();
  }
});
