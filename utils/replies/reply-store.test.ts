import { expect, test } from 'vitest';
import { fail, succeed } from '../errors.ts';
import type { Send } from '../messaging.ts';
import { createReplyStore } from './reply-store.ts';
import type { ReplySettings } from './settings.ts';

function setUp(settings: ReplySettings | undefined, language = 'de-AT') {
  const sent: unknown[] = [];
  const send = (async (name: string, request: unknown) => {
    sent.push([name, request]);
    if (name === 'getReplySettings') return settings ? succeed(settings) : fail('interrupted');
    return fail('interrupted');
  }) as Send;
  return { sent, store: createReplyStore(send, language) };
}

const KEPT: ReplySettings = {
  edits: {},
  choices: { language: 'es', leavesNameOut: true },
  unreadable: false,
};

test.each([
  ['fr-CA', 'fr'],
  ['es', 'es'],
  ['de-AT', 'en'],
])('before anything was chosen, a browser in %s writes in %s', async (language, expected) => {
  const { store } = setUp({ ...KEPT, choices: { leavesNameOut: false } }, language);
  await store.load();
  expect(store.language.value).toBe(expected);
});

test('what was chosen last is there again', async () => {
  const { store } = setUp(KEPT);
  await store.load();
  expect([store.language.value, store.leavesNameOut.value]).toEqual(['es', true]);
});

test('a choice holds at once, whether it can be remembered or not, and is not undone by reading again', async () => {
  const { store, sent } = setUp(KEPT);
  store.chooseLanguage('fr');
  store.leaveNameOut(false);
  await store.load();
  expect([store.language.value, store.leavesNameOut.value]).toEqual(['fr', false]);
  expect(sent).toContainEqual(['saveReplyChoices', { language: 'fr' }]);
  expect(sent).toContainEqual(['saveReplyChoices', { leavesNameOut: false }]);
});

test('templates that could not be read are a failure, not the defaults', async () => {
  const { store } = setUp(undefined);
  await store.load();
  expect(store.loading.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
});
