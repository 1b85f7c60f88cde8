import { beforeEach, expect, test } from 'vitest';
import { fail } from '../../../utils/outcome.ts';
import type { CardGrant } from '../storage.ts';
import { createCardGrants } from './card-grants.ts';

const GRANT = { tabId: 7, frameId: 0, trackingId: 'ABCD1234567890' };
const LOOKUP = Promise.resolve(fail('notFound'));

let stored: CardGrant[];
let now: number;

const create = () =>
  createCardGrants(
    async () => stored,
    async (grants) => {
      stored = grants;
    },
    () => now,
  );

beforeEach(() => {
  stored = [];
  now = 1_000_000;
});

test('redeems a nonce once, with the lookup that was started for it', async () => {
  const grants = create();
  const nonce = await grants.issue(GRANT, LOOKUP);
  expect(await grants.redeem(nonce, 7)).toMatchObject({ ...GRANT, lookup: LOOKUP });
  expect(await grants.redeem(nonce, 7)).toBeUndefined();
});

test('hands the text around the ID to the card, and never stores it', async () => {
  const place = { host: 'desk.example.com', textAround: 'Bonjour' };
  const grants = create();
  const nonce = await grants.issue(GRANT, LOOKUP, place);
  await grants.stored();
  expect(JSON.stringify(stored)).toContain(nonce);
  expect(JSON.stringify(stored)).not.toMatch(/Bonjour|desk/);
  expect(await grants.redeem(nonce, 7, 0)).toMatchObject({ place });
  await grants.stored();
  expect(JSON.stringify(stored)).not.toMatch(/Bonjour|desk/);
});

test('redeems a nonce once after the worker has restarted, without its lookup', async () => {
  const nonce = await create().issue(GRANT, LOOKUP);
  const grants = create();
  expect(await grants.redeem(nonce, 7)).toEqual({ ...GRANT, nonce, issuedAt: now });
  expect(await grants.redeem(nonce, 7)).toBeUndefined();
});

test('redeems a nonce once when two cards redeem it at the same time', async () => {
  const grants = create();
  const nonce = await grants.issue(GRANT, LOOKUP);
  const redeemed = await Promise.all([grants.redeem(nonce, 7), grants.redeem(nonce, 7)]);
  expect(redeemed.map((grant) => grant?.trackingId)).toEqual([GRANT.trackingId, undefined]);
});

test('redeems a nonce again for the frame of its card after the worker was stopped, in which its answer was lost', async () => {
  const first = create();
  const nonce = await first.issue(GRANT, LOOKUP);
  await first.redeem(nonce, 7, 4);
  await first.stored();
  expect(await first.redeem(nonce, 7, 4)).toBeUndefined();

  const second = create();
  for (const frameId of [5, undefined]) expect(await second.redeem(nonce, 7, frameId)).toBeUndefined();
  expect(await second.redeem(nonce, 7, 4)).toMatchObject(GRANT);
  expect(await second.redeem(nonce, 7, 4)).toBeUndefined();
  await second.stored();
  expect(await create().redeem(nonce, 8, 4)).toBeUndefined();
  now += 30_000;
  expect(await create().redeem(nonce, 7, 4)).toBeUndefined();
});

test('stores a grant', async () => {
  const grants = create();
  const nonce = await grants.issue(GRANT, LOOKUP);
  await grants.stored();
  expect(stored).toMatchObject([{ ...GRANT, nonce }]);
});

test('refuses a nonce from another tab, and removes its grant', async () => {
  const grants = create();
  const nonce = await grants.issue(GRANT, LOOKUP);
  expect(await grants.redeem(nonce, 8)).toBeUndefined();
  expect(await grants.redeem(nonce, 7)).toBeUndefined();
});

test('refuses an old nonce', async () => {
  const grants = create();
  const nonce = await grants.issue(GRANT, LOOKUP);
  now += 30_000;
  expect(await grants.redeem(nonce, 7)).toBeUndefined();
});

test('refuses a nonce from before the clock was set back, whose age is unknown', async () => {
  const grants = create();
  const nonce = await grants.issue(GRANT, LOOKUP);
  now -= 30_000;
  expect(await grants.redeem(nonce, 7)).toBeUndefined();
});

test('returns the frame that holds the card after a move', async () => {
  const grants = create();
  const nonce = await grants.issue(GRANT, LOOKUP);
  await grants.move(nonce, 3);
  expect(await grants.redeem(nonce, 7)).toMatchObject({ frameId: 3 });
});
