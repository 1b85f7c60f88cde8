import { expect, test } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import type { Shipment } from '../../shipment/model.ts';
import { type CopyOptions, describeCopies } from '../describe-copies.ts';
import { REPLY_LANGUAGES, type ReplyLanguage } from '../languages.ts';
import { REPLY_STATES } from '../model.ts';
import { sampleShipment } from './sample-shipment.ts';
import { LISTED_SITUATIONS, placeInList, writeReplyAboutSeveral } from './write-several.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const context = { messages: allEnglishMessages, locale: 'en-GB', now: NOW };
const OPTIONS: CopyOptions = { language: 'en', leavesNameOut: false, edits: {}, isSandbox: false };

/** An ID after its lookup; `undefined`: not found. */
function asked(trackingId: string, shipment: Partial<Shipment> | undefined, leavesNameOut = false) {
  const lookup =
    shipment && fakeLookup(trackingId, shipment, { retrievedAt: NOW, environment: 'production' });
  const answer = lookup ? { trackingId, lookup } : { trackingId };
  return placeInList(trackingId, describeCopies(answer, { ...OPTIONS, leavesNameOut }, context));
}

const DELIVERED: Partial<Shipment> = {
  status: 'DELIVERED_TO_NEIGHBOR',
  proofOfDelivery: { recipient: 'Robin Marlow', deliveryDate: '2026-11-18', deliveryTime: '14:31', pods: [] },
};
const MOVING = { status: 'IN_TRANSIT', updatedAt: '2026-11-20' };
const LATE = { status: 'IN_TRANSIT', updatedAt: '2026-11-09' };

function textOf(ids: Parameters<typeof writeReplyAboutSeveral>[0], options: Partial<CopyOptions> = {}) {
  const reply = writeReplyAboutSeveral(ids, { ...OPTIONS, ...options }, 'en-GB');
  if (reply.step !== 'written') throw new Error(JSON.stringify(reply));
  return reply.text;
}

test('lists every situation that a reply can be about', () => {
  const single = REPLY_STATES.filter((state) => state !== 'notReceived' && state !== 'several');
  expect([...LISTED_SITUATIONS].sort()).toEqual([...single, 'unclear'].sort());
});

test('has one line for each ID, by situation, what needs attention first', () => {
  const ids = [
    asked('A1', DELIVERED),
    asked('A2', MOVING),
    asked('A3', undefined),
    asked('A4', LATE),
    asked('A5', MOVING),
    asked('A6', { status: 'STATE_77' }),
    placeInList('A7', undefined),
  ];
  expect(textOf(ids)).toBe(`Hello,

Here is the latest on your 7 parcels.

Delayed. We are asking the carrier where it is:
- A4, last scanned on 9 November 2026

On their way:
- A2, latest update 20 November 2026
- A5, latest update 20 November 2026

Delivered:
- A1, to a neighbour, on 18 November 2026 at 14:31, received by Robin Marlow

Not found. Could you please check this number and send it to us again?
- A3

We are still checking where these are:
- A6
- A7

If there is anything else you would like to know, please reply to this message.`);
});

test('a record of another ID is left to the agent', () => {
  expect(asked('A1', { ...MOVING, trackingId: 'B2' }).situation).toBe('unclear');
});

test('leaves the name out if the agent wants so', () => {
  const text = textOf([asked('A1', DELIVERED, true), asked('A2', MOVING)]);
  expect(text).toContain('A1, to a neighbour, on 18 November 2026 at 14:31\n');
});

test('uses the agent’s template, and marks test data', () => {
  const edits = { en: { several: 'Hi! All {count}:\n\n{ parcels }\n\nBye.' } };
  const text = textOf([asked('A1', MOVING), asked('A2', undefined)], { edits, isSandbox: true });
  expect(text).toMatch(/^\[SANDBOX, test data\]\n\nHi! All 2:\n\nOn its way:\n- A1.*\n\n.*\n- A2\n\nBye\.$/);
});

test('greets the customer, and is signed', () => {
  const sender = { agent: 'Kim', signature: 'Best,\nKim' };
  const reply = writeReplyAboutSeveral([asked('A1', MOVING)], { ...OPTIONS, sender }, 'en-GB', 'Alex');
  expect(reply).toMatchObject({
    text: expect.stringMatching(/^Hello Alex,\n[\s\S]*\n\nBest,\nKim$/),
    missing: [],
  });
});

test('adds the list to a template that lacks it', () => {
  const text = textOf([asked('A1', MOVING), asked('A2', MOVING)], { edits: { en: { several: 'Hi!' } } });
  expect(text).toMatch(/^Hi!\n\nOn their way:\n- A1.*\n- A2/);
});

const cases = REPLY_LANGUAGES.flatMap((language) =>
  LISTED_SITUATIONS.map((situation) => [language, situation] as const),
);

test.each(cases)('the %s list for %s has whole lines, with and without data', (language, situation) => {
  const sample = situation === 'unclear' ? undefined : sampleShipment(situation);
  const ids = [sample, undefined].map((shipment, index) => ({
    trackingId: `A${index}`,
    situation,
    shipment,
  }));
  const lines = linesOf(language, ids);
  expect(lines[0]).toMatch(/^- A0(, |$)/);
  expect(lines[1]).toBe('- A1');
  for (const line of lines) expect(line).not.toMatch(/[{}[\]]|UTC|GMT|_|, ?,|[,:]$/);
});

function linesOf(language: ReplyLanguage, ids: Parameters<typeof writeReplyAboutSeveral>[0]): string[] {
  return textOf(ids, { language })
    .split('\n')
    .filter((line) => line.startsWith('- '));
}
