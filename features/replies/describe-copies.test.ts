import { describe, expect, test } from 'vitest';
import { allEnglishMessages } from '../catalogue.ts';
import type { Lookup, Shipment } from '../shipment/model.ts';
import { type CopyOptions, describeCopies } from './describe-copies.ts';
import { writeReplyAbout } from './writer/write-about.ts';
import type { ReplyResult } from './writer/write-reply.ts';

const ID = 'ABCD1234567890';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const context = { messages: allEnglishMessages, locale: 'en-GB', now: NOW };
const OPTIONS: CopyOptions = { language: 'en', leavesNameOut: false, edits: {}, isSandbox: false };
const DELIVERED: Partial<Shipment> = {
  status: 'DELIVERED',
  proofOfDelivery: { recipient: 'Robin Marlow', deliveryDate: '2026-11-18', pods: [] },
};

function copiesOf(
  shipment: Partial<Shipment>,
  options: Partial<CopyOptions> = {},
  more: Partial<Lookup> = {},
) {
  const lookup: Lookup = {
    trackingId: ID,
    environment: 'production',
    host: 'api.example.com',
    retrievedAt: NOW,
    generation: 1,
    isFresh: true,
    raw: '{}',
    ...more,
    shipment: { problems: [], ...shipment },
  };
  const copies = describeCopies({ trackingId: ID, lookup }, { ...OPTIONS, ...options }, context);
  if (!copies.summary) throw new Error('An answer can be copied.');
  return { ...copies, summary: copies.summary };
}

const textOf = (reply: ReplyResult) => (reply.step === 'written' ? reply.text : '');

test('writes replies in the customer’s language', () => {
  expect(textOf(writeReplyAbout(copiesOf(DELIVERED).subject, 'delivered'))).toContain(
    `your parcel ${ID} was delivered on 18 November 2026 and received by Robin Marlow.`,
  );
  expect(textOf(writeReplyAbout(copiesOf(DELIVERED, { language: 'fr' }).subject, 'delivered'))).toContain(
    `votre colis ${ID} a été livré le 18 novembre 2026 et remis à Robin Marlow.`,
  );
});

describe('with the recipient’s name left out', () => {
  const copies = copiesOf(DELIVERED, { leavesNameOut: true });

  test('neither summaries nor replies contain it', () => {
    const rich = copies.summary.rich();
    const all = [copies.summary.oneLine(), rich.plain, rich.html];
    for (const state of copies.choice.states) all.push(textOf(writeReplyAbout(copies.subject, state)));
    for (const text of all) {
      expect(text).toContain(ID);
      expect(text).not.toContain('Marlow');
    }
  });

  test('the name is not reported as missing and can be restored', () => {
    expect(writeReplyAbout(copies.subject, 'delivered')).toMatchObject({ missing: ['carrier', 'images'] });
    expect(copies.hasRecipient).toBe(true);
  });
});

test('uses an edited template', () => {
  const copies = copiesOf({ status: 'IN_TRANSIT' }, { edits: { en: { moving: '{trackingId} rolls.' } } });
  expect(writeReplyAbout(copies.subject, 'moving')).toEqual({
    step: 'written',
    text: `${ID} rolls.`,
    missing: [],
  });
});

test('reports the problems of a template, and a template that would be empty', () => {
  const edits = { en: { moving: '{nonsense}', problem: 'From {updated}.' } };
  const copies = copiesOf({ status: 'IN_TRANSIT' }, { edits });
  expect(writeReplyAbout(copies.subject, 'moving')).toEqual({
    step: 'faulty',
    problems: [{ kind: 'unknownPlaceholder', name: 'nonsense' }],
  });
  expect(writeReplyAbout(copies.subject, 'problem')).toEqual({ step: 'empty', missing: ['updated'] });
});

test('labels replies about test data, for known and unknown IDs', () => {
  const copies = copiesOf({ status: 'IN_TRANSIT' }, { language: 'es' }, { environment: 'sandbox' });
  expect(textOf(writeReplyAbout(copies.subject, 'moving'))).toMatch(/^\[SANDBOX, datos de prueba\]\n\nHola:/);
  const notFound = describeCopies({ trackingId: ID }, { ...OPTIONS, isSandbox: true }, context);
  expect(writeReplyAbout(notFound.subject, 'notFound')).toMatchObject({
    text: expect.stringMatching(/^\[SANDBOX, test data\]/),
  });
});

test('offers a reply but no summary for an unknown ID', () => {
  const copies = describeCopies({ trackingId: ID }, OPTIONS, context);
  expect(copies.summary).toBeUndefined();
  expect(copies.choice.suggested).toBe('notFound');
});

describe('names of people', () => {
  const greeting = (customer?: string, options: Partial<CopyOptions> = {}) => {
    const reply = writeReplyAbout(copiesOf(DELIVERED, options).subject, 'delivered', customer);
    expect(reply).toMatchObject({ missing: ['carrier', 'images'] });
    const lines = textOf(reply).split('\n');
    return [lines[0], lines.at(-1)];
  };

  test('no braces and no empty greeting are sent while the customer’s name is unknown', () => {
    expect(greeting('  ')).toEqual(['Hello,', 'If you cannot find it, please reply to this message.']);
    expect(greeting(undefined, { language: 'es' })[0]).toBe('Hola:');
  });

  test('the customer is greeted by name, and the reply is signed', () => {
    const sender = { agent: 'Kim', signature: ' Best regards,\r\nKim ' };
    expect(greeting(' Alex\n{agent} ', { sender })).toEqual(['Hello Alex {agent},', 'Kim']);
    expect(greeting('Ana', { language: 'es', sender })[0]).toBe('Hola, Ana:');
  });
});

test('a name that the platform does not know is reported as missing, unless it is left out', () => {
  const shipment = { ...DELIVERED, proofOfDelivery: { deliveryDate: '2026-11-18', pods: [] } };
  const missingWith = (leavesNameOut: boolean) =>
    writeReplyAbout(copiesOf(shipment, { leavesNameOut }).subject, 'delivered');
  expect(missingWith(false)).toMatchObject({ missing: expect.arrayContaining(['recipient']) });
  expect(missingWith(true)).not.toMatchObject({ missing: expect.arrayContaining(['recipient']) });
});
