import { beforeEach, expect, test } from 'vitest';
import type { Stored } from '../../../utils/storage.ts';
import type { CachedLookup } from '../../lookup/model.ts';
import type { TabFrame } from '../../page/background/tab-messages.ts';
import type { Environment } from '../../platform/model.ts';
import type { KnownStatus } from '../../shipment/model.ts';
import type { StoredStatus } from '../storage.ts';
import { createStatusColors, statusColorsHandlers } from './status-colors.ts';

const FRAMES: TabFrame[] = [
  { tabId: 1, frameId: 0 },
  { tabId: 2, frameId: 7 },
];

let isOn: boolean;
let switchState: Stored<boolean>['state'];
let isFull: boolean;
let selected: { environment: Environment; generation: number };
let stored: StoredStatus[];
let sent: { frames: TabFrame[]; known: KnownStatus }[];
let timesNotified: number;

beforeEach(() => {
  isOn = true;
  switchState = 'kept';
  isFull = false;
  selected = { environment: 'sandbox', generation: 1 };
  stored = [];
  sent = [];
  timesNotified = 0;
});

function create() {
  return createStatusColors({
    readSwitch: async () => ({ state: switchState, value: isOn }),
    writeIsOn: async (value) => {
      if (isFull) throw new Error('quota');
      isOn = value;
    },
    load: async () => stored,
    store: async (statuses) => {
      stored = statuses;
    },
    selected: async () => selected,
    framesWithIds: async () => FRAMES,
    sendKnownStatus: async (frames, known) => void sent.push({ frames, known }),
    notifyPages: async () => void timesNotified++,
  });
}

const answer = (trackingId: string, status: string, environment: Environment = 'sandbox'): CachedLookup => ({
  trackingId,
  environment,
  host: 'api.example.com',
  generation: 1,
  retrievedAt: 1,
  raw: '{"secret": "Robin Marlow"}',
  shipment: { trackingId, status, proofOfDelivery: { recipient: 'Robin Marlow', pods: [] }, problems: [] },
});

test('stores ID, environment and status category of an answer, and sends the category to frames with IDs', async () => {
  const statusColors = create();
  await statusColors.note(answer('ABC1', 'DELIVERED'));
  expect(stored).toEqual([
    { environment: 'sandbox', generation: 1, trackingId: 'ABC1', statusCategory: 'delivered' },
  ]);
  expect(sent).toEqual([{ frames: FRAMES, known: { trackingId: 'ABC1', statusCategory: 'delivered' } }]);
});

test('an answer about another ID gives none of its status to the ID that was looked up', async () => {
  const statusColors = create();
  const lookup = answer('ABC1', 'DELIVERED');
  await statusColors.note({ ...lookup, shipment: { ...lookup.shipment, trackingId: 'XYZ9' } });
  expect(await statusColors.known(['ABC1', 'XYZ9'])).toEqual([
    { trackingId: 'ABC1', statusCategory: 'unknown' },
  ]);
});

test('uses the latest answer for an ID', async () => {
  const statusColors = create();
  await Promise.all([
    statusColors.note(answer('ABC1', 'IN_TRANSIT')),
    statusColors.note(answer('ABC2', 'ADDRESS_PROBLEM')),
    statusColors.note(answer('ABC1', 'DELIVERED')),
  ]);
  expect(await statusColors.known(['ABC1', 'ABC2', 'ABC3'])).toEqual([
    { trackingId: 'ABC2', statusCategory: 'problem' },
    { trackingId: 'ABC1', statusCategory: 'delivered' },
  ]);
});

test('sends and returns nothing while the colours are off, but stores answers', async () => {
  isOn = false;
  const statusColors = create();
  await statusColors.note(answer('ABC1', 'DELIVERED'));
  expect(sent).toEqual([]);
  expect(await statusColors.known(['ABC1'])).toEqual([]);
  expect(await statusColors.setOn(true)).toEqual({ isOn: true });
  expect(await statusColors.known(['ABC1'])).toEqual([{ trackingId: 'ABC1', statusCategory: 'delivered' }]);
});

test('separates the environments, and sends no answer of an environment that is not selected', async () => {
  const statusColors = create();
  await statusColors.note(answer('ABC1', 'DELIVERED'));
  selected = { environment: 'production', generation: 1 };
  expect(await statusColors.known(['ABC1'])).toEqual([]);
  await statusColors.note(answer('ABC2', 'DELIVERED', 'sandbox'));
  expect(sent).toHaveLength(1);
  await statusColors.note(answer('ABC1', 'IN_TRANSIT', 'production'));
  expect(await statusColors.known(['ABC1'])).toEqual([{ trackingId: 'ABC1', statusCategory: 'inTransit' }]);
  selected = { environment: 'sandbox', generation: 1 };
  expect(await statusColors.known(['ABC1'])).toEqual([{ trackingId: 'ABC1', statusCategory: 'delivered' }]);
});

test('forgets the answers of another key or address, and sends none of them', async () => {
  const statusColors = create();
  await statusColors.note(answer('ABC1', 'DELIVERED'));
  selected = { environment: 'sandbox', generation: 2 };
  expect(await statusColors.known(['ABC1'])).toEqual([]);
  await statusColors.note(answer('ABC2', 'DELIVERED'));
  expect(sent).toHaveLength(1);
  await statusColors.note({ ...answer('ABC1', 'IN_TRANSIT'), generation: 2 });
  expect(await statusColors.known(['ABC1', 'ABC2'])).toEqual([
    { trackingId: 'ABC1', statusCategory: 'inTransit' },
  ]);
});

test('stores the latest 500 answers', async () => {
  const statusColors = create();
  await Promise.all(
    Array.from({ length: 501 }, (_, index) => statusColors.note(answer(`ABC${index}`, 'MOVING'))),
  );
  expect(stored).toHaveLength(500);
  expect(stored[0]?.trackingId).toBe('ABC1');
});

test('notifies open pages when the colours are switched, but not after a failed write', async () => {
  const statusColors = create();
  await statusColors.setOn(false);
  expect([await statusColors.getState(), timesNotified]).toEqual([{ isOn: false }, 1]);
  isFull = true;
  await expect(statusColors.setOn(true)).rejects.toThrow('quota');
  expect([await statusColors.getState(), timesNotified]).toEqual([{ isOn: false }, 1]);
});

test('notifies open pages of other settings only while the colours are on', async () => {
  const statusColors = create();
  await statusColors.settingsChanged();
  expect(timesNotified).toBe(1);
  isOn = false;
  await statusColors.settingsChanged();
  expect(timesNotified).toBe(1);
});

test('returns no statuses to a page where Waybill is disabled', async () => {
  const colors = create();
  stored = [{ environment: 'sandbox', generation: 1, trackingId: 'A', statusCategory: 'delivered' }];
  const { getKnownStatuses } = statusColorsHandlers(
    colors,
    async () => undefined,
    async (address) => address === 'https://desk.example/',
  );
  const askFrom = (address: string) =>
    getKnownStatuses({ trackingIds: ['A'] }, { tabId: 1, frameId: 0, windowId: 1, address });
  expect(await askFrom('https://desk.example/')).toMatchObject({
    ok: true,
    value: { statuses: [{ trackingId: 'A' }] },
  });
  expect(await askFrom('https://evil.example/')).toMatchObject({ ok: false });
});

test.each(['damaged', 'newer'] as const)('reports a %s setting as unreadable', async (state) => {
  expect(await create().getState()).toEqual({ isOn: true });
  switchState = state;
  isOn = false;
  expect(await create().getState()).toEqual({ isOn: false, unreadable: true });
});

test('reads the statuses only once the frame is stored that is to receive their changes', async () => {
  stored = [{ environment: 'sandbox', generation: 1, trackingId: 'A', statusCategory: 'inTransit' }];
  const { getKnownStatuses } = statusColorsHandlers(
    create(),
    async () => {
      stored = stored.map((status) => ({ ...status, statusCategory: 'delivered' }));
    },
    async () => true,
  );
  const from = { tabId: 1, frameId: 0, windowId: 1, address: 'https://desk.example/' };
  expect(await getKnownStatuses({ trackingIds: ['A'] }, from)).toMatchObject({
    value: { statuses: [{ statusCategory: 'delivered' }] },
  });
});
