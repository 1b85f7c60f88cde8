import { expect, test } from 'vitest';
import { draftAfterChange, replyKey, restorableText } from './reply-draft.ts';
import type { ReplyResult } from './writer/write-reply.ts';

const written = (text: string): ReplyResult => ({ step: 'written', text, missing: [] });
const draft = { key: 'en.delivered.false', text: 'Hello,\n\nIt is there, as promised.' };
const OLD = written('Hello,\n\nIt is there.');

test('lines that the agent has not edited are updated with the customer’s name', () => {
  expect(draftAfterChange(draft, OLD, written('Hello Alex,\n\nIt is there.'))).toEqual({
    ...draft,
    text: 'Hello Alex,\n\nIt is there, as promised.',
  });
});

test('the agent’s text stays as it is when the written one gets more lines or fewer', () => {
  for (const text of ['Hello Alex,\n\nIt is there.\n\nBye', 'It is there.'])
    expect(draftAfterChange(draft, OLD, written(text))).toEqual(draft);
});

test('a note is the same in every language, and a reply is not', () => {
  const options = { leavesNameOut: false, edits: {}, isSandbox: false };
  const keys = (type: 'note' | 'delivered') =>
    (['en', 'fr'] as const).map((language) => replyKey({ ...options, language }, type));
  expect(new Set(keys('note')).size).toBe(1);
  expect(new Set(keys('delivered')).size).toBe(2);
});

test('offers to restore the agent’s text only where another one is shown', () => {
  expect(restorableText(draft, 'fr.delivered.false', 'Bonjour')).toBe(draft.text);
  expect(restorableText(draft, draft.key, 'Hello')).toBeUndefined();
  expect(restorableText(draft, 'fr.delivered.false', draft.text)).toBeUndefined();
});
