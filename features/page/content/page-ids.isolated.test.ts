import { beforeEach, expect, test, vi } from 'vitest';
import { type OccurrenceIndex, PAGE_IDS_PORT } from '../occurrences.ts';
import { sharePageIds } from './page-ids.ts';

type Connect = (port: object) => void;

const { sent, popups } = vi.hoisted(() => ({
  sent: [] as { hasIds: boolean }[],
  popups: [] as Connect[],
}));

vi.mock('wxt/browser', () => ({
  browser: { runtime: { id: 'ours', onConnect: { addListener: (listen: Connect) => popups.push(listen) } } },
}));
vi.mock('./visible-occurrences.ts', () => ({
  visibleOccurrences: () => [],
  distinctIdsOf: () => Array.from({ length: 1_340 }, (_, count) => `ID${count}`),
  someVisibleIds: () => new Set(),
}));
vi.mock('./page-messaging.ts', () => ({
  isExtensionAlive: () => true,
  sendFromPage: async (_name: string, request: (typeof sent)[number]) => void sent.push(request),
}));

let isEmpty: boolean;
/** Whether some text is unread, and how often all of it was read. */
let isUnread: boolean;
let readings: number;
let events: EventTarget;

const index = {
  isEmpty: () => isEmpty,
  elements: () => [],
  occurrencesOf: () => [],
} as unknown as OccurrenceIndex;

const TOP_WINDOW = {
  get parent() {
    return TOP_WINDOW;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('window', TOP_WINDOW);
  vi.stubGlobal('document', new EventTarget());
  sent.length = 0;
  isEmpty = true;
  isUnread = false;
  readings = 0;
  events = new EventTarget();
  return () => {
    vi.useRealTimers();
  };
});

function create() {
  const context = {
    hasUnread: () => isUnread,
    readAll: async () => {
      readings += 1;
      isUnread = false;
    },
  };
  return sharePageIds(
    () => index,
    context,
    () => undefined,
    (name, handler) => events.addEventListener(name, handler as (event: Event) => void),
    new AbortController().signal,
  );
}

test('reports the first IDs in the next frame, and after a pause that there are none any more', () => {
  const pageIds = create();
  pageIds.changed();
  isEmpty = false;
  pageIds.changed();
  expect(sent).toMatchObject([{ hasIds: true }]);
  isEmpty = true;
  pageIds.changed();
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(250);
  expect(sent).toMatchObject([{ hasIds: true }, { hasIds: false }]);
});

test('draws no frame for IDs that are only counted', () => {
  const frames = vi.fn((run: () => void) => run());
  vi.stubGlobal('requestAnimationFrame', frames);
  const pageIds = create();
  isEmpty = false;
  pageIds.changed();
  expect(frames).toHaveBeenCalledTimes(1);
  pageIds.changed();
  vi.advanceTimersByTime(2_000);
  expect(frames).toHaveBeenCalledTimes(1);
});

test('reports IDs at once on request, and does not report them again', () => {
  const pageIds = create();
  pageIds.changed();
  isEmpty = false;
  pageIds.changed();
  pageIds.reportNow();
  expect(sent).toMatchObject([{ hasIds: true }]);
  vi.advanceTimersByTime(2_000);
  expect(sent).toHaveLength(1);
});

interface PostedIds {
  ids: string[];
  leftOut: number;
}

/** Connects a popup. @returns what it receives */
function openPopup(): PostedIds[] {
  const posted: PostedIds[] = [];
  popups.at(-1)?.({
    name: PAGE_IDS_PORT,
    sender: { id: 'ours' },
    onDisconnect: { addListener: () => undefined },
    postMessage: (message: PostedIds) => posted.push(message),
  });
  return posted;
}

test('sends a popup no more IDs than it accepts, and how many it leaves out', () => {
  create();
  expect(openPopup().map(({ ids, leftOut }) => [ids.length, leftOut])).toEqual([[1_000, 340]]);
});

test('reads all text for an open popup, also text that arrives later', async () => {
  const pageIds = create();
  isUnread = true;
  pageIds.changed();
  expect(readings).toBe(0);
  const posted = openPopup();
  expect(readings).toBe(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(posted).toHaveLength(2);
  isUnread = true;
  pageIds.changed();
  await vi.advanceTimersByTimeAsync(250);
  expect(readings).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(readings).toBe(2);
});

test('sends nothing through the ports of a page that was left, which Firefox has closed', () => {
  const pageIds = create();
  const before = openPopup();
  events.dispatchEvent(new Event('pagehide'));
  const after = openPopup();
  vi.advanceTimersByTime(250);
  pageIds.changed();
  expect([before.length, after.length]).toEqual([1, 2]);
});

test.each([
  ['of another name', { name: 'another', sender: { id: 'ours' } }],
  ['of another extension', { name: PAGE_IDS_PORT, sender: { id: 'theirs' } }],
  ['without a sender', { name: PAGE_IDS_PORT }],
])('sends nothing through a port %s, and reads nothing for it', (_name, forged) => {
  create();
  const posted: unknown[] = [];
  popups.at(-1)?.({
    ...forged,
    onDisconnect: { addListener: () => undefined },
    postMessage: (message: unknown) => void posted.push(message),
  });
  vi.runAllTimers();
  expect([posted, readings]).toEqual([[], 0]);
});
