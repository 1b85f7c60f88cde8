// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { frenchMessages } from './catalogue.fr.ts';
import { allEnglishMessages } from './catalogue.ts';
import { loadInterfaceTexts } from './interface-texts.ts';

const stored = vi.hoisted(() => ({ read: async (): Promise<object> => ({}) }));
vi.mock('../utils/browser.ts', () => ({
  browser: {
    i18n: { getUILanguage: () => 'en-GB' },
    storage: { local: { get: () => stored.read() } },
  },
  onStoredChange: () => undefined,
}));

afterEach(() => vi.restoreAllMocks());

async function load() {
  const onLoad = vi.fn();
  const texts = loadInterfaceTexts(allEnglishMessages, onLoad);
  await texts.loaded;
  expect(onLoad).toHaveBeenCalledTimes(1);
  return texts;
}

test('is in the chosen language', async () => {
  stored.read = async () => ({ 'language.choice': { version: 1, value: 'fr' } });
  const { messages, choice } = await load();
  expect([messages.common, choice]).toEqual([frenchMessages.common, 'fr']);
  expect(document.documentElement.lang).toBe('fr');
});

test('is in the language of the browser if the choice cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stored.read = () => Promise.reject(new Error('The profile is damaged.'));
  const { messages, choice } = await load();
  expect([messages.common, choice]).toEqual([allEnglishMessages.common, 'browser']);
  expect(document.documentElement.lang).toBe('en');
  expect(log).toHaveBeenCalledTimes(1);
});
