import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { fail } from '../../../utils/outcome.ts';
import { frenchMessages } from '../../catalogue.fr.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { readIdList } from '../../detection/id-list.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { type BulkLookupStore, createBulkLookup } from '../state.ts';
import { realTimers } from '../timers.ts';
import { BulkDraft } from './BulkDraft.tsx';
import { BulkTable } from './BulkTable.tsx';

const messages = allEnglishMessages;
const { replyForAll } = messages.bulkLookup;
const t = messages.bulkView;
const IDS = Array.from({ length: 8 }, (_, index) => `ABCD123456780${index}`);
const root = setUpRoot();
const shown = signal(allEnglishMessages);
let background: ReturnType<typeof createFakeSend>;
let bulkLookup: BulkLookupStore;

beforeEach(() => {
  background = createFakeSend({});
  bulkLookup = createBulkLookup({
    send: background.send,
    readList: (text) => readIdList(text, []),
    formatContext: () => ({ messages: shown.value, locale: 'en', now: 0 }),
    timers: realTimers,
  });
});

function draw(): void {
  act(() =>
    render(
      <MessagesProvider value={messages} popup={messages}>
        <BulkTable bulkLookup={bulkLookup} hasReplied={false} onOpenOptions={() => undefined} />
      </MessagesProvider>,
      root,
    ),
  );
}

function press(key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

const buttons = () =>
  [...root.querySelectorAll('.bulk-head .bulk-actions button, .notice button')].map(
    ({ textContent }) => textContent,
  );

describe('a run that has ended early offers each way to go on once', () => {
  test.each([
    ['offline', 'retry'],
    ['notConfigured', 'openOptions'],
  ] as const)('%s', async (kind, does) => {
    background.answers.getShipment = fail(kind);
    await bulkLookup.lookUp(IDS, []);
    draw();
    const { action } = messages.failures[kind]({ kind });
    expect(action?.does === 'retry').toBe(does === 'retry');
    expect(buttons()).toEqual(does === 'retry' ? [action?.label] : [t.resume(IDS.length), action?.label]);
  });

  test('another environment', async () => {
    background.answers.getShipment = fakeLookup(IDS[0] ?? '', {}, { environment: 'production' });
    await bulkLookup.lookUp(IDS, [fakeLookup(IDS[7] ?? '', {}, { environment: 'sandbox' })]);
    draw();
    expect(buttons()).toEqual([t.lookUpAgain]);
  });
});

test('continuing, not copying, is the primary action while there is nothing to reply about', async () => {
  const primary = () => [...root.querySelectorAll('.button-primary')].map(({ textContent }) => textContent);
  background.answers.getShipment = fail('timedOut');
  await bulkLookup.lookUp(IDS.slice(0, 2), []);
  draw();
  expect(primary()).toEqual([t.retryFailed(2)]);
  act(() => bulkLookup.showKnown(IDS.slice(0, 3), []));
  expect(primary()).toEqual([t.resume(3)]);
  act(() => bulkLookup.showKnown(IDS.slice(0, 3), [fakeLookup(IDS[0] ?? '', { status: 'DELIVERED' })]));
  expect(primary()).toEqual([replyForAll(3)]);
});

test('rows are in the language of the interface, also after a change', async () => {
  background.answers.getShipment = fail('offline');
  await bulkLookup.lookUp(IDS, []);
  draw();
  const line = () => root.querySelector('.bulk-line')?.textContent;
  const english = line();
  act(() => {
    shown.value = { ...allEnglishMessages, ...frenchMessages };
  });
  expect(line()).toContain(frenchMessages.failures.offline({ kind: 'offline' }).title);
  act(() => {
    shown.value = allEnglishMessages;
  });
  expect(line()).toBe(english);
});

test('announces how many rows match the text of the filter', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `ABCD12345678${10 + index}`);
  bulkLookup.showKnown(ids, []);
  draw();
  const said = root.querySelector('.bulk-filter [role="status"]');
  expect(said?.textContent).toBe('');
  act(() => bulkLookup.table.filter('7815'));
  expect(said?.textContent).toBe(messages.recent.found(1, 60));
  act(() => bulkLookup.table.filter('nothing'));
  expect(said?.textContent).toBe(messages.recent.found(0, 60));
});

describe('Escape', () => {
  test('clears the filters first, then leaves the table', () => {
    bulkLookup.showKnown(IDS, [fakeLookup(IDS[0] ?? '', { status: 'DELIVERED' })]);
    draw();
    act(() => bulkLookup.table.showOnly('delivered'));
    expect(press('Escape')).toBe(true);
    expect([bulkLookup.table.only.value, bulkLookup.view.value]).toEqual([undefined, 'table']);
    act(() => bulkLookup.table.filter('ABC'));
    expect(press('Escape', root.querySelector('button') ?? undefined)).toBe(true);
    expect([bulkLookup.table.text.value, bulkLookup.view.value]).toEqual(['', 'table']);
    expect(press('Escape')).toBe(true);
    expect(bulkLookup.view.value).toBe('closed');
  });

  test('is left to a control that has used it, and to input methods', () => {
    bulkLookup.showKnown(IDS, []);
    draw();
    const use = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', use);
    press('Escape');
    document.removeEventListener('keydown', use);
    expect(press('Escape', document.body, { isComposing: true })).toBe(false);
    expect(press('Enter')).toBe(false);
    expect(bulkLookup.view.value).toBe('table');
  });
});

describe('the list', () => {
  const handlers = { onInput: vi.fn(), onIncludeOthers: vi.fn(), onLookUp: vi.fn(), onBack: vi.fn() };

  function drawDraft(count: number): HTMLTextAreaElement {
    vi.clearAllMocks();
    const list = readIdList(IDS.join('\n'), []);
    act(() =>
      render(
        <MessagesProvider value={messages} popup={messages}>
          <BulkDraft text="" list={list} includesOthers={false} count={count} max={1000} {...handlers} />
        </MessagesProvider>,
        root,
      ),
    );
    const field = root.querySelector('textarea');
    if (!field) throw new Error('There is no field.');
    return field;
  }

  test('Control or Command with Enter looks it up; Enter alone begins a line', () => {
    const field = drawDraft(2);
    expect(press('Enter', field)).toBe(false);
    expect(handlers.onLookUp).not.toHaveBeenCalled();
    expect(press('Enter', field, { ctrlKey: true })).toBe(true);
    expect(press('Enter', field, { metaKey: true })).toBe(true);
    expect(handlers.onLookUp).toHaveBeenCalledTimes(2);
  });

  test('Control with Enter does nothing while there is no ID', () => {
    press('Enter', drawDraft(0), { ctrlKey: true });
    expect(handlers.onLookUp).not.toHaveBeenCalled();
  });

  test('Escape goes back', () => {
    expect(press('Escape', drawDraft(2))).toBe(true);
    expect(handlers.onBack).toHaveBeenCalledOnce();
  });
});
