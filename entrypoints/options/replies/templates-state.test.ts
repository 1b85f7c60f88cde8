import { expect, test } from 'vitest';
import { fail } from '../../../utils/errors.ts';
import { SAMPLE_ID } from '../../../utils/replies/sample.ts';
import type { ReplySettings } from '../../../utils/replies/settings.ts';
import { defaultTemplate, type TemplateEdits } from '../../../utils/replies/templates.ts';
import { createFakeSend } from '../fake-send.ts';
import { createTemplatesState } from './templates-state.ts';

const settings = (edits: TemplateEdits): ReplySettings => ({
  edits,
  choices: { leavesNameOut: false },
  unreadable: false,
});

/** A background that keeps what it is sent. */
async function opened(edits: TemplateEdits = {}) {
  const background = createFakeSend({ getReplySettings: settings(edits) });
  const send: typeof background.send = (name, request) => {
    if (name === 'saveReplyTemplates' && !('saveReplyTemplates' in background.answers)) {
      background.answers.getReplySettings = settings((request as { edits: TemplateEdits }).edits);
      return background.send('getReplySettings', {}) as ReturnType<typeof background.send<typeof name>>;
    }
    return background.send(name, request);
  };
  const state = createTemplatesState({ send, language: 'en-GB', locale: 'en-GB' });
  await state.load();
  return { state, background };
}

const OWN = 'It is {trackingId}.';

test('a changed template is shown on the sample, and kept when somebody says so', async () => {
  const { state, background } = await opened();
  state.edit(OWN);
  expect(state.allKnown.value).toEqual({ step: 'written', text: `It is ${SAMPLE_ID}.`, missing: [] });
  expect(state.standing.value).toBe('notKept');
  expect(background.sent).toHaveLength(1);
  await state.keep();
  expect(background.answers.getReplySettings).toMatchObject({ edits: { en: { delivered: OWN } } });
  expect([state.standing.value, state.keeping.value.step, state.hasDrafts.value]).toEqual([
    'edited',
    'kept',
    false,
  ]);
});

test('drafts of several templates wait for each other', async () => {
  const { state } = await opened();
  state.edit(OWN);
  state.chooseLanguage('fr');
  state.edit('Voici {trackingId}.');
  await state.keep();
  expect(state.hasDrafts.value).toBe(true);
  expect(state.standingOf('en', 'delivered')).toBe('notKept');
  state.chooseLanguage('en');
  expect(state.text.value).toBe(OWN);
});

test('what was typed can be undone; typed back, it is no draft', async () => {
  const { state } = await opened({ en: { delivered: OWN } });
  state.edit('Other');
  state.undo();
  expect(state.text.value).toBe(OWN);
  state.edit('Other');
  state.edit(OWN);
  expect(state.hasDrafts.value).toBe(false);
});

test('back to the default: shown first, and no longer stored once it is kept', async () => {
  const { state, background } = await opened({ en: { delivered: OWN } });
  state.useDefault();
  expect(state.text.value).toBe(defaultTemplate('en', 'delivered'));
  expect(state.standing.value).toBe('notKept');
  await state.keep();
  expect(background.answers.getReplySettings).toMatchObject({ edits: { en: {} } });
  expect(state.standing.value).toBe('default');
});

test.each([
  ['{nonsense}', [{ kind: 'unknownPlaceholder', name: 'nonsense' }]],
  [' \n ', [{ kind: 'empty' }]],
  [`${'x'.repeat(5001)}`, [{ kind: 'tooLong' }]],
])('%.12j is refused by name and not stored', async (text, problems) => {
  const { state, background } = await opened();
  state.edit(text);
  expect(state.problems.value).toEqual(problems);
  await state.keep();
  expect(state.keeping.value).toEqual({ step: 'refused' });
  expect(background.named('saveReplyTemplates')).toEqual([]);
  state.edit('Good');
  expect(state.keeping.value).toEqual({ step: 'idle' });
});

test('what could not be stored is still there', async () => {
  const { state, background } = await opened();
  background.answers.saveReplyTemplates = fail('interrupted');
  state.edit(OWN);
  await state.keep();
  expect(state.keeping.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
  expect(state.text.value).toBe(OWN);
  expect(state.hasDrafts.value).toBe(true);
});

test('what changed elsewhere is read again; drafts stay', async () => {
  const { state, background } = await opened();
  state.edit(OWN);
  background.answers.getReplySettings = settings({ en: { delivered: 'Theirs', moving: 'Theirs' } });
  await state.load();
  expect(state.text.value).toBe(OWN);
  state.chooseState('moving');
  expect(state.text.value).toBe('Theirs');
});
