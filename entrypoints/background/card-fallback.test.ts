import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LookupRequest } from '../../utils/lookup-request.ts';
import type { CardTicket } from '../../utils/storage.ts';
import { createCheckCard } from './card-fallback.ts';
import { createCardTickets } from './card-tickets.ts';

const TAB = { tabId: 7, windowId: 2 };
const ID = 'ABCD1234567890';

let stored: CardTicket[];
let told: unknown[];
let shown: { request: LookupRequest; windowId: number | undefined }[];

const tickets = createCardTickets(
  async () => stored,
  async (kept) => {
    stored = kept;
  },
  Date.now,
);
const checkCard = createCheckCard({
  tickets,
  tell: async (tabId, command) => {
    told.push([tabId, command]);
    return true;
  },
  show: async (request, windowId) => void shown.push({ request: await request, windowId }),
});

beforeEach(() => {
  vi.useFakeTimers();
  stored = [];
  told = [];
  shown = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test('a frame that loaded no card goes, and its ID is looked up elsewhere, once', async () => {
  const ticket = await tickets.issue(TAB.tabId, ID);
  const checks = [checkCard(ticket, TAB), checkCard(ticket, TAB)];
  await Promise.all(checks);
  expect(told).toEqual([
    [7, { command: 'placeCard', change: 'close' }],
    [7, { command: 'cardIsOpen', isOpen: false }],
  ]);
  expect(shown).toEqual([{ request: { kind: 'lookUp', trackingId: ID }, windowId: 2 }]);
});

test('a card that has redeemed its ticket stays', async () => {
  const ticket = await tickets.issue(TAB.tabId, ID);
  expect(await tickets.redeem(ticket, TAB.tabId)).toBe(ID);
  await checkCard(ticket, TAB);
  expect(told).toEqual([]);
  expect(shown).toEqual([]);
});

test('a ticket that was made up, or is of another tab, shows nothing', async () => {
  const ticket = await tickets.issue(8, ID);
  const checks = [checkCard('made-up', TAB), checkCard(ticket, TAB)];
  await Promise.all(checks);
  expect(shown).toEqual([]);
});
