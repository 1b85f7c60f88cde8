import { expect, test } from 'vitest';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import { createStatusColorsState } from './state.ts';

async function opened(isOn = false) {
  const background = createFakeSend({ getStatusColors: { isOn }, setStatusColors: { isOn: !isOn } });
  const state = createStatusColorsState(background.send);
  await state.load();
  return { state, background };
}

test('shows the saved setting, and applies a switch at once', async () => {
  const { state, background } = await opened();
  expect(state.setting.value).toEqual({ step: 'ready', isOn: false });
  const switching = state.setOn(true);
  expect(state.setting.value).toEqual({ step: 'switching', isOn: true });
  await switching;
  expect(state.setting.value).toEqual({ step: 'ready', isOn: true });
  expect(background.named('setStatusColors')).toMatchObject([{ request: { isOn: true } }]);
});

test('says that the saved setting is unreadable until it is switched', async () => {
  const { state, background } = await opened();
  background.answers.getStatusColors = { isOn: false, unreadable: true };
  await state.load();
  expect(state.setting.value).toEqual({ step: 'ready', isOn: false, unreadable: true });
  await state.setOn(true);
  expect(state.setting.value).toEqual({ step: 'ready', isOn: true });
});

test('reverts a failed switch and shows the failure until the setting is read again', async () => {
  const { state, background } = await opened(true);
  background.answers.setStatusColors = fail('interrupted');
  await state.setOn(false);
  expect(state.setting.value).toEqual({
    step: 'notSwitched',
    isOn: true,
    failure: { kind: 'interrupted' },
  });
  await state.load();
  expect(state.setting.value).toEqual({ step: 'ready', isOn: true });
});

test('cannot switch a setting that could not be read, and reads it again', async () => {
  const background = createFakeSend({ getStatusColors: fail('interrupted') });
  const state = createStatusColorsState(background.send);
  await state.load();
  expect(state.setting.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
  await state.setOn(true);
  expect(background.named('setStatusColors')).toEqual([]);
  background.answers.getStatusColors = { isOn: true };
  await state.load();
  expect(state.setting.value).toEqual({ step: 'ready', isOn: true });
  background.answers.getStatusColors = fail('interrupted');
  await state.load();
  expect(state.setting.value).toEqual({ step: 'ready', isOn: true });
});

test('drops an answer that arrives after a later switch', async () => {
  const { state, background } = await opened();
  const late = createLateAnswer();
  background.answers.getStatusColors = late.promise;
  const loading = state.load();
  await state.setOn(true);
  late.give({ isOn: false });
  await loading;
  expect(state.setting.value).toEqual({ step: 'ready', isOn: true });
});

test('saves a choice that is made while an earlier one is being saved', async () => {
  const { state, background } = await opened();
  const first = state.setOn(true);
  background.answers.setStatusColors = { isOn: false };
  await state.setOn(false);
  expect(state.setting.value).toEqual({ step: 'switching', isOn: false });
  await first;
  expect(state.setting.value).toEqual({ step: 'ready', isOn: false });
  expect(background.named('setStatusColors')).toMatchObject([
    { request: { isOn: true } },
    { request: { isOn: false } },
  ]);
});
