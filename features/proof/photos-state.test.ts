import { expect, test } from 'vitest';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import { createPhotosState } from './photos-state.ts';

test('is on while photos load with the answer, and stores the opposite', async () => {
  const background = createFakeSend({ getProofPreference: { onDemand: false }, setProofPreference: {} });
  const state = createPhotosState(background.send);
  await state.load();
  expect(state.setting.value).toEqual({ step: 'ready', isOn: true });
  await state.setOn(false);
  expect(background.named('setProofPreference')).toMatchObject([{ request: { onDemand: true } }]);
  expect(state.setting.value).toEqual({ step: 'ready', isOn: false });
});

test('says that the stored choice is unreadable, and that a choice could not be stored', async () => {
  const background = createFakeSend({
    getProofPreference: { onDemand: true, unreadable: true },
    setProofPreference: fail('newerData'),
  });
  const state = createPhotosState(background.send);
  await state.load();
  expect(state.setting.value).toEqual({ step: 'ready', isOn: false, unreadable: true });
  await state.setOn(true);
  expect(state.setting.value).toEqual({ step: 'notSwitched', isOn: false, failure: { kind: 'newerData' } });
});
