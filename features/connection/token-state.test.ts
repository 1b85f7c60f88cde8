import { expect, test } from 'vitest';
import { createSlowBackground } from '../../tests/fakes/slow-background.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { createTokenState } from './token-state.ts';

const OLDER = { obtainedAt: 1, validUntil: 2 };
const NEWER = { obtainedAt: 3, validUntil: 4 };

test('shows the later of two overlapping reads', async () => {
  const { send, answer } = createSlowBackground();
  const state = createTokenState(send);
  void state.load();
  void state.load();
  await answer('getToken', 1, succeed({ token: NEWER }));
  await answer('getToken', 0, succeed({ token: OLDER }));
  expect(state.token.value).toEqual(NEWER);
});

test('a failed read does not discard the answer that is still pending', async () => {
  const { send, answer } = createSlowBackground();
  const state = createTokenState(send);
  void state.load();
  void state.load();
  await answer('getToken', 1, fail('interrupted'));
  await answer('getToken', 0, succeed({ token: OLDER }));
  expect(state.token.value).toEqual(OLDER);
});

test('does not show a deleted token that was read before', async () => {
  const { send, answer } = createSlowBackground();
  const state = createTokenState(send);
  void state.load();
  void state.forget();
  await answer('forgetToken', 0, succeed({}));
  await answer('getToken', 0, succeed({ token: OLDER }));
  expect(state.token.value).toBeUndefined();
  await answer('getToken', 1, succeed({}));
  expect(state.token.value).toBeUndefined();
});

test('shows a failure to delete beside the token, until a later attempt succeeds', async () => {
  const { send, answer, named } = createSlowBackground();
  const state = createTokenState(send);
  void state.load();
  await answer('getToken', 0, succeed({ token: OLDER }));
  void state.forget();
  await answer('forgetToken', 0, fail('interrupted'));
  expect(state.failure.value).toEqual({ kind: 'interrupted' });
  expect(named('getToken')).toHaveLength(1);
  expect(state.token.value).toEqual(OLDER);
  void state.forget();
  await answer('forgetToken', 1, succeed({}));
  expect(state.failure.value).toBeUndefined();
});
