import { type Signal, signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import { keepLastList } from './last-list.ts';
import { type BulkRun, createBulkRun } from './run-state.ts';
import type { BulkLookupStore } from './state.ts';
import { realTimers } from './timers.ts';

const followers = vi.hoisted(() => new Set<() => unknown>());
vi.mock('../../utils/browser.ts', () => ({
  follow: (_items: unknown, load: () => unknown) => void followers.add(load),
}));

const [ONE, TWO, THREE] = ['ABCD1234567801', 'ABCD1234567802', 'ABCD1234567803'] as const;
/** When another view has begun a list. */
const ELSEWHERE = 1;

type View = Pick<BulkLookupStore, 'run' | 'view'> & {
  run: BulkRun;
  view: Signal<'closed' | 'table' | 'shipment'>;
};

let background: ReturnType<typeof createFakeSend>;
let view: View;

/** What the background keeps. */
function keep(trackingIds: string[], begunAt: number, known: readonly string[] = []): void {
  const lookups = known.map((id) => fakeLookup(id));
  background.answers.getLastList = { list: { trackingIds, begunAt }, lookups };
}

/** Another view has removed IDs from the list that this one kept, or restored them. */
async function changeElsewhere(trackingIds: string[], known: readonly string[] = []): Promise<void> {
  const latest = background.named('keepLastList').at(-1)?.request as { begunAt: number };
  keep(trackingIds, latest.begunAt, known);
  await follow();
}

/** Another view has begun a list. */
async function beginElsewhere(trackingIds: string[]): Promise<void> {
  keep(trackingIds, ELSEWHERE);
  await follow();
}

async function follow(): Promise<void> {
  for (const load of followers) void load();
  await new Promise((resolve) => setTimeout(resolve));
}

const open = () => keepLastList(view, background.send);
const rows = () => view.run.rows.value.map(({ trackingId, answer }) => [trackingId, answer.value.step]);
const kept = () =>
  background.named('keepLastList').map(({ request }) => (request as { trackingIds: string[] }).trackingIds);

beforeEach(() => {
  followers.clear();
  background = createFakeSend({ keepLastList: {} });
  view = { run: createBulkRun(background.send, realTimers), view: signal('closed') };
  background.answers.getLastList = { lookups: [] };
});

test('shows the list of the previous popup with its known answers, and looks up nothing', async () => {
  keep([ONE, TWO], ELSEWHERE, [TWO]);
  await open();
  expect(rows()).toEqual([
    [TWO, 'answered'],
    [ONE, 'waiting'],
  ]);
  expect([background.named('getShipment'), kept()]).toEqual([[], []]);
});

test('keeps a list once, whatever order its rows have, and then the next one', async () => {
  await open();
  view.run.show([ONE, TWO], [fakeLookup(ONE)]);
  view.run.show([TWO, ONE], []);
  expect(kept()).toEqual([[ONE, TWO]]);
  view.run.show([THREE], []);
  expect(kept()).toEqual([[ONE, TWO], [THREE]]);
});

test('does not replace a table that the agent has started meanwhile, and stores it', async () => {
  keep([ONE], ELSEWHERE);
  const opening = open();
  view.run.show([TWO], []);
  await opening;
  expect([rows(), kept()]).toEqual([[[TWO, 'waiting']], [[TWO]]]);
});

test('drops a list that another view has removed, and shows it once it is restored', async () => {
  await open();
  view.run.show([ONE, TWO], []);
  await changeElsewhere([]);
  expect(rows()).toEqual([]);
  await changeElsewhere([ONE, TWO], [ONE]);
  expect(rows()).toHaveLength(2);
  expect(kept()).toHaveLength(1);
});

test('drops an ID that was removed among the recent ones; restored, its answer is still there', async () => {
  await open();
  view.run.show([ONE, TWO, THREE], [fakeLookup(ONE), fakeLookup(TWO)]);
  view.run.update(TWO, { step: 'failed', failure: { kind: 'notFound' } });
  await changeElsewhere([TWO, THREE]);
  expect(rows()).toEqual([
    [TWO, 'failed'],
    [THREE, 'waiting'],
  ]);
  await changeElsewhere([ONE, TWO, THREE]);
  expect(Object.fromEntries(rows())).toEqual({ [ONE]: 'answered', [TWO]: 'failed', [THREE]: 'waiting' });
  expect(kept()).toHaveLength(1);
});

test.each([[[TWO]], [[THREE]], [[ONE, TWO]]])(
  'leaves the own list when another view begins %j',
  async (ids) => {
    await open();
    view.run.show([ONE, TWO], []);
    await beginElsewhere(ids);
    view.view.value = 'table';
    await beginElsewhere(ids);
    view.view.value = 'closed';
    await follow();
    expect(rows()).toHaveLength(2);
    expect(kept()).toHaveLength(1);
  },
);

test('drops the own list when another one, begun elsewhere, is removed', async () => {
  await open();
  view.run.show([ONE, TWO], []);
  await beginElsewhere([THREE]);
  await beginElsewhere([]);
  expect(rows()).toEqual([]);
});

test('leaves a removed list that the agent is looking at', async () => {
  await open();
  view.run.show([ONE], [fakeLookup(ONE)]);
  expect(kept()).toEqual([[ONE]]);
  view.view.value = 'table';
  await changeElsewhere([]);
  expect(rows()).toEqual([[ONE, 'answered']]);
});

test('drops an ID that was removed while the agent was looking at the list, once it is left', async () => {
  await open();
  view.run.show([ONE, TWO], [fakeLookup(ONE), fakeLookup(TWO)]);
  view.view.value = 'shipment';
  await changeElsewhere([TWO]);
  view.view.value = 'table';
  expect(rows()).toHaveLength(2);
  view.view.value = 'closed';
  await expect.poll(rows).toEqual([[TWO, 'answered']]);
  expect(kept()).toHaveLength(1);
});

test('works while the background keeps nothing, as for a private window, and while it fails', async () => {
  view.run.show([ONE], []);
  await open();
  background.answers.getLastList = fail('interrupted');
  await follow();
  expect(rows()).toEqual([[ONE, 'waiting']]);
});
