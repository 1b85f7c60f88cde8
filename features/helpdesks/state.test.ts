import { expect, test } from 'vitest';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import type { Helpdesks } from './model.ts';
import { createHelpdesksState } from './state.ts';

const PATTERN = 'https://desk.example.org/*';
const NONE: Helpdesks = { off: [], withoutAccess: [], own: [], unreadable: false };
const ONE: Helpdesks = { ...NONE, own: [{ pattern: PATTERN, hasAccess: true, isManaged: false }] };

async function opened({ isGranted = true, saved = NONE } = {}) {
  const background = createFakeSend({
    getHelpdesks: saved,
    addSite: ONE,
    removeSite: NONE,
    setHelpdesk: { ...saved, off: ['Zendesk'] },
  });
  const asked: string[][] = [];
  const state = createHelpdesksState(background.send, async (patterns) => {
    asked.push(patterns);
    return isGranted;
  });
  await state.load();
  return { state, background, asked };
}

test('adds a site once the browser grants access, then clears the field', async () => {
  const { state, background, asked } = await opened();
  state.edit('https://desk.example.org/tickets/1');
  const adding = state.add();
  // Requested synchronously, during the click.
  expect(asked).toEqual([[PATTERN]]);
  await adding;
  expect(background.named('addSite')).toMatchObject([{ request: { pattern: PATTERN } }]);
  expect(state.helpdesks.value).toEqual(ONE);
  expect(state.outcome.value).toEqual({ step: 'added', pattern: PATTERN });
  expect(state.address.value).toBe('');
});

test('does not add a site without access, and does not clear the field', async () => {
  const { state, background } = await opened({ isGranted: false });
  state.edit('desk.example.org');
  await state.add();
  expect(background.named('addSite')).toEqual([]);
  expect(state.outcome.value).toEqual({ step: 'refused', pattern: PATTERN });
  expect(state.address.value).toBe('desk.example.org');
});

test('rejects an invalid URL without requesting access, and clears the problem on input', async () => {
  const { state, asked } = await opened({ saved: ONE });
  state.edit('desk.example.org');
  expect(state.problem.value).toBeUndefined();
  await state.add();
  expect(state.problem.value).toMatchObject({ kind: 'isThere' });
  expect(asked).toEqual([]);
  state.edit('desk.example.or');
  expect(state.problem.value).toBeUndefined();
});

test('undoes a removal after requesting access again', async () => {
  const { state, asked } = await opened({ saved: ONE });
  await state.remove(PATTERN);
  expect(state.helpdesks.value).toEqual(NONE);
  expect(state.outcome.value).toEqual({ step: 'removed', pattern: PATTERN });
  await state.allow(PATTERN);
  expect(asked).toEqual([[PATTERN]]);
  expect(state.helpdesks.value).toEqual(ONE);
});

test('updates a switch immediately and reverts it if saving fails', async () => {
  const { state, background } = await opened();
  const switching = state.setOn('Zendesk', false);
  expect(state.helpdesks.value?.off).toEqual(['Zendesk']);
  await switching;
  expect(state.helpdesks.value?.off).toEqual(['Zendesk']);
  background.answers.setHelpdesk = fail('interrupted');
  background.answers.getHelpdesks = { ...NONE, off: ['Zendesk'] };
  await state.setOn('Zendesk', true);
  expect(state.helpdesks.value?.off).toEqual(['Zendesk']);
  expect(state.outcome.value).toEqual({
    step: 'failed',
    change: 'setHelpdesk',
    failure: { kind: 'interrupted' },
  });
});

test('ignores the reply of a read that started before a change', async () => {
  const { state, background } = await opened();
  const late = createLateAnswer();
  background.answers.getHelpdesks = late.promise;
  const loading = state.load();
  await state.setOn('Zendesk', false);
  late.give(NONE);
  await loading;
  expect(state.helpdesks.value?.off).toEqual(['Zendesk']);
});

test('ignores the reply to a change while a later one is pending', async () => {
  const { state, background } = await opened();
  const [first, second] = [createLateAnswer(), createLateAnswer()];
  background.answers.setHelpdesk = first.promise;
  const switching = state.setOn('Zendesk', false);
  background.answers.setHelpdesk = second.promise;
  const switchingBack = state.setOn('Zendesk', true);
  first.give({ ...NONE, off: ['Zendesk'] });
  await switching;
  expect(state.helpdesks.value?.off).toEqual([]);
  second.give(NONE);
  await switchingBack;
  expect(state.helpdesks.value?.off).toEqual([]);
});

test('shows the later of two overlapping reads', async () => {
  const { state, background } = await opened();
  const late = createLateAnswer();
  background.answers.getHelpdesks = late.promise;
  const earlier = state.load();
  background.answers.getHelpdesks = ONE;
  await state.load();
  late.give(NONE);
  await earlier;
  expect(state.helpdesks.value).toEqual(ONE);
});

test('shows the reply to a change even if a read that started later was answered first', async () => {
  const { state, background } = await opened();
  const late = createLateAnswer();
  background.answers.setHelpdesk = late.promise;
  const switching = state.setOn('Zendesk', false);
  await state.load();
  late.give({ ...NONE, off: ['Zendesk'] });
  await switching;
  expect(state.helpdesks.value?.off).toEqual(['Zendesk']);
});

test('exposes a failed read and can read again', async () => {
  const background = createFakeSend({ getHelpdesks: fail('interrupted') });
  const state = createHelpdesksState(background.send, async () => true);
  await state.load();
  expect(state.loading.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
  background.answers.getHelpdesks = NONE;
  await state.load();
  expect(state.helpdesks.value).toEqual(NONE);
});

test('requests access that was taken away during the click that switches a helpdesk on', async () => {
  const saved = { ...NONE, withoutAccess: ['Zendesk', 'Intercom'] };
  const { state, background, asked } = await opened({ saved });
  const switching = state.setOn('Zendesk', true);
  expect(asked).toEqual([['https://*.zendesk.com/*']]);
  await switching;
  expect(background.named('setHelpdesk')).toMatchObject([{ request: { name: 'Zendesk', isOn: true } }]);
});

test('leaves a helpdesk off if the browser refuses access', async () => {
  const saved = { ...NONE, withoutAccess: ['Zendesk'] };
  const { state, background } = await opened({ isGranted: false, saved });
  await state.setOn('Zendesk', true);
  expect(background.named('setHelpdesk')).toEqual([]);
  expect(state.helpdesks.value).toEqual(saved);
  expect(state.outcome.value).toEqual({ step: 'refused', pattern: 'https://*.zendesk.com/*' });
});
