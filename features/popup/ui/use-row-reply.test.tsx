import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { RowReply } from '../reply-copier.ts';
import { useRowReply } from './use-row-reply.ts';

const root = setUpRoot();
const { popup } = allEnglishMessages;
const [FIRST, SECOND] = ['ABCD1234567801', 'ABCD1234567802'];
const written = (text: string): RowReply => ({ step: 'written', text });
const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  // The DOM of unit tests has no commands.
  document.execCommand = () => {
    const event = new Event('copy', { cancelable: true });
    Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => copied.push(text) } });
    return !document.dispatchEvent(event);
  };
});

/** @returns copies the reply for a row */
function showRows(writeReplyFor: (trackingId: string) => Promise<RowReply>): (trackingId: string) => void {
  let copy: (trackingId: string) => void = () => undefined;
  function Rows() {
    const reply = useRowReply(writeReplyFor);
    copy = reply.copy;
    return <p>{reply.note}</p>;
  }
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages} popup={allEnglishMessages}>
        <Rows />
      </MessagesProvider>,
      root,
    ),
  );
  return (trackingId) => act(() => copy(trackingId));
}

test('of two rows, the reply for the last one requested is copied, even if the other arrives later', async () => {
  let giveFirst: (reply: RowReply) => void = () => undefined;
  const first = new Promise<RowReply>((resolve) => {
    giveFirst = resolve;
  });
  const copy = showRows(async (id) => (id === FIRST ? first : written('for the second')));
  copy(FIRST);
  copy(SECOND);
  await vi.waitFor(() => expect(root.textContent).toBe(popup.replyCopied(SECOND)));
  await act(async () => giveFirst(written('for the first')));
  expect(copied).toEqual(['for the second']);
  expect(root.textContent).toBe(popup.replyCopied(SECOND));
});

test('says that nothing was copied if the reply cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const copy = showRows(() => Promise.reject(new Error('the file is gone')));
  copy(FIRST);
  await vi.waitFor(() => expect(root.textContent).toBe(popup.replyNotCopied));
  expect(copied).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});
