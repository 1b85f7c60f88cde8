import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';

test('steps run one after the other, in the order in which they were given', async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const step = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(step('a')), inTurn(step('b'))])).toEqual(['a', 'b']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a step that fails is told to who gave it, and keeps no other from its turn', async () => {
  const inTurn = createTurns();
  const failing = inTurn(() => Promise.reject(new Error('refused')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('next');
});
