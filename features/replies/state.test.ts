import { expect, test } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { ReplySettings } from './messages.ts';
import { createReplyStore } from './state.ts';

function setUp(settings: ReplySettings | undefined, language = 'de-AT') {
  const sent: unknown[] = [];
  const send = (async (name: string, request: unknown) => {
    sent.push([name, request]);
    if (name === 'getReplySettings') return settings ? succeed(settings) : fail('interrupted');
    return fail('interrupted');
  }) as Send;
  return { sent, store: createReplyStore(send, language) };
}

const SAVED: ReplySettings = {
  edits: {},
  choices: { language: 'es', leavesNameOut: true },
  unreadable: false,
};

test.each([
  ['fr-CA', 'fr'],
  ['es', 'es'],
  ['de-AT', 'en'],
])('in a %s browser, replies start in %s', async (language, expected) => {
  const { store } = setUp({ ...SAVED, choices: { leavesNameOut: false } }, language);
  await store.load();
  expect(store.language.value).toBe(expected);
});

test('restores the latest choices', async () => {
  const { store } = setUp(SAVED);
  await store.load();
  expect([store.language.value, store.leavesNameOut.value]).toEqual(['es', true]);
});

test('applies a choice immediately, even if it cannot be saved, and reapplies it after reloading', async () => {
  const { store, sent } = setUp(SAVED);
  store.chooseLanguage('fr');
  store.leaveNameOut(false);
  await store.load();
  expect([store.language.value, store.leavesNameOut.value]).toEqual(['fr', false]);
  expect(sent).toContainEqual(['saveReplyChoices', { language: 'fr' }]);
  expect(sent).toContainEqual(['saveReplyChoices', { leavesNameOut: false }]);
});

test('reports templates that could not be loaded instead of using the defaults', async () => {
  const { store } = setUp(undefined);
  await store.load();
  expect(store.loading.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
});
