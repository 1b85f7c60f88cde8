import { beforeEach, expect, test } from 'vitest';
import type { LookupRequest } from '../../lookup/model.ts';
import type { LeftRequest } from '../storage.ts';
import { createSurfaces, type Windows } from './surfaces.ts';

const WINDOW = 5;
const REQUEST: LookupRequest = { kind: 'lookUp', trackingId: 'ABCD1234567890' };

let stored: LeftRequest | null;
let time: number;
let opened: string[];
let hasSurface: boolean;
let refusesPopup: boolean;
let front: number | undefined;

const windows: Windows = {
  current: async () => front,
  hasSurface: async () => hasSurface,
  async openPopup(windowId) {
    if (refusesPopup) throw new Error('Browser window has no toolbar.');
    opened.push(`popup ${windowId}`);
  },
  openTab: async (windowId) => void opened.push(`tab ${windowId}`),
};

const create = (own: Windows = windows) =>
  createSurfaces(
    async () => stored,
    async (request) => {
      stored = request;
    },
    () => time,
    own,
  );

beforeEach(() => {
  stored = null;
  time = 1_000_000;
  opened = [];
  hasSurface = false;
  refusesPopup = false;
  front = WINDOW;
});

test('the popup opens in the window and takes the request, once', async () => {
  const surfaces = create();
  await surfaces.show(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual(['popup 5']);
  expect(await surfaces.take(WINDOW)).toEqual(REQUEST);
  expect(await surfaces.take(WINDOW)).toBeUndefined();
  expect(stored).toBeNull();
});

test('a panel that is open there has it; nothing else is opened', async () => {
  hasSurface = true;
  const surfaces = create();
  await surfaces.show(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual([]);
  expect(await surfaces.take(WINDOW)).toEqual(REQUEST);
});

test('where no popup can be, it is a tab', async () => {
  refusesPopup = true;
  await create().show(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual(['tab 5']);
});

test('without a named window it is the one in front; without that one nothing happens', async () => {
  await create().show(Promise.resolve(REQUEST), undefined);
  expect(opened).toEqual(['popup 5']);
  front = undefined;
  opened = [];
  await create().show(Promise.resolve(REQUEST), undefined);
  expect(opened).toEqual([]);
});

test('a surface of another window does not get it', async () => {
  const surfaces = create();
  await surfaces.show(Promise.resolve(REQUEST), WINDOW);
  expect(await surfaces.take(6)).toBeUndefined();
  expect(await surfaces.take(WINDOW)).toEqual(REQUEST);
});

test('a surface that is quicker than the request waits for it', async () => {
  const surfaces = create();
  let resolve: (request: LookupRequest) => void = () => undefined;
  const shown = surfaces.show(
    new Promise((settle) => {
      resolve = settle;
    }),
    WINDOW,
  );
  const taken = surfaces.take(WINDOW);
  resolve(REQUEST);
  expect(await taken).toEqual(REQUEST);
  await shown;
});

test('what nobody took in time is forgotten, also when the clock went back', async () => {
  for (const later of [10_000, -10_000]) {
    const surfaces = create();
    time = 1_000_000;
    await surfaces.leave(REQUEST, WINDOW);
    time += later;
    expect(await surfaces.take(WINDOW)).toBeUndefined();
    expect(stored).toBeNull();
  }
});

test('a browser that needs the click opens the popup before anything is waited for', () => {
  const { hasSurface: _, ...others } = windows;
  void create(others).show(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual(['popup 5']);
});

test('a request that fails is not left, and the next one is', async () => {
  const surfaces = create();
  await surfaces.show(Promise.reject(new TypeError('storage')), WINDOW);
  expect(await surfaces.take(WINDOW)).toBeUndefined();
  await surfaces.show(Promise.resolve(REQUEST), WINDOW);
  expect(await surfaces.take(WINDOW)).toEqual(REQUEST);
});
