import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCardDependencies } from '../../../tests/fakes/card-dependencies.ts';
import type { Sender } from '../../../utils/messaging.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import { cardHandlers } from './card.ts';

const CLICK = {
  nonce: 'of the click',
  trackingId: 'ABCD1234567890',
  anchor: { x: 1, y: 2, width: 3, height: 4 },
};
const { nonce } = CLICK;
const FROM_TOP: Sender = { tabId: 7, frameId: 0, windowId: 2, address: 'https://desk.example.com/' };
/** The frame of the card's own page. */
const FROM_CARD: Sender = { ...FROM_TOP, frameId: 9 };

/** Whether Waybill is enabled on the page; answered by the test. */
let allow: (isOn: boolean) => void;
let shown: LookupRequest[];
let card: ReturnType<typeof cardHandlers>;

beforeEach(() => {
  shown = [];
  const isOn = new Promise<boolean>((resolve) => {
    allow = resolve;
  });
  card = cardHandlers({
    ...fakeCardDependencies(),
    isOnAt: () => isOn,
    show: async (request) => void shown.push(await request),
  });
});

test('redeems a card that the page began with the click, before its grant was issued', async () => {
  const opening = card.openCard(CLICK, FROM_TOP);
  const redeeming = card.redeemCard({ nonce }, FROM_CARD);
  allow(true);
  expect(await redeeming).toMatchObject({ value: { answer: fail('notFound') } });
  expect(await opening).toEqual(succeed({ nonce }));
});

test('refuses such a card where Waybill is disabled', async () => {
  const both = [card.openCard(CLICK, FROM_TOP), card.redeemCard({ nonce }, FROM_CARD)];
  allow(false);
  expect(await Promise.all(both)).toEqual([fail('invalidInput'), fail('invalidInput')]);
});

test('opens no second card for the same nonce', async () => {
  allow(true);
  await card.openCard(CLICK, FROM_TOP);
  expect(await card.openCard(CLICK, { ...FROM_TOP, tabId: 8 })).toEqual(fail('invalidInput'));
});

test('looks the ID up elsewhere if the page has removed the card that has the answer, once', async () => {
  allow(true);
  await card.openCard(CLICK, FROM_TOP);
  await card.redeemCard({ nonce }, FROM_CARD);
  await card.checkCard({ nonce }, FROM_TOP);
  expect(shown).toEqual([]);
  for (const _ of [1, 2]) await card.checkCard({ nonce, isLost: true }, FROM_TOP);
  expect(shown).toEqual([{ kind: 'lookUp', trackingId: CLICK.trackingId }]);
});

test('logs that it could not read ahead, and prepares the card nevertheless', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  card = cardHandlers({
    ...fakeCardDependencies(),
    readAhead: async () => {
      throw new RangeError('no storage');
    },
  });
  expect(await card.prepareCard({}, FROM_TOP)).toEqual(succeed({}));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  logged.mockRestore();
});
