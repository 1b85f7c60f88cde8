import { beforeEach, expect, test } from 'vitest';
import type { CardTicket } from '../../utils/storage.ts';
import { createCardTickets } from './card-tickets.ts';

let stored: CardTicket[];
let now: number;

const create = () =>
  createCardTickets(
    async () => stored,
    async (tickets) => {
      stored = tickets;
    },
    () => now,
  );

beforeEach(() => {
  stored = [];
  now = 1_000_000;
});

test('a ticket serves once, in its own tab, also after the worker was restarted', async () => {
  const ticket = await create().issue(7, 'ABCD1234567890');
  const tickets = create();
  expect(await tickets.redeem(ticket, 7)).toBe('ABCD1234567890');
  expect(await tickets.redeem(ticket, 7)).toBeUndefined();
});

test('of two that redeem at once only one succeeds', async () => {
  const tickets = create();
  const ticket = await tickets.issue(7, 'ABCD1234567890');
  const answers = await Promise.all([tickets.redeem(ticket, 7), tickets.redeem(ticket, 7)]);
  expect(answers).toEqual(['ABCD1234567890', undefined]);
});

test('a guess in another tab gets nothing and spends the ticket', async () => {
  const tickets = create();
  const ticket = await tickets.issue(7, 'ABCD1234567890');
  expect(await tickets.redeem(ticket, 8)).toBeUndefined();
  expect(await tickets.redeem(ticket, 7)).toBeUndefined();
});

test('an old ticket is worth nothing', async () => {
  const tickets = create();
  const ticket = await tickets.issue(7, 'ABCD1234567890');
  now += 30_000;
  expect(await tickets.redeem(ticket, 7)).toBeUndefined();
});

test('what a ticket was redeemed for is told once more, in its tab, and only if it was', async () => {
  const tickets = create();
  const ticket = await tickets.issue(7, 'ABCD1234567890');
  expect(await tickets.takeRedeemed(ticket, 7)).toBeUndefined();
  const redeeming = tickets.redeem(ticket, 7);
  expect(await tickets.takeRedeemed(ticket, 8)).toBeUndefined();
  expect(await tickets.takeRedeemed(ticket, 7)).toBe('ABCD1234567890');
  expect(await tickets.takeRedeemed(ticket, 7)).toBeUndefined();
  await redeeming;
  await tickets.redeem(ticket, 7);
  expect(await tickets.takeRedeemed(ticket, 7)).toBeUndefined();
});
