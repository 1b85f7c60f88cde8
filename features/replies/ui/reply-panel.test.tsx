import { type ComponentProps, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { replyFormText } from '../reply-form-text.en.ts';
import { ReplyPanel } from './ReplyPanel.tsx';

const root = setUpRoot();

type Props = ComponentProps<typeof ReplyPanel>;

/** What an inserted reply needs. */
const INSERTED = {
  replies: { loading: { value: { step: 'loading' } } },
  reply: { insertion: { state: { step: 'done', text: '', outcome: 'landed', isCopied: true } } },
  onClose: () => undefined,
} as unknown as Props;

test('announces an insertion in an element that is there before its text', () => {
  const line = () => root.querySelector('[role="status"]')?.textContent;
  act(() => {
    render(
      <MessagesProvider value={messages}>
        <ReplyPanel {...INSERTED} />
      </MessagesProvider>,
      root,
    );
    expect(line()).toBe('');
  });
  expect(line()).toBe(replyFormText.insertOutcome.landed.copied);
});
