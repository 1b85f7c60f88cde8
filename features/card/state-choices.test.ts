import { expect, test } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { succeed } from '../../utils/outcome.ts';
import { DEFAULT_RULES } from '../detection/model.ts';
import { createRecognition } from '../detection/recognition.ts';
import type { Send } from '../protocol.ts';
import { createReplyStore } from '../replies/state.ts';
import { createCardState } from './state.ts';

const ID = 'ABCD1234567890';

function createState(
  send: Send,
  waitUntilVisible: () => Promise<boolean>,
  recognition = createRecognition(send),
) {
  return createCardState({
    send,
    nonce: 'nonce',
    isPinned: false,
    recognition,
    replies: createReplyStore(send, () => 'en'),
    waitUntilVisible,
    press: { pressedAt: () => 0, isByPointer: () => false },
  });
}

test('an ignored ID whose shipment is found can be taken off the list, and be ignored again', async () => {
  let notIds = [ID];
  const send = (async (name: string, request: { addIgnoredIds?: string[] }) => {
    if (name === 'verifyCardSeen') return succeed({ wasSeen: true });
    if (name === 'changeDetectionRules') notIds = request.addIgnoredIds ?? [];
    if (name === 'getPatterns') return succeed({ patterns: [], unreadable: false });
    if (name === 'getDetectionRules')
      return succeed({ rules: { ...DEFAULT_RULES, notIds }, unreadable: false });
    return succeed({ trackingId: ID, environment: 'sandbox', frameId: 3, answer: succeed(fakeLookup(ID)) });
  }) as Send;
  const recognition = createRecognition(send);
  const state = createState(send, async () => true, recognition);
  await recognition.load();
  await state.start();
  expect(state.notId.value).toEqual({ trackingId: ID, isListed: true, hasFailed: false });
  await state.setIgnored(ID, false);
  expect(state.notId.value).toEqual({ trackingId: ID, isListed: false, hasFailed: false });
  await state.setIgnored(ID, true);
  expect(state.notId.value).toMatchObject({ isListed: true });
});

test('the last of two quick choices of a language counts, in whichever order the browser confirms them', async () => {
  const confirmations: ((isVisible: boolean) => void)[] = [];
  const saved: unknown[] = [];
  const send = (async (name: string, request: unknown) => {
    if (name === 'saveReplyChoices') saved.push(request);
    if (name === 'verifyCardSeen') return succeed({ wasSeen: true });
    return succeed({ trackingId: ID, environment: 'sandbox', frameId: 3 });
  }) as Send;
  const state = createState(send, () => new Promise((resolve) => confirmations.push(resolve)));
  await state.start();
  void state.replies.chooseLanguage('es');
  void state.replies.chooseLanguage('fr');
  await expect.poll(() => confirmations.length).toBe(2);
  for (const confirm of confirmations.reverse()) {
    confirm(true);
    await expect.poll(() => state.replies.language.value).toBe('fr');
  }
  expect(saved).toEqual([{ language: 'fr' }]);
});
