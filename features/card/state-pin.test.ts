import { expect, test, vi } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import { createRecognition } from '../detection/recognition.ts';
import type { Send } from '../protocol.ts';
import { createReplyStore } from '../replies/state.ts';
import { createCardState } from './state.ts';

const ID = 'ABCD1234567890';

function setUp({ isPinned = false, canOpenPanel = true, isByPointer = false } = {}) {
  const sent: [name: string, request: unknown][] = [];
  const answer = async (name: string, request: unknown) => {
    // Asked for at some time after the answer.
    if (name === 'getCardPlace') return succeed({ place: 2, count: 3, hasMore: false });
    sent.push([name, request]);
    if (name === 'redeemCard')
      return succeed({ trackingId: ID, environment: 'sandbox', frameId: 3, answer: fail('timedOut') });
    return name === 'openInPanel' && !canOpenPanel ? fail('interrupted') : succeed({});
  };
  const send = answer as Send;
  const state = createCardState({
    send,
    nonce: 'nonce',
    isPinned,
    recognition: createRecognition(send),
    replies: createReplyStore(send, () => 'en'),
    waitUntilVisible: async () => true,
    press: { pressedAt: Date.now, isByPointer: () => isByPointer },
  });
  return { state, sentSince: (from: number) => sent.slice(from), count: () => sent.length };
}

const pinned = (isPinned: boolean) => ['pinCard', { nonce: 'nonce', frameId: 3, isPinned }];
const CLOSED = ['closeCard', { nonce: 'nonce' }];

test('shows its place among the IDs of the page when it is open', async () => {
  const { state } = setUp();
  await state.start();
  await vi.waitFor(() => expect(state.trail.place.value).toMatchObject({ place: 2, count: 3 }));
});

test.each([
  [
    'a click keeps the card in place for',
    true,
    [['placeCard', { nonce: 'nonce', frameId: 3, change: 'step' }]],
  ],
  ['a key does not keep the card in place for', false, []],
])('%s the next ID', async (_case, isByPointer, placed) => {
  const { state, sentSince, count } = setUp({ isByPointer });
  await state.start();
  await vi.waitFor(() => expect(state.trail.isRead()).toBe(true));
  const start = count();
  state.trail.step('next');
  expect(sentSince(start)).toEqual([...placed, ['stepCard', { trackingId: ID, direction: 'next' }]]);
});

test('is pinned and unpinned, and unpinned before it closes', async () => {
  const { state, sentSince, count } = setUp();
  state.togglePin();
  expect(state.isPinned.value).toBe(false);
  await state.start();
  const start = count();
  state.togglePin();
  expect(state.isPinned.value).toBe(true);
  state.togglePin();
  state.togglePin();
  state.close();
  await vi.waitFor(() => expect(sentSince(start)).toContainEqual(CLOSED));
  expect(sentSince(start)).toEqual([pinned(true), pinned(false), pinned(true), pinned(false), CLOSED]);
});

test('is still pinned with the next ID', async () => {
  const { state, sentSince } = setUp({ isPinned: true });
  await state.start();
  expect(state.isPinned.value).toBe(true);
  state.close();
  await vi.waitFor(() => expect(sentSince(0)).toContainEqual(CLOSED));
  expect(sentSince(0)).toContainEqual(pinned(false));
});

test('is unpinned and closed even if Escape comes before its ID is known', async () => {
  const { state, sentSince } = setUp({ isPinned: true });
  void state.start();
  state.close();
  await vi.waitFor(() => expect(sentSince(1)).toEqual([pinned(false), CLOSED]));
});

test('covers the window once for an image, and returns once', async () => {
  const { state, sentSince, count } = setUp();
  await state.enlarge(true);
  await state.start();
  const start = count();
  for (const isLarge of [false, true, true, false, false]) await state.enlarge(isLarge);
  const enlarged = (isLarge: boolean) => ['enlargeCard', { nonce: 'nonce', frameId: 3, isLarge }];
  expect(sentSince(start)).toEqual([enlarged(true), enlarged(false)]);
});

test('closes when its answer is in the panel, and not if it is not', async () => {
  const { state, sentSince, count } = setUp();
  state.openInPanel();
  await state.start();
  const start = count();
  state.openInPanel();
  await vi.waitFor(() => expect(sentSince(start)).toHaveLength(2));
  expect(sentSince(start)).toEqual([['openInPanel', { trackingId: ID }], CLOSED]);

  const other = setUp({ canOpenPanel: false });
  await other.state.start();
  const otherStart = other.count();
  other.state.openInPanel();
  await vi.waitFor(() => expect(other.count()).toBe(otherStart + 1));
  await Promise.resolve();
  expect(other.sentSince(otherStart)).toEqual([['openInPanel', { trackingId: ID }]]);
});

test('requests the whole window for a large image once, and its place again once', async () => {
  const { state, sentSince, count } = setUp();
  await state.enlarge(true);
  await state.start();
  await state.enlarge(false);
  const start = count();
  await state.enlarge(true);
  await state.enlarge(true);
  await state.enlarge(false);
  const card = { nonce: 'nonce', frameId: 3 };
  expect(count()).toBe(start + 2);
  expect(sentSince(1)).toEqual([
    ['enlargeCard', { ...card, isLarge: true }],
    ['enlargeCard', { ...card, isLarge: false }],
  ]);
});
