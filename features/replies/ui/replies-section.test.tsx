import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { createTemplatesState } from '../templates-state.ts';
import { RepliesSection } from './RepliesSection.tsx';

const root = setUpRoot();
const messages = allEnglishMessages;
const { replyTemplates, replyForm } = messages;

async function show() {
  const { send } = createFakeSend({ getReplySettings: { edits: {}, choices: { leavesNameOut: false } } });
  const state = createTemplatesState({ send, locale: 'en' });
  await state.load();
  act(() =>
    render(
      <MessagesProvider value={messages} options={messages}>
        <RepliesSection state={state} />
      </MessagesProvider>,
      root,
    ),
  );
  return state;
}

const countOf = (text: string) => (root.textContent ?? '').split(text).length - 1;

test('names the rows of languages and situations', async () => {
  await show();
  const named = [...root.querySelectorAll('.labelled')].map((row) => [
    row.querySelector('.labelled-name')?.textContent,
    row.querySelector('ul')?.getAttribute('aria-label'),
  ]);
  const { language, situation } = replyTemplates;
  expect(named).toEqual([
    [language, language],
    [situation, situation],
  ]);
});

test('names a template that was not saved while another one is on screen', async () => {
  const state = await show();
  const { stateName, languageName } = replyForm;
  act(() => state.edit('It is {trackingId}.'));
  await act(() => state.save());
  expect(countOf(replyTemplates.notStored)).toBe(1);
  act(() => state.chooseLanguage('fr'));
  expect(countOf(replyTemplates.notStored)).toBe(0);
  expect(countOf(replyTemplates.otherNotStored(stateName.delivered, languageName.en))).toBe(1);
});

test('says once what is wrong with a template, and shows no preview of it', async () => {
  const state = await show();
  expect(countOf(replyTemplates.allKnown)).toBe(1);
  act(() => state.edit('Hello {nonsense}'));
  const [problem] = state.problems.value;
  if (!problem || problem.kind === 'empty' || problem.kind === 'tooLong') throw new Error('no problem');
  expect(countOf(replyForm.problem(problem))).toBe(1);
  expect(countOf(replyTemplates.correctFirst)).toBe(1);
  expect(countOf(replyTemplates.allKnown) + countOf(replyTemplates.idOnly)).toBe(0);
});
