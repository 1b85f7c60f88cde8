import { expect, test } from 'vitest';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import type { ReplySettings } from './messages.ts';
import { createTemplatesState } from './templates-state.ts';

const NONE: ReplySettings = { edits: {}, choices: { leavesNameOut: false }, unreadable: false };
const OWN = 'It is {trackingId}.';
const SAVED: ReplySettings = { ...NONE, edits: { en: { delivered: OWN } } };

/** The options with a template that is being saved, until `give` answers. */
async function saving() {
  const background = createFakeSend({ getReplySettings: NONE });
  const state = createTemplatesState({ send: background.send, locale: 'en-GB' });
  await state.load();
  const { promise, give } = createLateAnswer();
  background.answers.saveReplyTemplate = promise;
  state.edit(OWN);
  return { state, background, give, saved: state.save() };
}

test('text that is typed while a template is saved stays a draft, and cannot be saved meanwhile', async () => {
  const { state, background, give, saved } = await saving();
  state.edit(`${OWN} Bye.`);
  expect(state.saving.value.step).toBe('saving');
  await state.save();
  expect(background.named('saveReplyTemplate')).toHaveLength(1);
  give(SAVED);
  await saved;
  expect([state.text.value, state.standing.value]).toEqual([`${OWN} Bye.`, 'unsaved']);
});

test('a template that is shown meanwhile is not called saved', async () => {
  const { state, give, saved } = await saving();
  state.chooseState('moving');
  give(SAVED);
  await saved;
  expect(state.saving.value.step).toBe('idle');
  expect(state.standingOf('en', 'delivered')).toBe('edited');
});

test('templates that were read before a save do not replace what was saved', async () => {
  const { state, background, give, saved } = await saving();
  const late = createLateAnswer();
  background.answers.getReplySettings = late.promise;
  const loaded = state.load();
  give(SAVED);
  await saved;
  late.give(NONE);
  await loaded;
  expect([state.text.value, state.standing.value]).toEqual([OWN, 'edited']);
});

test('a template of the policy is not saved as one of the user', async () => {
  const managed = { en: { delivered: 'Ours: {trackingId}.' } };
  const { send, named } = createFakeSend({ getReplySettings: { ...NONE, edits: managed, managed } });
  const state = createTemplatesState({ send, locale: 'en-GB' });
  await state.load();
  await state.save();
  expect(named('saveReplyTemplate')).toEqual([]);
});

test('a signature that is typed while the name is saved stays unsaved', async () => {
  const { send, answers, named } = createFakeSend({ getReplySettings: NONE });
  const state = createTemplatesState({ send, locale: 'en-GB' });
  await state.load();
  const late = createLateAnswer();
  answers.saveReplyChoices = late.promise;
  state.sender.value?.edit({ agent: 'Kim' });
  expect(state.hasDrafts.value).toBe(true);
  const saved = state.sender.value?.save();
  state.sender.value?.edit({ signature: 'Support' });
  expect(state.sender.value?.saving.value).toEqual({ step: 'saving' });
  await state.sender.value?.save();
  expect(named('saveReplyChoices')).toHaveLength(1);
  const choices = { leavesNameOut: false, sender: { agent: 'Kim', signature: '' } };
  answers.getReplySettings = { ...NONE, choices };
  late.give({});
  await saved;
  expect(state.sender.value?.current.value).toEqual({ agent: 'Kim', signature: 'Support' });
  expect([state.sender.value?.isChanged.value, state.hasDrafts.value]).toEqual([true, true]);
});
