import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { succeed } from '../../../utils/outcome.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { InsertResult } from '../../page/model.ts';
import type { Lookup } from '../../shipment/model.ts';
import { useAnswerKeys } from '../../shortcuts/ui/use-answer-keys.ts';
import { currentCopyOptions, describeCopies } from '../describe-copies.ts';
import type { ReplyType } from '../model.ts';
import { createReplyStore, type ReplyStore } from '../state.ts';
import { ReplyButtons } from './ReplyButtons.tsx';
import { useReply } from './use-reply.ts';

const messages = allEnglishMessages;
const t = { ...messages.copying, ...messages.replyForm };
const ID = 'ABCD1234567890';
const ANSWER: Lookup = {
  trackingId: ID,
  environment: 'production',
  host: 'api.example.com',
  retrievedAt: 0,
  generation: 1,
  isFresh: true,
  shipment: {
    status: 'DELIVERED',
    proofOfDelivery: { recipient: 'Robin Marlow', deliveryDate: '2026-11-18', pods: [] },
    problems: [],
  },
  raw: '{}',
};

const root = setUpRoot();
const inserted = vi.fn<(text: string) => InsertResult>();
const closed = vi.fn();
const copied = vi.fn(() => false);
const wasSeen = vi.fn(async () => true);

/** So that no test waits for the code that is loaded on first use. */
beforeAll(() => Promise.all([import('./ReplyPanel.tsx'), import('../writer/write-about.ts')]));

beforeEach(() => {
  // The older of the two clipboards, which happy-dom lacks.
  Object.assign(document, { execCommand: copied });
  inserted.mockReturnValue('landed');
});

/** The foot of an answer, with the reply that replaces it. */
function Answer({ replies }: { replies: ReplyStore }) {
  const copies = describeCopies({ trackingId: ID, lookup: ANSWER }, currentCopyOptions(replies, false), {
    messages,
    locale: 'en-GB',
    now: 0,
  });
  const reply = useReply(ID, copies, replies.loading.value.step === 'ready', () => ({
    wasSeen: wasSeen(),
    insert: async (text) => succeed({ outcome: inserted(text) }),
  }));
  useAnswerKeys();
  if (!reply.View)
    return <ReplyButtons onReply={reply.open} onInsert={reply.insertNow} isInserting={false} />;
  return (
    <reply.View
      badge={undefined}
      isSandbox={false}
      copies={copies}
      replies={replies}
      reply={reply}
      notice={undefined}
      onOpenTemplates={() => undefined}
      onClose={closed}
      onHeadPointerDown={undefined}
    />
  );
}

async function show(): Promise<void> {
  const { send } = createFakeSend({
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    saveReplyChoices: {},
  });
  const replies = createReplyStore(send, () => 'en');
  await replies.load();
  act(() =>
    render(
      <MessagesProvider value={messages}>
        <Answer replies={replies} />
      </MessagesProvider>,
      root,
    ),
  );
}

const buttonNamed = (name: string) =>
  [...root.querySelectorAll<HTMLElement>('button')].find((each) =>
    [each.textContent?.trim(), each.getAttribute('aria-label')].includes(name),
  );
const textArea = () => root.querySelector('textarea');

async function click(name: string): Promise<void> {
  await vi.waitFor(() => expect(buttonNamed(name)).toBeDefined());
  await act(async () => buttonNamed(name)?.click());
}

async function openReply(): Promise<string> {
  await show();
  await click(t.openReply);
  await vi.waitFor(() => expect(textArea()).not.toBeNull());
  return textArea()?.value ?? '';
}

async function type(text: string): Promise<void> {
  await act(async () => {
    const area = textArea();
    if (!area) throw new Error('There is no text to change.');
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const choose = (type: ReplyType) =>
  act(async () => {
    const types = root.querySelector('select');
    if (types) types.value = type;
    types?.dispatchEvent(new Event('change', { bubbles: true }));
  });

const press = (key: string, target: EventTarget = document.body) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('inserts a reply once, however often the button is pressed meanwhile', async () => {
  await show();
  await vi.waitFor(() => expect(buttonNamed(t.insert)).toBeDefined());
  const button = buttonNamed(t.insert);
  await act(async () => {
    for (let press = 0; press < 3; press++) button?.click();
  });
  await vi.waitFor(() => expect(root.textContent).toContain(t.insertOutcome.landed.copied));
  expect(inserted).toHaveBeenCalledOnce();
});

test('inserts the text as it was edited, and can reset and restore it', async () => {
  const written = await openReply();
  expect(written).toContain(ID);
  expect(root.textContent).not.toContain(t.edited);
  await type('My own words');
  expect(root.textContent).toContain(t.edited);
  await click(t.resetReply);
  expect(textArea()?.value).toBe(written);
  await click(t.restoreReply);
  expect(textArea()?.value).toBe('My own words');
  await click(t.insert);
  await vi.waitFor(() => expect(inserted.mock.calls).toEqual([['My own words']]));
});

test('keeps an edited text when another situation is chosen, and while the answer is shown', async () => {
  await openReply();
  await type('My own words');
  await choose('notReceived');
  const other = textArea()?.value;
  expect(other).not.toBe('My own words');
  await click(t.restoreReply);
  expect(textArea()?.value).toBe('My own words');
  await click(t.back);
  await click(t.openReply);
  expect(textArea()?.value).toBe('My own words');
});

test('offers the facts as a note to colleagues, to be changed and inserted like a reply', async () => {
  await openReply();
  await choose('note');
  const { statusCategory, shipmentNamed, summary } = messages.shipment;
  const note = textArea()?.value ?? '';
  expect(note.split('\n', 1)).toEqual([`${shipmentNamed(ID)}: ${statusCategory.delivered}`]);
  expect(note).toContain(summary.fact(summary.receivedBy, 'Robin Marlow'));
  expect(root.textContent).toContain(t.noteAdvice);
  expect(root.textContent).not.toContain(t.language);
  expect(root.querySelector(`input[placeholder="${t.customer}"]`)).toBeNull();
  await act(async () => root.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
  expect(textArea()?.value).not.toContain('Robin Marlow');
  await type('Asked the driver.');
  await click(t.insert);
  await vi.waitFor(() => expect(inserted.mock.calls).toEqual([['Asked the driver.']]));
});

test('greets the customer by the entered name, also in a text that was edited', async () => {
  const written = await openReply();
  const greeting = () => textArea()?.value.split('\n', 1)[0];
  expect(greeting()).toBe('Hello,');
  await type(`${written}\nMy own words`);
  await act(async () => {
    const field = root.querySelector<HTMLInputElement>(`input[placeholder="${t.customer}"]`);
    if (field) field.value = 'Alex';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(greeting()).toBe('Hello Alex,');
  expect(textArea()?.value).toContain('My own words');
  await click(t.resetReply);
  expect(greeting()).toBe('Hello Alex,');
});

test('inserts the suggested reply from the answer at once, and then leaves only a line', async () => {
  const written = await openReply();
  await click(t.back);
  await click(t.insert);
  await vi.waitFor(() => expect(inserted.mock.calls).toEqual([[written]]));
  await vi.waitFor(() => expect(root.textContent).toContain(t.insertOutcome.landed.copied));
  expect(textArea()).toBeNull();
  await click(messages.common.close);
  expect(closed).toHaveBeenCalledOnce();
  await click(t.back);
  await click(t.openReply);
  expect(textArea()?.value).toBe(written);
});

test('shows the text if it could not be inserted', async () => {
  inserted.mockReturnValue('noEditor');
  await show();
  await click(t.insert);
  await vi.waitFor(() => expect(root.textContent).toContain(t.insertOutcome.noEditor.copied));
  expect(textArea()?.value).toContain(ID);
});

test('copies nothing that was not seen: the page may read the clipboard', async () => {
  inserted.mockReturnValue('hidden');
  await show();
  copied.mockClear();
  wasSeen.mockResolvedValueOnce(false);
  await click(t.insert);
  await vi.waitFor(() => expect(root.textContent).toContain(t.insertOutcome.hidden.notCopied));
  expect(copied).not.toHaveBeenCalled();
});

test('has keys for reply, insert and back, but not while one types', async () => {
  await openReply();
  await press('Escape');
  expect(textArea()).toBeNull();
  await press('r');
  await vi.waitFor(() => expect(textArea()).not.toBeNull());
  await press('i', textArea() ?? undefined);
  expect(inserted).not.toHaveBeenCalled();
  await press('i');
  await vi.waitFor(() => expect(inserted).toHaveBeenCalledOnce());
});
