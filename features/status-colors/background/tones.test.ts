import { beforeEach, expect, test } from 'vitest';
import type { CachedLookup } from '../../lookup/model.ts';
import type { TabFrame } from '../../page/background/tab-messages.ts';
import type { Environment } from '../../platform/model.ts';
import type { KnownStatus } from '../../shipment/model.ts';
import type { KeptTone } from '../storage.ts';
import { createTones } from './tones.ts';

const FRAMES: TabFrame[] = [
  { tabId: 1, frameId: 0 },
  { tabId: 2, frameId: 7 },
];

let isOn: boolean;
let isFull: boolean;
let selected: Environment;
let stored: KeptTone[];
let told: { frames: TabFrame[]; known: KnownStatus }[];
let pagesTold: number;

beforeEach(() => {
  isOn = true;
  isFull = false;
  selected = 'sandbox';
  stored = [];
  told = [];
  pagesTold = 0;
});

function create() {
  return createTones({
    readIsOn: async () => isOn,
    writeIsOn: async (value) => {
      if (isFull) throw new Error('quota');
      isOn = value;
    },
    load: async () => stored,
    store: async (tones) => {
      stored = tones;
    },
    selectedEnvironment: async () => selected,
    framesWithIds: async () => FRAMES,
    tellTone: async (frames, known) => void told.push({ frames, known }),
    tellPages: async () => void pagesTold++,
  });
}

const answer = (
  trackingId: string,
  status: string,
  environment: Environment = 'sandbox',
): Omit<CachedLookup, 'isFresh'> => ({
  trackingId,
  environment,
  host: 'api.example.com',
  retrievedAt: 1,
  raw: '{"secret": "Robin Marlow"}',
  shipment: { trackingId, status, proofOfDelivery: { recipient: 'Robin Marlow', pods: [] }, problems: [] },
});

test('of an answer only ID, environment and tone are kept and told, the tone to frames with IDs', async () => {
  const tones = create();
  await tones.note(answer('ABC1', 'DELIVERED'));
  expect(stored).toEqual([{ environment: 'sandbox', trackingId: 'ABC1', tone: 'delivered' }]);
  expect(told).toEqual([{ frames: FRAMES, known: { trackingId: 'ABC1', tone: 'delivered' } }]);
});

test('the latest answer about an ID counts', async () => {
  const tones = create();
  await Promise.all([
    tones.note(answer('ABC1', 'IN_TRANSIT')),
    tones.note(answer('ABC2', 'ADDRESS_PROBLEM')),
    tones.note(answer('ABC1', 'DELIVERED')),
  ]);
  expect(await tones.known(['ABC1', 'ABC2', 'ABC3'])).toEqual([
    { trackingId: 'ABC2', tone: 'problem' },
    { trackingId: 'ABC1', tone: 'delivered' },
  ]);
});

test('while the colours are off nobody is told and nothing is known, but answers are remembered', async () => {
  isOn = false;
  const tones = create();
  await tones.note(answer('ABC1', 'DELIVERED'));
  expect(told).toEqual([]);
  expect(await tones.known(['ABC1'])).toEqual([]);
  expect(await tones.setOn(true)).toEqual({ isOn: true });
  expect(await tones.known(['ABC1'])).toEqual([{ trackingId: 'ABC1', tone: 'delivered' }]);
});

test('environments do not share tones, and no frame is told of one that is no longer selected', async () => {
  const tones = create();
  await tones.note(answer('ABC1', 'DELIVERED'));
  selected = 'production';
  expect(await tones.known(['ABC1'])).toEqual([]);
  await tones.note(answer('ABC2', 'DELIVERED', 'sandbox'));
  expect(told).toHaveLength(1);
  await tones.note(answer('ABC1', 'IN_TRANSIT', 'production'));
  expect(await tones.known(['ABC1'])).toEqual([{ trackingId: 'ABC1', tone: 'moving' }]);
  selected = 'sandbox';
  expect(await tones.known(['ABC1'])).toEqual([{ trackingId: 'ABC1', tone: 'delivered' }]);
});

test('500 are kept; the oldest answers go', async () => {
  const tones = create();
  await Promise.all(Array.from({ length: 501 }, (_, index) => tones.note(answer(`ABC${index}`, 'MOVING'))));
  expect(stored).toHaveLength(500);
  expect(stored[0]?.trackingId).toBe('ABC1');
});

test('open pages are told of a switch; a refused write changes nothing and tells nobody', async () => {
  const tones = create();
  await tones.setOn(false);
  expect([await tones.describe(), pagesTold]).toEqual([{ isOn: false }, 1]);
  isFull = true;
  await expect(tones.setOn(true)).rejects.toThrow('quota');
  expect([await tones.describe(), pagesTold]).toEqual([{ isOn: false }, 1]);
});

test('open pages are told of another environment only while the colours are on', async () => {
  const tones = create();
  await tones.environmentChanged();
  expect(pagesTold).toBe(1);
  isOn = false;
  await tones.environmentChanged();
  expect(pagesTold).toBe(1);
});
