import { expect, test } from 'vitest';
import { createPolicy, type PolicyMemory } from './background.ts';
import { NO_POLICY } from './model.ts';

const SET = { environment: 'sandbox', recentDays: 7 };

interface FakeMemory extends PolicyMemory {
  noted: boolean[];
}

function remember(hadPolicy: boolean): FakeMemory {
  const noted: boolean[] = [];
  return { noted, hadPolicy: async () => hadPolicy, note: async (has) => void noted.push(has) };
}

/** Fake storage area that answers when the test calls `answer` or `refuse`. */
function createSlowArea() {
  let answer = (_value: unknown): void => {};
  let refuse = (_error: Error): void => {};
  const answering = new Promise<unknown>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  return { load: () => answering, answer, refuse };
}

test('does not wait for the browser if there was no policy last time', async () => {
  const area = createSlowArea();
  const policy = createPolicy(area.load, remember(false));
  expect(await policy.read()).toEqual(NO_POLICY);
});

test('applies a late policy, calls the listener and records the policy for the next start', async () => {
  const area = createSlowArea();
  const memory = remember(false);
  const policy = createPolicy(area.load, memory);
  const isLate = new Promise<void>((resolve) => policy.onLate(resolve));
  await policy.read();
  area.answer(SET);
  await isLate;
  expect(await policy.current()).toMatchObject({ environment: 'sandbox' });
  expect(await policy.recentDays()).toBe(7);
  expect(memory.noted).toEqual([true]);
});

test.each([{}, undefined, null])('treats %j as no policy and does not call the listener', async (nothing) => {
  const area = createSlowArea();
  const memory = remember(false);
  const policy = createPolicy(area.load, memory);
  let isTold = false;
  policy.onLate(() => {
    isTold = true;
  });
  await policy.read();
  area.answer(nothing);
  await expect.poll(() => memory.noted).toEqual([false]);
  expect(await policy.read()).toEqual(NO_POLICY);
  expect(isTold).toBe(false);
});

test('waits for the policy if there may have been one last time', async () => {
  const area = createSlowArea();
  const policy = createPolicy(area.load, remember(true));
  const reading = policy.current();
  let isRead = false;
  void reading.then(() => {
    isRead = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isRead).toBe(false);
  area.answer(SET);
  expect(await reading).toMatchObject({ environment: 'sandbox' });
});

test('begins to read the policy before it knows whether there was one last time', async () => {
  let isLoading = false;
  const load = async () => {
    isLoading = true;
    return SET;
  };
  const memory = { ...remember(true), hadPolicy: () => new Promise<boolean>(() => undefined) };
  void createPolicy(load, memory).read();
  expect(isLoading).toBe(true);
});

test('treats a rejected read as no policy', async () => {
  const area = createSlowArea();
  const memory = remember(true);
  const policy = createPolicy(area.load, memory);
  area.refuse(new Error('Managed storage manifest not found'));
  expect(await policy.read()).toEqual(NO_POLICY);
  expect(memory.noted).toEqual([false]);
});

test('does not let a late answer overwrite a newer change', async () => {
  const answers = [createSlowArea(), createSlowArea()];
  const policy = createPolicy(() => (answers.shift() ?? createSlowArea()).load(), remember(false));
  const [first, second] = answers;
  await policy.read();
  policy.forget();
  const reading = policy.current();
  second?.answer({ recentDays: 3 });
  expect(await reading).toMatchObject({ recentDays: 3 });
  first?.answer(SET);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await policy.recentDays()).toBe(3);
});
