import { expect, test } from 'vitest';
import { createReadMessages } from './background-translations.ts';
import type { Language } from './language/model.ts';

test('the background reads its language once, and again after it has changed', async () => {
  let language: Language = 'fr';
  let readings = 0;
  let change = () => {};
  const messages = createReadMessages(
    async () => {
      readings += 1;
      return language;
    },
    (listener) => {
      change = listener;
    },
  );
  const hint = async () => (await messages()).browserUi.addressBar.hint;
  const french = await hint();
  expect(await hint()).toBe(french);
  expect(readings).toBe(1);
  language = 'es';
  change();
  expect(await hint()).not.toBe(french);
  expect(readings).toBe(2);
});
