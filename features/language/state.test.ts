import { expect, test } from 'vitest';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { createSlowBackground } from '../../tests/fakes/slow-background.ts';
import { fail, succeed } from '../../utils/outcome.ts';
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
  state.stored.value = 'es';
  await state.choose('fr');
  expect(state.choice.value).toBe('es');
  expect(state.failure.value).toEqual({ kind: 'storageFull' });
  background.answers.setLanguage = {};
  await state.choose('fr');
  expect(state.failure.value).toBeUndefined();
});

test.each(['first', 'second'] as const)(
  'shows the language that is stored after two quick choices of which the %s fails late',
  async (failing) => {
    const background = createSlowBackground();
    const state = createLanguageState(background.send);
    state.stored.value = 'es';
    void state.choose('fr');
    void state.choose('en');
    expect(state.choice.value).toBe('en');
    const [stored, early, late] = failing === 'first' ? (['en', 1, 0] as const) : (['fr', 0, 1] as const);
    await background.answer('setLanguage', early, succeed({}));
    // The page notices the change.
    state.stored.value = stored;
    await background.answer('setLanguage', late, fail('storageFull'));
    expect(state.choice.value).toBe(stored);
    expect(state.failure.value).toEqual(failing === 'first' ? undefined : { kind: 'storageFull' });
  },
);

test('the answer to the latest choice counts, also if the same language was chosen before', async () => {
  const background = createSlowBackground();
  const state = createLanguageState(background.send);
  state.stored.value = 'es';
  for (const choice of ['fr', 'en', 'fr'] as const) void state.choose(choice);
  await background.answer('setLanguage', 0, succeed({}));
  await background.answer('setLanguage', 1, succeed({}));
  // The page notices the change.
  state.stored.value = 'en';
  expect(state.choice.value).toBe('fr');
  await background.answer('setLanguage', 2, fail('storageFull'));
  expect([state.choice.value, state.failure.value]).toEqual(['en', { kind: 'storageFull' }]);
});
