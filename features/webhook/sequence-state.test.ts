import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import type { WebhookReply } from '../platform/model.ts';
import { createSequenceState } from './sequence-state.ts';

const REPLY: WebhookReply = {
  url: '',
  status: 200,
  statusText: 'OK',
  durationMs: 1,
  headers: [],
  body: '',
  isCut: false,
};

let sent: string[];
let answers: Outcome<WebhookReply>[];
const create = () =>
  createSequenceState(
    async (payload) => {
      sent.push(payload);
      return answers.shift() ?? succeed(REPLY);
    },
    () => new Date(),
  );

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = [];
});
afterEach(() => vi.useRealTimers());

it('sends the steps of a journey at the chosen interval', async () => {
  const state = create();
  state.setPause('10');
  const played = state.play('journey', '{}');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await played;
  expect(sent).toHaveLength(3);
  expect(state.playing.value?.phase).toBe('done');
});

it('stops immediately and sends nothing more', async () => {
  const state = create();
  const played = state.play('journey', '{}');
  await vi.advanceTimersByTimeAsync(100);
  state.stop();
  await played;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(state.playing.value?.phase).toBe('stopped');
  expect(state.playing.value?.steps.map(({ state: { step } }) => step)).toEqual(['sent', 'left', 'left']);
});

it.each([
  ['a failure', fail('offline')],
  ['an error status', succeed({ ...REPLY, status: 503 })],
])('ends with %s', async (_name, answer) => {
  answers = [succeed(REPLY), answer];
  const state = create();
  const played = state.play('journey', '{}');
  await vi.advanceTimersByTimeAsync(60_000);
  await played;
  expect(sent).toHaveLength(2);
  expect(state.playing.value?.phase).toBe('failed');
});

it('sends drills without pauses, and runs one sequence at a time', async () => {
  const state = create();
  const played = state.play('duplicate', '{"a": 1.0}');
  await state.play('journey', '{}');
  await played;
  expect(sent).toEqual(['{"a": 1.0}', '{"a": 1.0}']);
});
