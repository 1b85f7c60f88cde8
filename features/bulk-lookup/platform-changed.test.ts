import { beforeEach, expect, test } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import type { Request } from '../protocol.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { type BulkRun, createBulkRun } from './run-state.ts';
import { realTimers } from './timers.ts';

const IDS = Array.from({ length: 12 }, (_, index) => `ABCD${1234568000 + index}`);
const [FIRST = '', SECOND = ''] = IDS;
const OLD = 'old.example';
const NEW = 'new.example';

let answerOf: (trackingId: string) => Outcome<Lookup>;
let run: BulkRun;

const from = (host: string) => (trackingId: string) => succeed(fakeLookup(trackingId, {}, { host }));
const notFoundAt = (host: string) => fail('notFound', { host });
const steps = () => run.rows.value.map(({ answer }) => answer.value.step);

beforeEach(() => {
  answerOf = from(OLD);
  const send = async (_name: string, { trackingId }: Request<'getShipment'>) => answerOf(trackingId);
  run = createBulkRun(send as unknown as PopupSend, realTimers);
});

test.each([
  ['shipments', from(NEW)],
  ['“not found”', () => notFoundAt(NEW)],
])('a list whose platform address is replaced by one that answers with %s is reset', async (_, later) => {
  let answered = 0;
  answerOf = (trackingId) => (answered++ < 8 ? from(OLD) : later)(trackingId);
  await run.start(IDS, []);
  expect(run.state.value).toEqual({ step: 'ended', ending: { kind: 'platformChanged' } });
  expect(new Set(steps())).toEqual(new Set(['waiting']));
  answerOf = from(NEW);
  await run.resume();
  expect(run.state.value).toEqual({ step: 'ended', ending: { kind: 'done' } });
  expect(new Set(steps())).toEqual(new Set(['answered']));
});

test('a list whose key is replaced is reset, although environment and address stay', async () => {
  let answered = 0;
  answerOf = (trackingId) => succeed(fakeLookup(trackingId, {}, { generation: answered++ < 8 ? 1 : 2 }));
  await run.start(IDS, []);
  expect(run.state.value).toEqual({ step: 'ended', ending: { kind: 'platformChanged' } });
  await run.resume();
  expect(run.state.value).toEqual({ step: 'ended', ending: { kind: 'done' } });
  run.update(FIRST, { step: 'answered', lookup: fakeLookup(FIRST, { status: 'OTHER' }, { generation: 1 }) });
  expect(run.rows.value.map(({ answer }) => answer.value)).not.toContainEqual(
    expect.objectContaining({ lookup: expect.objectContaining({ generation: 1 }) }),
  );
});

test('a list whose key is replaced by one that finds nothing is reset', async () => {
  let answered = 0;
  const notFound = fail('notFound', { host: OLD, generation: 2 });
  answerOf = (trackingId) => (answered++ < 8 ? from(OLD)(trackingId) : notFound);
  await run.start(IDS, []);
  expect(run.state.value).toEqual({ step: 'ended', ending: { kind: 'platformChanged' } });
});

test('a list that began with “not found” is reset too', async () => {
  answerOf = (trackingId) => (trackingId === FIRST ? notFoundAt(OLD) : from(NEW)(trackingId));
  await run.start(IDS, []);
  expect(run.state.value).toMatchObject({ ending: { kind: 'platformChanged' } });
});

test('a finished list keeps answers of another platform address out', async () => {
  run.show([FIRST, SECOND], [fakeLookup(FIRST, {}, { host: OLD })]);
  run.update(SECOND, { step: 'answered', lookup: fakeLookup(SECOND, {}, { host: NEW }) });
  run.update(SECOND, { step: 'failed', failure: notFoundAt(NEW).failure });
  expect(steps().toSorted()).toEqual(['answered', 'waiting']);
});

test('IDs for which the platform fails each time do not keep a resumed list from the others', async () => {
  const isFaulty = (trackingId: string) => IDS.indexOf(trackingId) < 6;
  answerOf = (trackingId) =>
    isFaulty(trackingId) ? fail('platformError', { status: 500 }) : from(OLD)(trackingId);
  await run.start(IDS, []);
  expect(run.state.value).toMatchObject({ ending: { kind: 'stopped' } });
  expect(steps()).not.toContain('answered');
  await run.resume();
  expect(steps().filter((step) => step === 'answered')).toHaveLength(6);
});

test('a failure that is no answer does not reset a list, wherever it is from', async () => {
  answerOf = (trackingId) =>
    trackingId === SECOND ? fail('platformError', { host: NEW }) : from(OLD)(trackingId);
  await run.start(IDS, []);
  expect(run.state.value).toMatchObject({ ending: { kind: 'done' } });
  expect(steps().filter((step) => step === 'answered')).toHaveLength(IDS.length - 1);
});
