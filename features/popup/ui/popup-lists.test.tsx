import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connections } from '../../../tests/fakes/connections.ts';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { createOwnProofTools } from '../../../tests/fakes/proof-tools.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { createIgnoreList } from '../../detection/ignore-list.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { ProofToolsProvider } from '../../proof/ui/use-proof-tools.ts';
import type { Send } from '../../protocol.ts';
import type { Watch, Watches } from '../../watch/model.ts';
import type { WatchStore } from '../../watch/state.ts';
import { createWatchedList } from '../../watch/watched-list.ts';
import type { OnTabIds } from '../follow-tab.ts';
import { createPopupState } from '../state.ts';
import { PopupApp } from './PopupApp.tsx';
import type { ResultProps } from './Result.tsx';

/** Views are loaded on first use, here with all their modules. */
const LOADING = { timeout: 20_000 };
const [ON_PAGE, WATCHED, RECENT] = ['ABCD1234567801', 'ABCD1234567802', 'ABCD1234567803'];
const messages = allEnglishMessages;
const root = setUpRoot();
const written = vi.fn(async (_text: string) => undefined);
let report: OnTabIds;
let state: ReturnType<typeof createPopupState>;

const lookupOf = (trackingId: string) =>
  fakeLookup(trackingId, { status: 'IN_TRANSIT' }, { retrievedAt: Date.now() });

const send = (async (name: string, request: { trackingId: string }) => {
  const environment = 'sandbox';
  if (name === 'getConnections')
    return succeed(connections({ partnerUrl: 'https://api.example.com', hasKey: true }, { environment }));
  if (name === 'getShipment') return succeed(lookupOf(request.trackingId));
  if (name === 'getRecent') {
    const entries = [ON_PAGE, WATCHED, RECENT].map((trackingId) => ({
      trackingId,
      environment,
      tone: 'inTransit',
      seenAt: Date.now(),
    }));
    return succeed({ entries, unreadable: false, days: 30 });
  }
  return name === 'getCachedLookups' ? succeed({ lookups: [] }) : fail('interrupted');
}) as unknown as Send;

async function loadResult() {
  const { Result } = await import('./Result.tsx');
  const ignoreList = createIgnoreList(send, state.recognition);
  return (props: ResultProps) => <Result {...props} ignoreList={ignoreList} />;
}

async function show(isPanel: boolean, isWide = false): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  state = createPopupState({
    send,
    clipboard: { isAllowed: async () => false, request: async () => false, read: async () => undefined },
    formatContext: () => ({ messages, locale: 'en', now: Date.now() }),
    subscribeToPageIds: async (listener) => {
      report = listener;
    },
  });
  const watch = (trackingId: string): Watch => ({
    trackingId,
    environment: 'sandbox',
    since: 0,
    nextAt: 0,
    hasNews: false,
  });
  const watches = signal<Watches>({
    environment: 'sandbox',
    watches: [watch(ON_PAGE), watch(WATCHED)],
    unreadable: false,
  });
  const store = {
    watches,
    refusal: signal(),
    isNotified: signal(true),
    control: () => undefined,
  } as unknown as WatchStore;
  act(() =>
    render(
      <MessagesProvider value={messages} popup={messages}>
        <ProofToolsProvider value={createOwnProofTools(send)}>
          <PopupApp
            state={state}
            watched={createWatchedList(store)}
            isPanel={isPanel}
            navigation={{ openPanel: undefined } as never}
            shortcuts={{ read: async () => new Map(), change: async () => undefined }}
            loadResult={loadResult}
          />
        </ProofToolsProvider>
      </MessagesProvider>,
      root,
    ),
  );
  await act(async () => {
    await state.start();
    report([ON_PAGE], 1);
  });
  await vi.waitFor(() => expect(listed()).toContain(RECENT));
}

const rows = () => [...root.querySelectorAll<HTMLElement>('button[data-tracking-id]')];
const listed = () => rows().map(({ dataset }) => dataset.trackingId);
const row = (trackingId: string) => rows().find(({ dataset }) => dataset.trackingId === trackingId);
const field = () => root.querySelector('input');
function press(key: string, ctrlKey = false): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return event;
}
const isShipmentShown = () => root.querySelector('.result') !== null;

beforeEach(() => {
  written.mockClear();
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly forms: Record<string, string>) {}
    },
  );
  const write = ([item]: { forms: Record<string, string> }[]) => written(item?.forms['text/plain'] ?? '');
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ write } as unknown as Clipboard);
  document.execCommand = () => false;
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('says once of an ID of the page that it was not looked up', async () => {
  await show(false);
  expect(row(ON_PAGE)?.querySelector('.status-badge')?.textContent).toBe(
    messages.bulkLookup.rowStatus.waiting,
  );
  expect(row(ON_PAGE)?.querySelector('.id-row-line')).toBeNull();
});

test('lists each ID once: on the page, else watched, else recent', async () => {
  await show(false);
  expect(listed()).toEqual([ON_PAGE, WATCHED, RECENT]);
  expect(row(ON_PAGE)?.textContent).toContain(messages.popup.watched);
  expect(row(ON_PAGE)?.textContent).toContain(messages.bulkLookup.rowStatus.waiting);
  expect(row(RECENT)?.textContent).toContain(messages.recent.checked(undefined));
});

test('arrows lead from the field through the rows and back, and a slash to the field', async () => {
  await show(false);
  expect(document.activeElement).toBe(field());
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement).toBe(row(WATCHED));
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
  press('ArrowDown');
  press('/');
  expect(document.activeElement).toBe(field());
});

test('a question mark shows the keys, also from the field, which has the focus at first, unless it follows a text', async () => {
  await show(false);
  expect(document.activeElement).toBe(field());
  act(() => state.enter(RECENT));
  field()?.setSelectionRange(RECENT.length, RECENT.length);
  expect(press('?').defaultPrevented).toBe(false);
  act(() => state.enter(''));
  expect(press('?').defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(root.querySelector('dialog')).not.toBeNull(), LOADING);
});

test('an arrow that chooses a word in an input method stays in the field, and so does one that is handled', async () => {
  await show(false);
  const dispatch = (isComposing: boolean, isHandled: boolean) => {
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      isComposing,
      bubbles: true,
      cancelable: true,
    });
    if (isHandled) event.preventDefault();
    act(() => void field()?.dispatchEvent(event));
    return document.activeElement;
  };
  expect(dispatch(true, false)).toBe(field());
  expect(dispatch(false, true)).toBe(field());
  expect(dispatch(false, false)).toBe(row(ON_PAGE));
});

test('Ctrl+Enter copies the reply of the row', async () => {
  await show(false);
  press('ArrowDown');
  press('Enter', true);
  await vi.waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringContaining(ON_PAGE)), LOADING);
  await vi.waitFor(() => expect(root.textContent).toContain(messages.popup.replyCopied(ON_PAGE)));
});

test.each([
  ['a wide panel', true, true, true],
  ['a narrow panel', true, false, false],
  ['the popup', false, true, false],
])('%s shows the lists beside a shipment: %s, %s → %s', async (_name, isPanel, isWide, hasBoth) => {
  await show(isPanel, isWide);
  act(() => row(RECENT)?.click());
  await vi.waitFor(() => expect(root.querySelector('.result')).not.toBeNull(), LOADING);
  expect(listed().length > 0).toBe(hasBoth);
  expect(row(RECENT)?.getAttribute('aria-current')).toBe(hasBoth ? 'true' : undefined);
  expect(root.querySelector(`[aria-label="${messages.popup.back}"]`) === null).toBe(hasBoth);
});

test('Escape in the panel leads from a shipment back to the lists, and the next ID replaces the last one', async () => {
  await show(true);
  act(() => state.enter(RECENT));
  await act(() => state.submit());
  await vi.waitFor(() => expect(isShipmentShown()).toBe(true), LOADING);
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(isShipmentShown()).toBe(false);
  expect(document.activeElement).toBe(field());
  expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, RECENT.length]);
});

test('Escape closes the popup, but leads from a row of the table back to it, and from a reply to the shipment', async () => {
  await show(false);
  act(() => row(RECENT)?.click());
  await vi.waitFor(() => expect(isShipmentShown()).toBe(true), LOADING);
  expect(press('Escape').defaultPrevented).toBe(false);
  await act(async () => state.bulkLookup.showKnown([RECENT, WATCHED], [lookupOf(RECENT), lookupOf(WATCHED)]));
  await vi.waitFor(() => expect(listed()).toEqual([RECENT, WATCHED]), LOADING);
  act(() => row(WATCHED)?.click());
  await vi.waitFor(() => expect(isShipmentShown()).toBe(true), LOADING);
  press('r');
  await vi.waitFor(() => expect(root.querySelector('.reply-actions')).not.toBeNull(), LOADING);
  press('Escape');
  expect(root.querySelector('.reply-actions')).toBeNull();
  expect(isShipmentShown()).toBe(true);
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(row(WATCHED));
});
