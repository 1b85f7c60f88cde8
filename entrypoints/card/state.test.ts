import { expect, test, vi } from 'vitest';
import { changedRules, DEFAULT_RULES, type RulesChange } from '../../utils/detection.ts';
import { type FailureKind, fail, succeed } from '../../utils/errors.ts';
import type { Send } from '../../utils/messaging.ts';
import { createRecognition } from '../../utils/recognition.ts';
import { createReplyStore } from '../../utils/replies/reply-store.ts';
import { createCardState } from './state.ts';

const ID = 'ABCD1234567890';

const UNFAMILIAR = 'TG4F2Z';

function setUp(
  ticket: string,
  isGood = true,
  { trackingId = ID, taught = [] as unknown[], answered = 'notFound' as FailureKind } = {},
) {
  const sent: unknown[] = [];
  const rules = { value: DEFAULT_RULES, isFull: false };
  const answer = async (name: string, request: unknown) => {
    sent.push([name, request]);
    if (name === 'placeCard') return succeed({});
    if (name === 'getPatterns') return succeed({ patterns: taught.map((pattern) => ({ pattern })) });
    if (name === 'getDetectionRules') return succeed({ rules: rules.value, unreadable: false });
    if (name === 'changeDetectionRules') {
      if (rules.isFull) return fail('invalidInput');
      rules.value = changedRules(rules.value, request as RulesChange);
      return succeed({});
    }
    if (name !== 'redeemTicket') return fail(answered);
    return isGood ? succeed({ trackingId, environment: 'sandbox' }) : fail('invalidInput');
  };
  const send = answer as Send;
  const recognition = createRecognition(send);
  const replies = createReplyStore(send, 'en');
  return { sent, rules, recognition, state: createCardState({ send, ticket, recognition, replies }) };
}

test('redeems its ticket once and looks that shipment up', async () => {
  const { sent, state } = setUp('nonce');
  await state.start();
  await state.start();
  expect(sent).toEqual([
    ['redeemTicket', { ticket: 'nonce' }],
    ['getTicketShipment', { ticket: 'nonce' }],
  ]);
  expect(state.ticket.value).toEqual({ step: 'redeemed', trackingId: ID, environment: 'sandbox' });
});

test('with a refused ticket it looks nothing up', async () => {
  const { sent, state } = setUp('used', false);
  await state.start();
  expect(state.ticket.value).toEqual({ step: 'refused' });
  expect(state.lookup.state.value).toEqual({ step: 'idle' });
  expect(sent).not.toContainEqual(['getShipment', expect.anything()]);
});

test('there is something to draw as soon as there is an answer, and otherwise after a moment', async () => {
  vi.useFakeTimers();
  try {
    const answers: (() => void)[] = [];
    const send = ((name: string) =>
      name === 'redeemTicket'
        ? Promise.resolve(succeed({ trackingId: ID, environment: 'sandbox' }))
        : new Promise((resolve) => answers.push(() => resolve(fail('notFound'))))) as Send;
    const recognition = createRecognition(send);
    const open = () =>
      createCardState({ send, ticket: 'nonce', recognition, replies: createReplyStore(send, 'en') });

    const quick = open();
    const started = quick.start();
    await vi.advanceTimersByTimeAsync(20);
    answers[0]?.();
    await started;
    expect(quick.lookup.state.value).toMatchObject({ step: 'failed' });

    const slow = open();
    const isDrawn = vi.fn();
    void slow.start().then(isDrawn);
    await vi.advanceTimersByTimeAsync(99);
    expect(isDrawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isDrawn).toHaveBeenCalled();
    expect(slow.lookup.state.value).toEqual({ step: 'loading', trackingId: ID });
  } finally {
    vi.useRealTimers();
  }
});

test('says its wishes to the element that holds it', () => {
  const { sent, state } = setUp('nonce');
  state.resize(300);
  state.move(4, -2);
  state.close();
  expect(sent).toEqual([
    ['placeCard', { change: 'height', height: 300 }],
    ['placeCard', { change: 'move', dx: 4, dy: -2 }],
    ['placeCard', { change: 'close' }],
  ]);
});

test('offers to teach an ID of an unfamiliar shape when there is an answer, until it is taught', async () => {
  const taught: unknown[] = [];
  const { sent, state, recognition } = setUp('nonce', true, { trackingId: UNFAMILIAR, taught });
  await recognition.load();
  expect(state.unfamiliar.value).toBeUndefined();
  await state.start();
  expect(state.unfamiliar.value).toBe(UNFAMILIAR);
  state.teach(UNFAMILIAR);
  expect(sent.at(-1)).toEqual(['openTeaching', { trackingId: UNFAMILIAR }]);
  taught.push({
    parts: [
      { kind: 'literal', text: 'TG' },
      { kind: 'alphanumerics', min: 4, max: 4 },
    ],
  });
  await recognition.load();
  expect(state.unfamiliar.value).toBeUndefined();
});

test('does not offer to teach a built-in shape', async () => {
  const { state, recognition } = setUp('nonce');
  await recognition.load();
  await state.start();
  expect(state.unfamiliar.value).toBeUndefined();
});

test('does not offer to teach an ID that the platform has not answered for', async () => {
  const { state, recognition } = setUp('nonce', true, { trackingId: UNFAMILIAR, answered: 'offline' });
  await recognition.load();
  await state.start();
  expect(state.unfamiliar.value).toBeUndefined();
});

test('what the platform does not know can be said to be no ID, and that be taken back', async () => {
  const { state, rules } = setUp('nonce');
  await state.start();
  expect(state.notId.value).toEqual({ trackingId: ID, isListed: false, hasFailed: false });
  await state.listNotId(ID, true);
  expect(rules.value.notIds).toEqual([ID]);
  expect(state.notId.value?.isListed).toBe(true);
  await state.listNotId(ID, false);
  expect(state.notId.value).toEqual({ trackingId: ID, isListed: false, hasFailed: false });
  rules.isFull = true;
  await state.listNotId(ID, true);
  expect(state.notId.value).toEqual({ trackingId: ID, isListed: false, hasFailed: true });
});

test('an ID that could not be asked for is not said to be none', async () => {
  const { state } = setUp('nonce', true, { answered: 'offline' });
  await state.start();
  expect(state.notId.value).toBeUndefined();
});
