import { expect, test } from 'vitest';
import { fail, succeed } from './errors.ts';
import type { Send } from './messaging.ts';
import { createRecognition } from './recognition.ts';

const NINE_DIGITS = { parts: [{ kind: 'digits' as const, min: 9, max: 9 }] };

function create(answers: unknown[]) {
  const send = async () => answers.shift();
  return createRecognition(send as Send);
}

const patterns = (...kept: unknown[]) => succeed({ patterns: kept.map((pattern) => ({ pattern })) });

test('an ID is unfamiliar until its shape is taught', async () => {
  const recognition = create([patterns(), patterns(NINE_DIGITS)]);
  await recognition.load();
  expect(recognition.isUnfamiliar('123456789')).toBe(true);
  expect(recognition.isUnfamiliar('ABCD1234567890')).toBe(false);
  await recognition.load();
  expect(recognition.isUnfamiliar('123456789')).toBe(false);
});

test('nothing is called unfamiliar while the taught shapes are not known', async () => {
  const recognition = create([fail('interrupted')]);
  expect(recognition.isUnfamiliar('123456789')).toBe(false);
  await recognition.load();
  expect(recognition.isUnfamiliar('123456789')).toBe(false);
  expect(recognition.recognise('Where is ABCD1234567890?')).toBe('ABCD1234567890');
});
