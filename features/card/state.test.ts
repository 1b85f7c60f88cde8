import { expect, test, vi } from 'vitest';
import { type FailureKind, fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { changedRules, DEFAULT_RULES, type RulesChange } from '../detection/model.ts';
import { createRecognition } from '../detection/recognition.ts';
import type { Send } from '../protocol.ts';
import { createReplyStore } from '../replies/state.ts';
import { createCardState } from './state.ts';

/** The detector is loaded on first use, here with all its modules. */
const LOADING = { timeout: 20_000 };

const ID = 'ABCD1234567890';
const UNFAMILIAR = 'TG4F2Z';
const press = { pressedAt: () => 1_700_000_000_000, isByPointer: () => false };

/** A card with a good nonce, whose ID the platform does not know, unless the test says otherwise. */
function setUp({
  isGood = true,
  trackingId = ID,
  taught = [] as unknown[],
  answered = 'notFound' as FailureKind,
  wasSeen = true,
  isVisible = true,
} = {}) {
  const sent: [name: string, request: unknown][] = [];
  const rules = { value: DEFAULT_RULES, isFull: false };
  const answers: Partial<Record<string, (request: unknown) => Outcome<unknown>>> = {
    // Asked for after “not found”.
    getConnections: () => fail('interrupted'),
    verifyCardSeen: () => succeed({ wasSeen }),
    insertReply: () => succeed({ outcome: 'landed' }),
    getPatterns: () => succeed({ patterns: taught.map((pattern) => ({ pattern })) }),
    getDetectionRules: () => succeed({ rules: rules.value, unreadable: false }),
    changeDetectionRules(change) {
      if (rules.isFull) return fail('invalidInput');
      rules.value = changedRules(rules.value, change as RulesChange);
      return succeed({});
    },
    redeemCard: () =>
      isGood
        ? succeed({ trackingId, environment: 'sandbox', frameId: 3, answer: fail(answered) })
        : fail('invalidInput'),
  };
  const answer = async (name: string, request: unknown) => {
    if (name !== 'getConnections' && name !== 'getCardPlace') sent.push([name, request]);
    return answers[name]?.(request) ?? succeed({});
  };
  const send = answer as Send;
  const recognition = createRecognition(send);
  const replies = createReplyStore(send, () => 'en');
  const card = { send, nonce: 'nonce', isPinned: false, recognition, replies };
  return {
    sent,
    rules,
    recognition,
    state: createCardState({ ...card, waitUntilVisible: async () => isVisible, press }),
  };
}

test('redeems its nonce once and shows the answer that comes with it', async () => {
  const { sent, state } = setUp();
  await state.start();
  await state.start();
  expect(sent).toEqual([['redeemCard', { nonce: 'nonce' }]]);
  expect(state.grant.value).toEqual({
    step: 'redeemed',
    trackingId: ID,
    environment: 'sandbox',
    frameId: 3,
  });
  expect(state.lookup.state.value).toMatchObject({ step: 'failed', failure: { kind: 'notFound' } });
});

test('does not look up anything with a refused nonce', async () => {
  const { sent, state } = setUp({ isGood: false });
  await state.start();
  expect(state.grant.value).toEqual({ step: 'refused' });
  expect(state.lookup.state.value).toEqual({ step: 'idle' });
  expect(sent).not.toContainEqual(['getShipment', expect.anything()]);
});

test('resolves as soon as there is an answer, or after 100 ms', async () => {
  vi.useFakeTimers();
  try {
    const redeemed = { trackingId: ID, environment: 'sandbox', frameId: 0 };
    const answers: ((answer?: unknown) => void)[] = [];
    const send = ((name: string) =>
      new Promise<unknown>((resolve) => {
        if (name !== 'redeemCard') return;
        answers.push((answer) => resolve(succeed(answer ? { ...redeemed, answer } : redeemed)));
      })) as Send;
    const recognition = createRecognition(send);
    const open = () =>
      createCardState({
        send,
        nonce: 'nonce',
        isPinned: false,
        recognition,
        replies: createReplyStore(send, () => 'en'),
        waitUntilVisible: async () => true,
        press,
      });

    const quick = open();
    const started = quick.start();
    await vi.advanceTimersByTimeAsync(20);
    answers[0]?.(fail('notFound'));
    await started;
    expect(quick.lookup.state.value).toMatchObject({ step: 'failed' });

    const slow = open();
    const isDrawn = vi.fn();
    void slow.start().then(isDrawn);
    await vi.advanceTimersByTimeAsync(99);
    expect(isDrawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isDrawn).toHaveBeenCalled();
    expect(slow.grant.value).toEqual({ step: 'redeeming' });
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(slow.lookup.state.value).toEqual({ step: 'loading', trackingId: ID });
  } finally {
    vi.useRealTimers();
  }
});

test('sends its height, moves and closing with its nonce', async () => {
  const { sent, state } = setUp();
  state.resize(280);
  state.move(1, 1);
  await state.start();
  state.resize(300);
  state.move(4, -2);
  state.close();
  const card = { nonce: 'nonce', frameId: 3 };
  expect(sent).toEqual([
    ['redeemCard', { nonce: 'nonce' }],
    ['placeCard', { ...card, change: 'height', height: 280 }],
    ['placeCard', { ...card, change: 'height', height: 300 }],
    ['placeCard', { ...card, change: 'move', dx: 4, dy: -2 }],
    ['closeCard', { nonce: 'nonce' }],
  ]);
});

test('offers to add the format of an unfamiliar ID when there is an answer, until the format is added', async () => {
  const taught: unknown[] = [];
  const { sent, state, recognition } = setUp({ trackingId: UNFAMILIAR, taught });
  await recognition.load();
  expect(state.unfamiliar.value).toBeUndefined();
  await state.start();
  await vi.waitFor(() => expect(state.unfamiliar.value).toBe(UNFAMILIAR), LOADING);
  await state.teach(UNFAMILIAR);
  expect(sent.at(-1)).toEqual(['openAddPattern', { trackingId: UNFAMILIAR }]);
  taught.push({
    parts: [
      { kind: 'literal', text: 'TG' },
      { kind: 'alphanumerics', min: 4, max: 4 },
    ],
  });
  await recognition.load();
  expect(state.unfamiliar.value).toBeUndefined();
});

test('does not offer to add a built-in format', async () => {
  const { state, recognition } = setUp();
  await Promise.all([recognition.load(), recognition.prepare()]);
  await state.start();
  expect(state.unfamiliar.value).toBeUndefined();
});

test('does not offer to add a format if the lookup failed', async () => {
  const { state, recognition } = setUp({ trackingId: UNFAMILIAR, answered: 'offline' });
  await Promise.all([recognition.load(), recognition.prepare()]);
  await state.start();
  expect(state.unfamiliar.value).toBeUndefined();
});

test('adds an unknown ID to the ignore list, and removes it', async () => {
  const { state, rules } = setUp();
  await state.start();
  expect(state.notId.value).toEqual({ trackingId: ID, isListed: false, hasFailed: false });
  await state.setIgnored(ID, true);
  expect(rules.value.notIds).toEqual([ID]);
  expect(state.notId.value?.isListed).toBe(true);
  await state.setIgnored(ID, false);
  expect(state.notId.value).toEqual({ trackingId: ID, isListed: false, hasFailed: false });
  rules.isFull = true;
  await state.setIgnored(ID, true);
  expect(state.notId.value).toEqual({ trackingId: ID, isListed: false, hasFailed: true });
});

test('does not offer to ignore an ID whose lookup failed', async () => {
  const { state } = setUp({ answered: 'offline' });
  await state.start();
  expect(state.notId.value).toBeUndefined();
});

test('inserts a reply if the user saw the card', async () => {
  const { sent, state } = setUp();
  await state.start();
  expect(await state.beginInsertion().insert('Hello')).toEqual(succeed({ outcome: 'landed' }));
  expect(sent.slice(-2)).toEqual([
    ['verifyCardSeen', { nonce: 'nonce', frameId: 3, pressedAt: press.pressedAt() }],
    ['insertReply', { text: 'Hello' }],
  ]);
});

test.each([{ wasSeen: false }, { isVisible: false }])(
  'neither inserts nor changes anything if the user did not see the card: %o',
  async (hidden) => {
    const { sent, state, rules } = setUp(hidden);
    await state.start();
    expect(await state.beginInsertion().insert('Hello')).toEqual(succeed({ outcome: 'hidden' }));
    expect(sent.map(([name]) => name)).not.toContain('insertReply');
    await state.setIgnored(ID, true);
    expect(rules.value.notIds).toEqual(DEFAULT_RULES.notIds);
    expect(state.refusedAt.value).toEqual(expect.any(Number));
    await state.teach(ID);
    void state.replies.chooseLanguage('fr');
    state.replies.leaveNameOut(true);
    await vi.waitFor(
      () => expect(sent.filter(([name]) => name === 'verifyCardSeen')).toHaveLength(5),
      LOADING,
    );
    const change = vi.fn();
    await state.changeIfSeen(change);
    expect(change).not.toHaveBeenCalled();
    expect(state.replies.language.value).toBe('en');
    expect(state.replies.leavesNameOut.value).toBe(false);
    const names = sent.map(([name]) => name);
    expect(names).not.toContain('openAddPattern');
    expect(names).not.toContain('saveReplyChoices');
  },
);

test('saves the choices of a reply if the user saw the card', async () => {
  const { sent, state } = setUp();
  await state.start();
  void state.replies.chooseLanguage('fr');
  state.replies.leaveNameOut(true);
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(['saveReplyChoices', { leavesNameOut: true }]), LOADING);
  expect(sent).toContainEqual(['saveReplyChoices', { language: 'fr' }]);
  expect(state.replies.language.value).toBe('fr');
  expect(state.replies.leavesNameOut.value).toBe(true);
});

test('inserts nothing before its nonce is redeemed', async () => {
  const { state } = setUp();
  expect(await state.beginInsertion().insert('Hello')).toEqual(succeed({ outcome: 'hidden' }));
});
