import { beforeEach, expect, test } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import type { LastSeenStatus, Lookup } from '../../shipment/model.ts';
import { createRecordSeen } from './history.ts';

const LOOKUP = fakeLookup('ABCD1234567890', { status: 'OUT_FOR_DELIVERY' });
const BEFORE: LastSeenStatus = { tone: 'inTransit', status: 'IN_TRANSIT', seenAt: 0 };

let looks: Lookup[];
let watched: Lookup[];
const history = {
  recordLookup: async (lookup: Lookup) => {
    looks.push(lookup);
    return looks.length > 1 ? BEFORE : undefined;
  },
};

const watches = { seen: async (lookup: Lookup) => void watched.push(lookup) };

beforeEach(() => {
  looks = [];
  watched = [];
});

test('adds the previously seen status, if it was different', async () => {
  const recordSeen = createRecordSeen(history, watches);
  expect(await recordSeen(succeed(LOOKUP), {})).toEqual(succeed(LOOKUP));
  expect(await recordSeen(succeed(LOOKUP), {})).toEqual(succeed({ ...LOOKUP, before: BEFORE }));
  expect(looks).toEqual([LOOKUP, LOOKUP]);
  expect(watched).toEqual([LOOKUP, LOOKUP]);
});

test('does not record failures, because the text may not be an ID', async () => {
  const recordSeen = createRecordSeen(history, watches);
  expect(await recordSeen(fail('notFound'), {})).toEqual(fail('notFound'));
  expect([...looks, ...watched]).toEqual([]);
});

test('records nothing that is seen in a private window', async () => {
  const recordSeen = createRecordSeen(history, watches);
  expect(await recordSeen(succeed(LOOKUP), { isPrivate: true })).toEqual(succeed(LOOKUP));
  expect([...looks, ...watched]).toEqual([]);
});

test('returns the answer even if the history or the watches fail', async () => {
  const rejects = () => Promise.reject(new Error('broken'));
  const recordSeen = createRecordSeen({ recordLookup: rejects }, { seen: rejects });
  expect(await recordSeen(succeed(LOOKUP), {})).toEqual(succeed(LOOKUP));
});
