import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from './browser.ts';
import { createSend, type MessageMap, type SendOf } from './messaging.ts';
import { fail, succeed } from './outcome.ts';
import { EmptySchema, z } from './zod.ts';

const protocol = {
  read: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: z.object({ count: z.number() }),
  },
  write: { from: 'extension', request: z.object({ text: z.string() }), reply: EmptySchema },
} as const satisfies MessageMap;

const STOPPED = () => Promise.reject(new Error('The message port closed before a response was received.'));

let send: SendOf<typeof protocol>;
let options: Parameters<typeof createSend>[0];
let notices: number;
let sent: unknown[];
let answers: (() => unknown)[];
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  sent = [];
  notices = 0;
  answers = [];
  Object.assign(browser.runtime, {
    sendMessage: async (message: unknown) => {
      sent.push(message);
      return answers.shift()?.();
    },
    getManifest: () => ({ version: '1.2.3' }),
  });
  options = {
    repeatable: { read: true },
    onOutdated: () => {
      notices += 1;
    },
  };
  send = createSend<typeof protocol>(options);
});

test('sends name, request and version, and returns the reply', async () => {
  answers = [() => succeed({ count: 2 })];
  expect(await send('read', {})).toEqual(succeed({ count: 2 }));
  expect(sent).toEqual([{ name: 'read', request: {}, version: '1.2.3' }]);
});

test.each([
  [true, { isPrivate: true }],
  [false, {}],
])('says that the page is in a private window: %s', async (isPrivate, more) => {
  await createSend<typeof protocol>({ ...options, isPrivate: Promise.resolve(isPrivate) })('read', {});
  for (const message of sent)
    expect(message).toEqual({ name: 'read', request: {}, version: '1.2.3', ...more });
});

test('repeats a repeatable message once if the background was stopped', async () => {
  answers = [STOPPED, () => succeed({ count: 2 })];
  expect(await send('read', {})).toEqual(succeed({ count: 2 }));
  expect(sent).toHaveLength(2);
});

test('repeats a repeatable message once if the page returns from the back/forward cache without an answer', async () => {
  const never = () => new Promise(() => undefined);
  answers = [never, () => succeed({ count: 2 })];
  const answer = send('read', {});
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  // Longer than a repetition would take to be sent.
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveLength(1);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await answer).toEqual(succeed({ count: 2 }));
  expect(sent).toHaveLength(2);
});

test('stops after one repetition', async () => {
  answers = [STOPPED, STOPPED, () => succeed({ count: 2 })];
  expect(await send('read', {})).toEqual(fail('interrupted'));
  expect(sent).toHaveLength(2);
});

test('never repeats a message that is not repeatable, and says that it may have taken effect', async () => {
  answers = [STOPPED, () => succeed({})];
  expect(await send('write', { text: 'x' })).toEqual(fail('interrupted', { isUncertain: true }));
  expect(sent).toHaveLength(1);
});

test('returns a failure of the background without sending again', async () => {
  answers = [() => fail('notConfigured')];
  expect(await send('read', {})).toEqual(fail('notConfigured'));
  expect(sent).toHaveLength(1);
});

test.each([
  undefined,
  'text',
  true,
  [],
  {},
  { ok: true },
  { ok: false },
  { ok: false, failure: 'no' },
  { ok: 1 },
])('treats %j, which is not an outcome, as an interruption', async (answer) => {
  answers = [() => answer, () => answer];
  expect(await send('read', {})).toEqual(fail('interrupted'));
  expect(notices).toBe(0);
});

test('reports a background of another version, without using anything of its reply', async () => {
  answers = [() => ({ isOutdated: true, value: { count: 2 } })];
  expect(await send('write', { text: 'x' })).toEqual(fail('interrupted', { isUncertain: true }));
  expect(notices).toBe(1);
});

test('stops waiting after 25 seconds and does not repeat the message', async () => {
  vi.useFakeTimers();
  try {
    answers = [() => new Promise(() => undefined)];
    let outcome: unknown;
    const waiting = send('read', {}).then((value) => {
      outcome = value;
    });
    await vi.advanceTimersByTimeAsync(24_999);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(outcome).toEqual(fail('timedOut'));
    expect(sent).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('says that a message which may have changed something was interrupted if its answer is late', async () => {
  vi.useFakeTimers();
  try {
    answers = [() => new Promise(() => undefined)];
    const outcome = send('write', { text: 'x' });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await Promise.race([outcome, 'still waiting'])).toEqual(
      fail('interrupted', { isUncertain: true }),
    );
    expect(sent).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('returns a time limit of the background itself unchanged', async () => {
  answers = [() => fail('timedOut', { host: 'api.example' })];
  expect(await send('write', { text: 'x' })).toEqual(fail('timedOut', { host: 'api.example' }));
});

test('gives both attempts 25 seconds together', async () => {
  vi.useFakeTimers();
  try {
    answers = [
      () =>
        new Promise((_resolve, reject) =>
          setTimeout(reject, 20_000, new Error('The background has stopped.')),
        ),
      () => new Promise(() => undefined),
    ];
    const outcome = send('read', {});
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await Promise.race([outcome, 'still waiting'])).toEqual(fail('timedOut'));
    expect(sent).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
