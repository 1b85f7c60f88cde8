import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { DetectLanguages } from './customer-language.ts';
import type { ReplySettings } from './messages.ts';
import { createReplyStore } from './state.ts';

function setUp(settings: ReplySettings | undefined, language = 'de-AT', detected = 'fr') {
  const sent: unknown[] = [];
  const send = (async (name: string, request: unknown) => {
    sent.push([name, request]);
    if (name === 'getReplySettings') return settings ? succeed(settings) : fail('interrupted');
    return fail('interrupted');
  }) as Send;
  const detect: DetectLanguages = async () => ({
    isReliable: true,
    languages: [{ language: detected, percentage: 99 }],
  });
  return { sent, store: createReplyStore(send, () => language, detect) };
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
])('in a %s interface, replies start in %s', async (language, expected) => {
  const { store } = setUp({ ...SAVED, choices: { leavesNameOut: false } }, language);
  await store.load();
  expect(store.language.value).toBe(expected);
});

test('replies follow the language of the interface until the agent chooses one', async () => {
  const locale = signal('en-US');
  const store = createReplyStore(createFakeSend({ getReplySettings: SAVED }).send, () => locale.value);
  expect(store.language.value).toBe('en');
  locale.value = 'fr';
  expect(store.language.value).toBe('fr');
  await store.load();
  expect(store.language.value).toBe('es');
});

test('restores the latest choices', async () => {
  const { store } = setUp(SAVED);
  await store.load();
  expect([store.language.value, store.leavesNameOut.value]).toEqual(['es', true]);
});

test('applies a choice immediately, even if it cannot be saved, and reapplies it after reloading', async () => {
  const { store, sent } = setUp(SAVED);
  void store.chooseLanguage('fr');
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

const MESSAGE = 'Bonjour, votre site indique comme livré mon colis, mais je n’ai rien reçu.';
const HOST = 'desk.example.com';

test('replies in the language of the message, until the agent chooses another one', async () => {
  const { store } = setUp(SAVED);
  await store.load();
  await store.startAt({ host: HOST, textAround: MESSAGE });
  expect([store.language.value, store.isLanguageDetected.value]).toEqual(['fr', true]);
  void store.chooseLanguage('en');
  expect([store.language.value, store.isLanguageDetected.value]).toEqual(['en', false]);
  await store.startAt({ host: HOST, textAround: MESSAGE });
  expect([store.language.value, store.isLanguageDetected.value]).toEqual(['fr', true]);
});

test('without a known language of the message, replies in that of the last choice on this helpdesk', async () => {
  const { store, sent } = setUp(
    { ...SAVED, choices: { ...SAVED.choices, languages: { [HOST]: 'fr' } } },
    'en',
    'de',
  );
  await store.load();
  await store.startAt({ host: HOST, textAround: MESSAGE });
  expect([store.language.value, store.isLanguageDetected.value]).toEqual(['fr', false]);
  await store.startAt({ host: 'other.example.com' });
  expect(store.language.value).toBe('es');
  void store.chooseLanguage('en');
  expect(sent).toContainEqual(['saveReplyChoices', { language: 'en', host: 'other.example.com' }]);
  await store.startAt({ host: HOST });
  expect(store.language.value).toBe('fr');
  await store.startAt({ host: 'other.example.com' });
  expect(store.language.value).toBe('en');
});

test('a choice that could not be saved counts for the next IDs, here and on helpdesks without a choice', async () => {
  const { store } = setUp({ ...SAVED, choices: { ...SAVED.choices, languages: { [HOST]: 'fr' } } });
  await store.load();
  await store.startAt({ host: HOST });
  void store.chooseLanguage('en');
  await store.startAt({ host: HOST });
  expect(store.language.value).toBe('en');
  await store.startAt({ host: 'other.example.com' });
  expect(store.language.value).toBe('en');
});

test('a language that is recognised late counts for its own ID only', async () => {
  const late = Promise.withResolvers<unknown>();
  const answers = [late.promise, Promise.resolve('fr')];
  const detect: DetectLanguages = async () => ({
    isReliable: true,
    languages: [{ language: String(await answers.shift()), percentage: 99 }],
  });
  const store = createReplyStore(createFakeSend({ getReplySettings: SAVED }).send, () => 'en', detect);
  await store.load();
  const first = store.startAt({ host: HOST, textAround: MESSAGE });
  await store.startAt({ host: HOST, textAround: MESSAGE });
  late.resolve('en');
  await first;
  expect(store.language.value).toBe('fr');
  // While the language of the next one is not known, that of the last choice counts.
  answers.push(new Promise(() => undefined));
  void store.startAt({ host: HOST, textAround: MESSAGE });
  expect([store.language.value, store.isLanguageDetected.value]).toEqual(['es', false]);
});

test('keeps the templates that are loaded when they cannot be loaded again', async () => {
  const { send, answers } = createFakeSend({ getReplySettings: SAVED });
  const store = createReplyStore(send, () => 'en');
  await store.load();
  answers.getReplySettings = fail('timedOut');
  await store.load();
  expect(store.loading.value).toEqual({ step: 'ready', settings: SAVED });
});
