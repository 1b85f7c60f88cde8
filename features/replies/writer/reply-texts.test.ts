import { describe, expect, test } from 'vitest';
import { STATUS_TABLE } from '../../shipment/status-table.ts';
import { REPLY_LANGUAGES, type ReplyLanguage } from '../languages.ts';
import { REPLY_STATES, type ReplyState } from '../model.ts';
import { REPLY_TEXTS } from './reply-texts.ts';
import { SAMPLE_ID, sampleShipment } from './sample-shipment.ts';
import { placeholderValues } from './values.ts';
import { writeReply } from './write-reply.ts';

/** A name that platforms use for each kind of status. */
const NAMES = {
  delivered: 'DELIVERED',
  deliveredToNeighbour: 'DELIVERED_TO_NEIGHBOR',
  deliveredToLocker: 'DELIVERED_TO_LOCKER',
  deliveredToSafePlace: 'DELIVERED_TO_SAFE_PLACE',
  deliveredToReception: 'DELIVERED_TO_RECEPTION',
  collected: 'COLLECTED_BY_CUSTOMER',
  waitingForPickup: 'READY_FOR_PICKUP',
  returned: 'RETURNED_TO_SENDER',
  attempted: 'ATTEMPTED_DELIVERY',
  addressProblem: 'ADDRESS_PROBLEM',
  misdelivered: 'DELIVERED_TO_WRONG_ADDRESS',
  damaged: 'DAMAGED',
  lost: 'LOST',
  refused: 'REFUSED',
  unclaimed: 'UNCLAIMED',
  cancelled: 'CANCELLED',
  heldAtCustoms: 'HELD_AT_CUSTOMS',
  held: 'ON_HOLD',
  delayed: 'DELAYED',
  problem: 'DELIVERY_FAILED',
  labelCreated: 'LABEL_CREATED',
  infoReceived: 'INFO_RECEIVED',
  awaitingCarrier: 'AWAITING_CARRIER_PICKUP',
  notShipped: 'PENDING',
  outForDelivery: 'OUT_FOR_DELIVERY',
  inCustoms: 'IN_CUSTOMS',
  customsCleared: 'CUSTOMS_CLEARED',
  pickedUp: 'PICKED_UP',
  departed: 'DEPARTED',
  arrived: 'ARRIVED',
  handedToCarrier: 'HANDED_TO_CARRIER',
  inTransit: 'IN_TRANSIT',
};

const KINDS = [...new Set(STATUS_TABLE.flatMap(({ kind }) => kind ?? []))];

function write(language: ReplyLanguage, state: ReplyState, status?: string): string {
  const sample = sampleShipment(state);
  const shipment = sample && { ...sample, ...(status ? { status } : {}) };
  const values = placeholderValues(SAMPLE_ID, shipment, { language, locale: language, state });
  const reply = writeReply(REPLY_TEXTS[language].templates[state], values, { language, isSandbox: false });
  if (reply.step !== 'written') throw new Error(`${language} ${state}: ${JSON.stringify(reply)}`);
  return reply.text;
}

/** The reply about several IDs has a test of its own. */
const SINGLE = REPLY_STATES.filter((state) => state !== 'several');
const situations = REPLY_LANGUAGES.flatMap((language) => SINGLE.map((state) => [language, state] as const));

test.each(situations)('the %s reply for %s can be written, and has the ID', (language, state) => {
  const text = write(language, state);
  expect(text).toContain(SAMPLE_ID);
  expect(text).not.toMatch(/[{}[\]]|UTC|GMT|_/);
});

test('the samples cover every kind of status', () => {
  expect(Object.keys(NAMES).toSorted()).toEqual(KINDS.toSorted());
});

describe.each(['fr', 'es'] as const)('%s', (language) => {
  test.each(Object.entries(NAMES))('has words of its own for %s', (kind, name) => {
    const { status } = placeholderValues(
      SAMPLE_ID,
      { status: name, problems: [] },
      { language, locale: language },
    );
    expect(status).toBe(REPLY_TEXTS[language].status?.[kind as keyof typeof NAMES]);
    expect(status).not.toBe(
      REPLY_TEXTS[language === 'fr' ? 'es' : 'fr'].status?.[kind as keyof typeof NAMES],
    );
    const readable = name.toLowerCase().replaceAll('_', ' ');
    for (const state of SINGLE) expect(write(language, state, name).toLowerCase()).not.toContain(readable);
  });

  test('leaves the sentence with an unknown status out', () => {
    const text = write(language, 'problem', 'STATE_77 problem');
    expect(text).not.toMatch(/state.?77/i);
    expect(write(language, 'problem', 'STATE_77')).not.toMatch(/[«»]|77/);
  });
});

test('offers the photos only if there are any', () => {
  expect(write('en', 'delivered')).toContain('I can send you the delivery photos.');
  const values = placeholderValues(
    SAMPLE_ID,
    { status: 'DELIVERED', problems: [] },
    { language: 'en', locale: 'en' },
  );
  expect(
    writeReply(REPLY_TEXTS.en.templates.delivered, values, { language: 'en', isSandbox: false }),
  ).toMatchObject({ text: expect.not.stringContaining('photo') });
});
