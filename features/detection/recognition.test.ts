import { expect, test, vi } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import { DEFAULT_RULES } from './model.ts';
import { createRecognition } from './recognition.ts';

const NINE_DIGITS = { parts: [{ kind: 'digits' as const, min: 9, max: 9 }] };

/** @param answers to `getPatterns`, one after the other */
function create(answers: unknown[], ignoredIds: string[] = []) {
  const rules = succeed({ rules: { ...DEFAULT_RULES, notIds: ignoredIds }, unreadable: false });
  const send = async (name: string) => (name === 'getDetectionRules' ? rules : answers.shift());
  return createRecognition(send as Send);
}

const patterns = (...saved: unknown[]) => succeed({ patterns: saved.map((pattern) => ({ pattern })) });

test('recognises nothing until the detector is loaded', async () => {
  const recognition = create([patterns()]);
  await recognition.load();
  expect(recognition.isReady()).toBe(false);
  expect(recognition.recognise('Where is ABCD1234567890?')).toBeUndefined();
  expect(recognition.readList('ABCD1234567890').recognised).toEqual([]);
  expect(recognition.isUnfamiliar('123456789')).toBe(false);
  // The first question has begun to load it.
  await vi.waitFor(() => expect(recognition.isReady()).toBe(true), { timeout: 20_000 });
  await recognition.prepare();
  expect(recognition.isReady()).toBe(true);
  expect(recognition.recognise('Where is ABCD1234567890?')).toBe('ABCD1234567890');
  expect(recognition.readList('ABCD1234567890').recognised).toEqual(['ABCD1234567890']);
  expect(recognition.isUnfamiliar('123456789')).toBe(true);
});

test('treats an ID as unfamiliar until there is a pattern for it', async () => {
  const recognition = create([patterns(), patterns(NINE_DIGITS)]);
  await recognition.prepare();
  await recognition.load();
  expect(recognition.isUnfamiliar('123456789')).toBe(true);
  expect(recognition.isUnfamiliar('ABCD1234567890')).toBe(false);
  await recognition.load();
  expect(recognition.isUnfamiliar('123456789')).toBe(false);
});

test('treats no ID as unfamiliar before the custom patterns are loaded', async () => {
  const recognition = create([fail('interrupted')]);
  await recognition.prepare();
  expect(recognition.isUnfamiliar('123456789')).toBe(false);
  await recognition.load();
  expect(recognition.isUnfamiliar('123456789')).toBe(false);
  expect(recognition.recognise('Where is ABCD1234567890?')).toBe('ABCD1234567890');
});

test('recognises managed patterns', async () => {
  const managed = [{ pattern: NINE_DIGITS }];
  const recognition = create([succeed({ patterns: [], managed })]);
  await recognition.prepare();
  await recognition.load();
  expect(recognition.recognise('box 123456789')).toBe('123456789');
});

test('skips an ignored ID if the text has another, and does not treat it as unfamiliar', async () => {
  const recognition = create([patterns()], ['ABCD1234567890']);
  await recognition.prepare();
  await recognition.load();
  expect(recognition.recognise('ABCD1234567890 or WXYZ1234567890?')).toBe('WXYZ1234567890');
  expect(recognition.recognise('Where is ABCD1234567890?')).toBe('ABCD1234567890');
  expect(recognition.isUnfamiliar('ABCD1234567890')).toBe(false);
});
