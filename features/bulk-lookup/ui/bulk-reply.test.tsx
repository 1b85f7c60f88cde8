import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend, createLateAnswer } from '../../../tests/fakes/send.ts';
import { fail } from '../../../utils/outcome.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { readIdList } from '../../detection/id-list.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { createReplyStore } from '../../replies/state.ts';
import type { Lookup } from '../../shipment/model.ts';
import { type BulkLookupStore, createBulkLookup } from '../state.ts';
import { realTimers } from '../timers.ts';
import { BulkLookupView } from './BulkLookupView.tsx';

const [FIRST, SECOND, THIRD] = ['ABCD1234567890', 'ABCD1234567804', 'ABCD1234567817'] as const;
const messages = allEnglishMessages;
const { bulkLookup: texts, bulkView: view, replyForm: t } = messages;
const root = setUpRoot();
let bulkLookup: BulkLookupStore;
let late: ReturnType<typeof createLateAnswer>;

const DELIVERED = fakeLookup(FIRST, {
  status: 'DELIVERED',
  proofOfDelivery: { recipient: 'Robin Marlow', deliveryDate: '2026-11-18', pods: [] },
});
const MOVING = fakeLookup(SECOND, { status: 'IN_TRANSIT' });

/** So that no test waits for the code that is loaded on first use. */
beforeAll(() => import('./BulkReply.tsx'));

beforeEach(async () => {
  late = createLateAnswer();
  const { send } = createFakeSend({
    getShipment: late.promise,
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    saveReplyChoices: {},
  });
  bulkLookup = createBulkLookup({
    send,
    readList: (text) => readIdList(text, []),
    formatContext: () => ({ messages, locale: 'en', now: 0 }),
    timers: realTimers,
  });
  const replies = createReplyStore(send, () => 'en');
  await replies.load();
  act(() =>
    render(
      <MessagesProvider value={messages} popup={messages}>
        <Views replies={replies} />
      </MessagesProvider>,
      root,
    ),
  );
});

function Views({ replies }: { replies: ReturnType<typeof createReplyStore> }) {
  if (['closed', 'shipment'].includes(bulkLookup.view.value)) return null;
  return (
    <BulkLookupView
      bulkLookup={bulkLookup}
      replies={replies}
      isSandbox={false}
      onOpenOptions={() => undefined}
      onOpenTemplates={() => undefined}
    />
  );
}

const buttonNamed = (name: string) =>
  [...root.querySelectorAll('button')].find((each) => each.textContent?.includes(name));
const click = (name: string) => act(async () => buttonNamed(name)?.click());
const text = () => root.querySelector('textarea')?.value ?? '';

async function showTable(trackingIds: readonly string[], known: readonly Lookup[]): Promise<void> {
  await act(async () => bulkLookup.showKnown(trackingIds, known));
}

async function openReply(count: number): Promise<void> {
  await vi.waitFor(() => expect(buttonNamed(texts.replyForAll(count))).toBeDefined());
  await click(texts.replyForAll(count));
  await vi.waitFor(() => expect(text()).not.toBe(''));
}

test('writes one reply about all rows, which can be changed, and keeps it while the table is shown', async () => {
  await showTable([FIRST, SECOND], [DELIVERED, MOVING]);
  await openReply(2);
  expect(text()).toMatch(new RegExp(`${SECOND}[\\s\\S]*${FIRST}, on .*Robin Marlow`));
  expect(root.textContent).not.toContain(view.unclear(1));
  await act(async () => {
    const area = root.querySelector('textarea');
    if (area) area.value = 'My own words';
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(root.textContent).toContain(t.edited);
  await click(t.back);
  expect(bulkLookup.view.value).toBe('table');
  expect(document.activeElement).toBe(buttonNamed(texts.replyForAll(2)));
  await act(async () => bulkLookup.openRow(FIRST));
  await act(async () => bulkLookup.back());
  expect(document.activeElement?.textContent).toContain(FIRST);
  await openReply(2);
  expect(text()).toBe('My own words');
  await click(t.back);
  await showTable([SECOND, FIRST, THIRD], [DELIVERED, MOVING]);
  await openReply(3);
  expect(text()).toContain(THIRD);
});

test('keeps the name of the customer while the table or a shipment is shown', async () => {
  const customer = () => root.querySelector<HTMLInputElement>('.reply-choices input');
  await showTable([FIRST, SECOND], [DELIVERED, MOVING]);
  await openReply(2);
  await act(async () => {
    const field = customer();
    if (field) field.value = 'Robin';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(text()).toContain('Robin,');
  await click(t.back);
  await act(async () => bulkLookup.openRow(FIRST));
  await act(async () => bulkLookup.back());
  await openReply(2);
  expect(customer()?.value).toBe('Robin');
  expect(text()).toContain('Robin,');
});

test('names the IDs about which it says nothing, and hides the name if the agent wants so', async () => {
  await showTable([FIRST, SECOND, THIRD], [DELIVERED]);
  await openReply(3);
  expect(root.textContent).toContain(view.unclear(2));
  expect(root.textContent).toContain(view.unclearAdvice([SECOND, THIRD]));
  await act(async () => root.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
  expect(text()).toContain(FIRST);
  expect(text()).not.toContain('Marlow');
});

test('is the shipment’s own where the filter leaves one row', async () => {
  await showTable([FIRST, SECOND], [DELIVERED, MOVING]);
  await act(async () => bulkLookup.table.showOnly('delivered'));
  await vi.waitFor(() => expect(buttonNamed(messages.copying.openReply)).toBeDefined());
  expect(buttonNamed(texts.replyForAll(1))).toBeUndefined();
  await click(messages.copying.openReply);
  expect(bulkLookup.view.value).toBe('shipment');
  expect(bulkLookup.shipment.state.value).toMatchObject({ lookup: { trackingId: FIRST } });
  expect(bulkLookup.isReplyOpen.value).toBe(true);
  await act(async () => bulkLookup.back());
  await act(async () => bulkLookup.openRow(FIRST));
  expect(bulkLookup.isReplyOpen.value).toBe(false);
});

test('is not offered while there is nothing to say about any ID', async () => {
  await showTable([FIRST, SECOND], []);
  await vi.waitFor(() => expect(buttonNamed(view.copyTsv)).toBeDefined());
  expect(buttonNamed(texts.replyForAll(2))).toBeUndefined();
});

test('has its place while IDs are looked up, so that no other button is there once it can be used', async () => {
  const buttons = () => [...root.querySelectorAll('.bulk-foot button')].map((each) => each.textContent);
  const run = bulkLookup.lookUp([FIRST, SECOND], [MOVING]);
  await vi.waitFor(() => expect(buttonNamed(view.copyTsv)).toBeDefined());
  const meanwhile = buttons();
  expect(buttonNamed(texts.replyForAll(2))?.disabled).toBe(true);
  late.give(fail('offline'));
  await act(() => run);
  expect(buttonNamed(texts.replyForAll(2))?.disabled).toBe(false);
  expect(buttons()).toEqual(meanwhile);
});

test('nothing is offered to copy where no row matches the filter', async () => {
  await showTable([FIRST, SECOND], [DELIVERED, MOVING]);
  expect(buttonNamed(view.copyTsv)).toBeDefined();
  await act(async () => bulkLookup.table.filter('nothing like it'));
  expect([view.copyTsv, view.copyCsv].map(buttonNamed)).toEqual([undefined, undefined]);
  await click(view.showAll);
  expect([view.copyTsv, view.copyCsv].map(buttonNamed)).not.toContain(undefined);
});
