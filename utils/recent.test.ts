import { beforeEach, describe, expect, test } from 'vitest';
import { afterAnswer, beforeOf, type RecentEntry } from './recent.ts';
import type { Shipment } from './shipment.ts';

const ID = { environment: 'sandbox', trackingId: 'ABCD1234567890' } as const;
const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

let entry: RecentEntry | undefined;

/** The agent is given an answer. @returns what is said to have been before, as `status day hour:minute` */
function look(time: string, shipment: Partial<Shipment>): string | undefined {
  const answer = { ...ID, retrievedAt: at(time), shipment: { problems: [], ...shipment } };
  entry = afterAnswer(entry, answer);
  return seenBefore(time);
}

function seenBefore(time: string, retrievedAt = entry?.seenAt ?? 0): string | undefined {
  const before = beforeOf(entry ? [entry] : [], { ...ID, retrievedAt }, at(time));
  return before && `${before.status ?? before.tone} ${new Date(before.seenAt).toISOString().slice(8, 16)}`;
}

const LABEL = { status: 'LABEL_CREATED' };
const TRANSIT = { status: 'IN_TRANSIT' };
const OUT = { status: 'OUT_FOR_DELIVERY' };

beforeEach(() => {
  entry = undefined;
});

describe('what has changed since the agent last looked', () => {
  test('nothing at the first look, nothing when the state is the same', () => {
    expect(look('17T09:10', TRANSIT)).toBeUndefined();
    expect(look('18T10:00', TRANSIT)).toBeUndefined();
  });

  test('another state, with the last time at which it was seen', () => {
    look('16T09:00', TRANSIT);
    look('17T09:10', TRANSIT);
    expect(look('18T10:00', OUT)).toBe('IN_TRANSIT 17T09:10');
  });

  test('it is said through the whole look, and not in the next', () => {
    look('17T09:10', TRANSIT);
    look('18T10:00', OUT);
    expect(look('18T10:01', OUT)).toBe('IN_TRANSIT 17T09:10');
    expect(look('18T10:31', OUT)).toBe('IN_TRANSIT 17T09:10');
    expect(look('18T11:02', OUT)).toBeUndefined();
  });

  test('a change in the middle of a look is compared with what was before the look', () => {
    look('17T09:10', LABEL);
    look('18T10:00', TRANSIT);
    expect(look('18T10:01', OUT)).toBe('LABEL_CREATED 17T09:10');
  });

  test('or with the start of the look, where there was nothing else before', () => {
    look('18T10:00', TRANSIT);
    expect(look('18T10:05', OUT)).toBe('IN_TRANSIT 18T10:00');
  });

  test('a state that comes back is compared with the one between', () => {
    look('17T09:10', TRANSIT);
    look('18T10:00', OUT);
    expect(look('18T10:05', TRANSIT)).toBe('OUT_FOR_DELIVERY 18T10:00');
  });

  test('an answer that is kept from an earlier look says nothing, nor does one that is not the latest', () => {
    look('17T09:10', TRANSIT);
    look('18T10:00', OUT);
    expect(seenBefore('18T10:30')).toBe('IN_TRANSIT 17T09:10');
    expect(seenBefore('18T10:31')).toBeUndefined();
    expect(seenBefore('18T10:30', at('17T09:10'))).toBeUndefined();
  });

  test('a clock that was set back does not stop the history', () => {
    look('18T10:00', TRANSIT);
    expect(look('17T09:00', OUT)).toBe('IN_TRANSIT 18T10:00');
    expect(entry).toMatchObject({ status: 'OUT_FOR_DELIVERY', seenAt: at('17T09:00') });
  });
});

describe('the state', () => {
  test('is the number where the platform gives no text', () => {
    look('17T09:10', { statusCode: 120 });
    expect(look('18T10:00', { statusCode: 130 })).toBe('120 17T09:10');
  });

  test('is the tone where the text may not be kept', () => {
    look('17T09:10', { status: 'On its way to Robin Marlow', statusCode: 120 });
    expect(look('18T10:00', { status: 'Delivered to Robin Marlow' })).toBe('moving 17T09:10');
  });
});
