import { expect, test } from 'vitest';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import { createLanguageState } from './state.ts';

test('saves the chosen language', async () => {
  const background = createFakeSend({ setLanguage: {} });
  const state = createLanguageState(background.send);
  await state.choose('fr');
  expect(background.named('setLanguage')).toMatchObject([{ request: { choice: 'fr' } }]);
  expect(state.choice.value).toBe('fr');
});

test('shows the earlier language again if the choice could not be saved', async () => {
  const background = createFakeSend({ setLanguage: fail('storageFull') });
  const state = createLanguageState(background.send);
  state.choice.value = 'es';
  await state.choose('fr');
  expect(state.choice.value).toBe('es');
  expect(state.failure.value).toEqual({ kind: 'storageFull' });
  background.answers.setLanguage = {};
  await state.choose('fr');
  expect(state.failure.value).toBeUndefined();
});
