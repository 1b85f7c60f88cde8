import { describe, expect, test } from 'vitest';
import { messagesFor } from '../messages/catalogue.ts';
import type { Lookup, Shipment } from '../shipment.ts';
import { type CopyWishes, describeCopies } from './describe-copies.ts';

const ID = 'ABCD1234567890';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const wording = { messages: messagesFor('en'), locale: 'en-GB', now: NOW };
const WISHES: CopyWishes = { language: 'en', leavesNameOut: false, edits: {}, isSandbox: false };
const DELIVERED: Partial<Shipment> = {
  status: 'DELIVERED',
  proofOfDelivery: { recipient: 'Robin Marlow', deliveryDate: '2026-11-18', pods: [] },
};

function copiesOf(shipment: Partial<Shipment>, wishes: Partial<CopyWishes> = {}, more: Partial<Lookup> = {}) {
  const lookup: Lookup = {
    trackingId: ID,
    environment: 'production',
    host: 'api.example.com',
    retrievedAt: NOW,
    isFresh: true,
    raw: '{}',
    ...more,
    shipment: { problems: [], ...shipment },
  };
  const copies = describeCopies(
    { step: 'ready', lookup, isRefreshing: false },
    { ...WISHES, ...wishes },
    wording,
  );
  if (!copies?.summary) throw new Error('An answer can be copied.');
  return { ...copies, summary: copies.summary };
}

const textOf = (reply: ReturnType<ReturnType<typeof copiesOf>['reply']>) =>
  reply.step === 'written' ? reply.text : '';

test('a reply says in the customer’s language what the platform says', () => {
  expect(textOf(copiesOf(DELIVERED).reply('delivered'))).toContain(
    `your parcel ${ID} was delivered on 18 November 2026 and received by Robin Marlow.`,
  );
  expect(textOf(copiesOf(DELIVERED, { language: 'fr' }).reply('delivered'))).toContain(
    `votre colis ${ID} a été livré le 18 novembre 2026 et remis à Robin Marlow.`,
  );
});

describe('without the recipient’s name', () => {
  const copies = copiesOf(DELIVERED, { leavesNameOut: true });

  test('it is in nothing that can be copied', () => {
    const all = [copies.summary.oneLine, copies.summary.rich.plain, copies.summary.rich.html];
    for (const state of copies.choice.states) all.push(textOf(copies.reply(state)));
    for (const text of all) {
      expect(text).toContain(ID);
      expect(text).not.toContain('Marlow');
    }
  });

  test('that it is missing is not said, and it can be put back', () => {
    expect(copies.reply('delivered')).toMatchObject({ missing: ['carrier', 'images'] });
    expect(copies.hasRecipient).toBe(true);
  });
});

test('a changed template is used', () => {
  const copies = copiesOf({ status: 'IN_TRANSIT' }, { edits: { en: { moving: '{trackingId} rolls.' } } });
  expect(copies.reply('moving')).toEqual({ step: 'written', text: `${ID} rolls.`, missing: [] });
});

test('one that cannot be used says why; one of which nothing is left says so', () => {
  const edits = { en: { moving: '{nonsense}', problem: 'From {updated}.' } };
  const copies = copiesOf({ status: 'IN_TRANSIT' }, { edits });
  expect(copies.reply('moving')).toEqual({
    step: 'faulty',
    problems: [{ kind: 'unknownPlaceholder', name: 'nonsense' }],
  });
  expect(copies.reply('problem')).toEqual({ step: 'empty', missing: ['updated'] });
});

test('a reply about test data says so, found or not', () => {
  const copies = copiesOf({ status: 'IN_TRANSIT' }, { language: 'es' }, { environment: 'sandbox' });
  expect(textOf(copies.reply('moving'))).toMatch(/^\[SANDBOX, datos de prueba\]\n\nHola:/);
  const state = { step: 'failed', trackingId: ID, failure: { kind: 'notFound' } } as const;
  const notFound = describeCopies(state, { ...WISHES, isSandbox: true }, wording);
  expect(notFound?.reply('notFound')).toMatchObject({
    text: expect.stringMatching(/^\[SANDBOX, test data\]/),
  });
});

test('an ID that is not found has a reply but no summary; another failure has neither', () => {
  const failed = (kind: 'notFound' | 'offline') =>
    describeCopies({ step: 'failed', trackingId: ID, failure: { kind } }, WISHES, wording);
  expect(failed('notFound')?.summary).toBeUndefined();
  expect(failed('notFound')?.choice.suggested).toBe('notFound');
  expect(failed('offline')).toBeUndefined();
  expect(describeCopies({ step: 'loading', trackingId: ID }, WISHES, wording)).toBeUndefined();
});
