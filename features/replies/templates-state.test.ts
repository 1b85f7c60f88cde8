import { expect, test } from 'vitest';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import type { Request } from '../protocol.ts';
import type { ReplySettings } from './messages.ts';
import type { TemplateEdits } from './model.ts';
import { createTemplatesState } from './templates-state.ts';
import { SAMPLE_ID } from './writer/sample-shipment.ts';
import { defaultTemplate, withTemplate } from './writer/template-edits.ts';

const settings = (edits: TemplateEdits): ReplySettings => ({
  edits,
  choices: { leavesNameOut: false },
  unreadable: false,
});

/** A background that stores the templates it receives. */
async function opened(edits: TemplateEdits = {}) {
  const background = createFakeSend({ getReplySettings: settings(edits) });
  const send: typeof background.send = (name, request) => {
    if (name === 'saveReplyTemplate' && !('saveReplyTemplate' in background.answers)) {
      const { language, state, text } = request as Request<'saveReplyTemplate'>;
      const { edits: before } = background.answers.getReplySettings as ReplySettings;
      background.answers.getReplySettings = settings(withTemplate(before, language, state, text));
      return background.send('getReplySettings', {}) as ReturnType<typeof background.send<typeof name>>;
    }
    return background.send(name, request);
  };
  const state = createTemplatesState({ send, locale: 'en-GB' });
  await state.load();
  return { state, background };
}

const OWN = 'It is {trackingId}.';

test('previews an edited template immediately and stores it when saved', async () => {
  const { state, background } = await opened();
  state.edit(OWN);
  expect(state.allKnown.value).toEqual({ step: 'written', text: `It is ${SAMPLE_ID}.`, missing: [] });
  expect(state.standing.value).toBe('unsaved');
  expect(background.sent).toHaveLength(1);
  await state.save();
  expect(background.answers.getReplySettings).toMatchObject({ edits: { en: { delivered: OWN } } });
  expect([state.standing.value, state.saving.value.step, state.hasDrafts.value]).toEqual([
    'edited',
    'saved',
    false,
  ]);
});

test('preserves the drafts of other templates when one is saved', async () => {
  const { state } = await opened();
  state.edit(OWN);
  state.chooseLanguage('fr');
  state.edit('Voici {trackingId}.');
  await state.save();
  expect(state.hasDrafts.value).toBe(true);
  expect(state.standingOf('en', 'delivered')).toBe('unsaved');
  state.chooseLanguage('en');
  expect(state.text.value).toBe(OWN);
});

test('undoes an edit, and drops a draft equal to the saved text', async () => {
  const { state } = await opened({ en: { delivered: OWN } });
  state.edit('Other');
  state.undo();
  expect(state.text.value).toBe(OWN);
  state.edit('Other');
  state.edit(OWN);
  expect(state.hasDrafts.value).toBe(false);
});

test('shows the template that a policy sets meanwhile instead of its draft, and the draft again afterwards', async () => {
  const { state, background } = await opened();
  state.edit(OWN);
  const managed: TemplateEdits = { en: { delivered: 'Ours: {trackingId}.' } };
  background.answers.getReplySettings = { ...settings(managed), managed };
  await state.load();
  expect([state.isLocked.value, state.text.value]).toEqual([true, 'Ours: {trackingId}.']);
  expect([state.standing.value, state.hasDrafts.value]).toEqual(['edited', false]);
  background.answers.getReplySettings = settings({});
  await state.load();
  expect([state.text.value, state.hasDrafts.value]).toEqual([OWN, true]);
});

test('removes the edit when the default text is saved', async () => {
  const { state, background } = await opened({ en: { delivered: OWN } });
  expect(state.defaultText.value).toBe(defaultTemplate('en', 'delivered'));
  state.edit(state.defaultText.value);
  expect(state.standing.value).toBe('unsaved');
  await state.save();
  expect(background.answers.getReplySettings).toMatchObject({ edits: { en: {} } });
  expect(state.standing.value).toBe('default');
});

test.each([
  ['{nonsense}', [{ kind: 'unknownPlaceholder', name: 'nonsense' }]],
  [' \n ', [{ kind: 'empty' }]],
  [`${'x'.repeat(5001)}`, [{ kind: 'tooLong' }]],
])('rejects %.12j with its problem and does not store it', async (text, problems) => {
  const { state, background } = await opened();
  state.edit(text);
  expect(state.problems.value).toEqual(problems);
  await state.save();
  expect(state.saving.value).toEqual({ step: 'refused' });
  expect(background.named('saveReplyTemplate')).toEqual([]);
  state.edit('Good');
  expect(state.saving.value).toEqual({ step: 'idle' });
});

test('preserves a draft that could not be stored', async () => {
  const { state, background } = await opened();
  background.answers.saveReplyTemplate = fail('interrupted');
  state.edit(OWN);
  await state.save();
  expect(state.failures.value).toEqual([
    { language: 'en', state: 'delivered', failure: { kind: 'interrupted' } },
  ]);
  expect(state.saving.value).toEqual({ step: 'idle' });
  expect(state.text.value).toBe(OWN);
  expect(state.hasDrafts.value).toBe(true);
});

test('reports a failed save although another template is on screen, until it is saved or changed', async () => {
  const { state, background } = await opened();
  const late = createLateAnswer();
  background.answers.saveReplyTemplate = late.promise;
  state.edit(OWN);
  const saving = state.save();
  state.chooseLanguage('fr');
  late.give(fail('storageFull'));
  await saving;
  const failed = { language: 'en', state: 'delivered', failure: { kind: 'storageFull' } };
  expect([state.failures.value, state.saving.value.step]).toEqual([[failed], 'idle']);

  state.edit('Voici {trackingId}.');
  expect(state.failures.value).toEqual([failed]);
  await state.save();
  expect(state.failures.value).toHaveLength(2);
  state.undo();
  expect(state.failures.value).toEqual([failed]);
  state.chooseLanguage('en');
  delete background.answers.saveReplyTemplate;
  await state.save();
  expect([state.failures.value, state.saving.value.step]).toEqual([[], 'saved']);
});

test('loads changes made elsewhere and preserves drafts', async () => {
  const { state, background } = await opened();
  state.edit(OWN);
  background.answers.getReplySettings = settings({ en: { delivered: 'Theirs', moving: 'Theirs' } });
  await state.load();
  expect(state.text.value).toBe(OWN);
  state.chooseState('moving');
  expect(state.text.value).toBe('Theirs');
});

test('shows the name and the signature in the preview, and stores them when saved', async () => {
  const { state, background } = await opened();
  state.edit('Hi[ {customer}], {trackingId}.\n\n{agent}\n{signature}');
  background.answers.saveReplyChoices = {};
  const sender = { agent: 'Kim', signature: 'Support' };
  state.sender.value?.edit(sender);
  expect(state.hasDrafts.value).toBe(true);
  expect(state.allKnown.value).toMatchObject({ text: `Hi Alex Sample, ${SAMPLE_ID}.\n\nKim\nSupport` });
  expect(state.idOnly.value).toMatchObject({ text: `Hi, ${SAMPLE_ID}.\n\nKim\nSupport`, missing: [] });
  background.answers.getReplySettings = { ...settings({}), choices: { leavesNameOut: false, sender } };
  await state.sender.value?.save();
  expect(background.sent).toContainEqual({ name: 'saveReplyChoices', request: { sender } });
  expect(state.sender.value?.saving.value).toEqual({ step: 'saved' });
  expect(state.sender.value?.isChanged.value).toBe(false);
  expect(state.sender.value?.current.value).toEqual(sender);
});

test('keeps a name that could not be saved', async () => {
  const { state, background } = await opened();
  background.answers.saveReplyChoices = fail('interrupted');
  state.sender.value?.edit({ agent: 'Kim' });
  await state.sender.value?.save();
  expect(state.sender.value?.saving.value).toMatchObject({ step: 'failed' });
  expect(state.sender.value?.current.value.agent).toBe('Kim');
});

test('the preview has a sample name until the agent has entered one', async () => {
  const { state } = await opened();
  state.edit('Yours, {agent}');
  expect(state.allKnown.value).toMatchObject({ text: 'Yours, Kim Sample' });
  state.sender.value?.edit({ agent: 'Robin' });
  expect(state.allKnown.value).toMatchObject({ text: 'Yours, Robin' });
});
