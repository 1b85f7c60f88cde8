import { expect, test } from 'vitest';
import { succeed } from '../../utils/outcome.ts';
import { createRecognition } from '../detection/recognition.ts';
import type { Send } from '../protocol.ts';
import { createReplyStore } from '../replies/state.ts';
import { createCardState } from './state.ts';

test('the last of two quick choices of a language counts, in whichever order the browser confirms them', async () => {
  const confirmations: ((isVisible: boolean) => void)[] = [];
  const saved: unknown[] = [];
  const send = (async (name: string, request: unknown) => {
    if (name === 'saveReplyChoices') saved.push(request);
    if (name === 'verifyCardSeen') return succeed({ wasSeen: true });
    return succeed({ trackingId: 'ABCD1234567890', environment: 'sandbox', frameId: 3 });
  }) as Send;
  const state = createCardState({
    send,
    nonce: 'nonce',
    isPinned: false,
    recognition: createRecognition(send),
    replies: createReplyStore(send, () => 'en'),
    waitUntilVisible: () => new Promise((resolve) => confirmations.push(resolve)),
    press: { pressedAt: () => 0, isByPointer: () => false },
  });
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
