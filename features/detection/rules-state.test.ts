import { expect, test } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { DetectionRules } from './engine/rules.ts';
import { changedRules, DEFAULT_RULES, MAX_IGNORED_IDS, type RulesChange } from './model.ts';
import { createRulesState } from './rules-state.ts';

/** Opens the state with a background that stores changes unless it `refuses` them. */
async function opened(ignoredIds: string[] = []) {
  const rules: DetectionRules = { ...DEFAULT_RULES, notIds: ignoredIds };
  const background = { rules, refuses: false };
  const send = async (name: string, request: RulesChange) => {
    if (background.refuses) return fail('interrupted');
    if (name === 'changeDetectionRules') background.rules = changedRules(background.rules, request);
    return succeed({ rules: background.rules, unreadable: false });
  };
  const state = createRulesState(send as unknown as Send);
  await state.load();
  return { state, background };
}

test('shows a change at once, and reverts it if it fails', async () => {
  const { state, background } = await opened();
  const changing = state.set({ mode: 'strict' });
  expect(state.rules.value.mode).toBe('strict');
  await changing;
  expect(background.rules.mode).toBe('strict');
  background.refuses = true;
  await state.set({ labels: false });
  expect(state.rules.value).toEqual({ ...DEFAULT_RULES, mode: 'strict' });
  expect(state.failure.value).toEqual({ kind: 'interrupted' });
  background.refuses = false;
  await Promise.all([state.set({ labels: false }), state.set({ carriers: false })]);
  expect(state.failure.value).toBeUndefined();
  expect(background.rules).toEqual({ mode: 'strict', labels: false, carriers: false, notIds: [] });
});

test('reports rules that could not be read, and loads them again', async () => {
  const { state, background } = await opened();
  const other = createRulesState((async () =>
    background.refuses ? fail('interrupted') : succeed({ rules: background.rules })) as unknown as Send);
  background.refuses = true;
  await other.load();
  expect(other.loading.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
  background.refuses = false;
  await other.load();
  expect(other.loading.value.step).toBe('ready');
  background.refuses = true;
  await state.load();
  expect(state.loading.value.step).toBe('ready');
});

test('keeps what is typed while entries are being added', async () => {
  const { state, background } = await opened();
  state.edit('ABCD1234567890');
  const adding = state.add();
  state.edit('WXYZ1234');
  await adding;
  expect(background.rules.notIds).toEqual(['ABCD1234567890']);
  expect(state.entered.value).toBe('WXYZ1234');
});

test('adds several entries in any spelling, reports known entries, and undoes the change', async () => {
  const { state, background } = await opened(['OLD12345']);
  state.edit('abcd-1234 5678 90\nold12345, WXYZ１２３４');
  await state.add();
  expect(background.rules.notIds).toEqual(['OLD12345', 'ABCD1234567890', 'WXYZ1234']);
  expect(state.outcome.value).toEqual({ step: 'added', ids: ['ABCD1234567890', 'WXYZ1234'], known: 1 });
  expect(state.entered.value).toBe('');
  await state.undo();
  expect(background.rules.notIds).toEqual(['OLD12345']);
  expect(state.outcome.value).toEqual({ step: 'none' });
});

test('undoes a removal', async () => {
  const { state, background } = await opened(['OLD12345']);
  await state.remove('OLD12345');
  expect(background.rules.notIds).toEqual([]);
  await state.undo();
  expect(background.rules.notIds).toEqual(['OLD12345']);
});

test('changes nothing for an entry that is already on the list', async () => {
  const { state } = await opened(['OLD12345']);
  state.edit('old-12345');
  await state.add();
  expect(state.outcome.value).toEqual({ step: 'allKnown', ids: ['OLD12345'] });
});

test.each([
  ['', 'empty'],
  [' , \n', 'empty'],
  ['ABCD1234567890\nwhat?', 'notAnId'],
  ['ABC', 'tooShort'],
  ['1'.repeat(41), 'tooLong'],
])('refuses %j as %s and leaves it in the field', async (text, kind) => {
  const { state, background } = await opened();
  state.edit(text);
  await state.add();
  expect(state.problem.value).toMatchObject({ kind });
  expect([state.entered.value, background.rules.notIds]).toEqual([text, []]);
  state.edit('ABCD');
  expect(state.problem.value).toBeUndefined();
  await state.add();
  expect(background.rules.notIds).toEqual(['ABCD']);
});

test('adds nothing to a full list, and leaves text that was not stored in the field', async () => {
  const full = Array.from({ length: MAX_IGNORED_IDS }, (_, index) => `A${1000 + index}`);
  const { state, background } = await opened(full);
  state.edit('ONE2MANY');
  await state.add();
  expect(state.problem.value).toEqual({ kind: 'tooMany' });
  await state.remove('A1000');
  background.refuses = true;
  await state.add();
  expect([state.entered.value, state.outcome.value.step]).toEqual(['ONE2MANY', 'none']);
  expect(state.failure.value).toEqual({ kind: 'interrupted' });
});
