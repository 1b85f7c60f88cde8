import { expect, test } from 'vitest';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import { createPolicyState } from './state.ts';

test('keeps the problems of a policy when it cannot be read again', async () => {
  const summary = { problems: [{ path: 'theme', kind: 'unknownName' }], recentDays: 7 };
  const { send, answers } = createFakeSend({ getPolicy: summary });
  const state = createPolicyState(send);
  await state.load();
  answers.getPolicy = fail('interrupted');
  await state.load();
  expect(state.summary.value).toEqual(summary);
});
