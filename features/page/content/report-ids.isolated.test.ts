import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listen } from '../../../utils/window-events.ts';
import type { OccurrenceIndex } from '../occurrences.ts';
import { createIdReporter } from './report-ids.ts';

const { sent, background } = vi.hoisted(() => ({
  sent: [] as { hasIds: boolean; hashes: number[]; hasMore: boolean }[],
  background: { isStopped: false },
}));

vi.mock('./page-messaging.ts', () => ({
  sendFromPage: async (_name: string, request: (typeof sent)[number]) => {
    sent.push(request);
    return !background.isStopped;
  },
}));

// Its getters are those of a browser. No element of this test is without a box.
vi.mock('../../../utils/native-dom.ts', () => ({
  parentElementOf: ({ parentElement }: Text) => parentElement,
}));

const TOP_WINDOW = {
  get parent() {
    return TOP_WINDOW;
  },
};
/** The IDs of the frame, in order, and the hidden ones among them. */
let ids: string[];
let hidden: Set<string>;
let isUnread: boolean;
let looks: number;
let timesNone: number;
let events: Map<string, (event: never) => void>;
let life: AbortController;
let page: EventTarget & { prerendering: boolean };

const element = {} as Element;

function checkVisibility(this: Element): boolean {
  looks += 1;
  return !hidden.has(this.id);
}

/** A class, because Vitest looks for instances when it describes a failure. */
class FakeElement {}
Object.assign(FakeElement.prototype, { checkVisibility });

const index = {
  isEmpty: () => ids.length === 0,
  elements: () => [element],
  occurrencesOf: () => ids.map((id) => ({ id, start: { node: { parentElement: { id } } } })),
} as unknown as OccurrenceIndex;

const listen: Listen = (name, handler) => void events.set(name, handler as (event: never) => void);
const create = () =>
  createIdReporter(
    () => index,
    () => isUnread,
    () => {
      timesNone += 1;
    },
    listen,
    life.signal,
  ).report;
const fire = (name: string, event: object = {}) => events.get(name)?.(event as never);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('window', TOP_WINDOW);
  page = Object.assign(new EventTarget(), { prerendering: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('getComputedStyle', () => ({ display: 'block' }));
  sent.length = 0;
  background.isStopped = false;
  ids = [];
  hidden = new Set();
  isUnread = false;
  looks = 0;
  timesNone = 0;
  events = new Map();
  life = new AbortController();
});

afterEach(() => {
  vi.useRealTimers();
});

test('reports the first ID at once, and nothing before', () => {
  const report = create();
  report();
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([]);
  ids = ['A1', 'A1'];
  report();
  expect(sent).toEqual([{ hasIds: true, hashes: [expect.any(Number)], hasMore: false, path: [] }]);
  expect(looks).toBe(1);
});

test('reports further IDs together after a delay, and only if something has changed', () => {
  const report = create();
  ids = ['A1'];
  report();
  ids = ['A1', 'B2'];
  report();
  ids = ['A1', 'B2', 'C3'];
  report();
  expect(sent).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(500);
  expect(sent.map(({ hashes }) => hashes.length)).toEqual([1, 3]);
  report();
  vi.advanceTimersByTime(500);
  expect(sent).toHaveLength(2);
});

test('gives the same ID the same hash in every frame, and another ID another hash', () => {
  ids = ['A1', 'B2'];
  create()();
  create()();
  expect(sent[0]?.hashes).toEqual(sent[1]?.hashes);
  expect(new Set(sent[0]?.hashes).size).toBe(2);
});

test('does not count hidden tickets, but reports that there are IDs', () => {
  ids = ['A1', 'B2'];
  hidden = new Set(ids);
  create()();
  expect(sent).toEqual([{ hasIds: true, hashes: [], hasMore: false, path: [] }]);
});

test('reports at most 99 hashes, and that there are more IDs or unread text', () => {
  ids = Array.from({ length: 120 }, (_, at) => `A${at}`);
  create()();
  expect(sent[0]).toMatchObject({ hasMore: true });
  expect(sent[0]?.hashes).toHaveLength(99);
  ids = ['A1'];
  isUnread = true;
  create()();
  expect(sent[1]).toMatchObject({ hasIds: true, hasMore: true });
});

test('reports IDs that raise a lower bound less often, and removed IDs or an exact number at once', () => {
  const report = create();
  const counts = () => sent.map(({ hashes }) => hashes.length);
  const change = (to: string[], ms = 500) => {
    ids = to;
    report();
    vi.advanceTimersByTime(ms);
  };
  isUnread = true;
  change(['A1'], 0);
  for (const id of ['B2', 'C3', 'D4']) change([...ids, id]);
  expect(counts()).toEqual([1, 2]);
  vi.advanceTimersByTime(2_000);
  expect(counts()).toEqual([1, 2, 4]);
  change(['B2', 'C3']);
  expect(counts()).toEqual([1, 2, 4, 2]);
  change(['B2', 'C3', 'E5']);
  expect(counts()).toEqual([1, 2, 4, 2]);
  isUnread = false;
  change(['B2', 'C3', 'E5']);
  expect(sent.at(-1)).toMatchObject({ hashes: Array(3).fill(expect.any(Number)), hasMore: false });
  change(['B2', 'C3', 'E5', 'F6']);
  expect(counts()).toEqual([1, 2, 4, 2, 3, 4]);
  vi.advanceTimersByTime(3_000);
  expect(counts()).toEqual([1, 2, 4, 2, 3, 4]);
  expect(vi.getTimerCount()).toBe(0);
});

test('withdraws the IDs of a page that is left, and reports them again when it is restored', () => {
  const report = create();
  ids = ['A1'];
  report();
  fire('pagehide');
  expect(sent.at(-1)).toMatchObject({ hasIds: false, hashes: [] });
  fire('pageshow', { persisted: false });
  expect(sent).toHaveLength(2);
  fire('pageshow', { persisted: true });
  expect(sent.at(-1)).toMatchObject({ hasIds: true });
});

test('reports the IDs of a page that was loaded in advance only when it is shown', () => {
  page.prerendering = true;
  const report = create();
  ids = ['A1'];
  report();
  expect(sent).toEqual([]);
  page.prerendering = false;
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(sent).toMatchObject([{ hasIds: true, hashes: [expect.any(Number)] }]);
});

test('calls back when the last ID or the page is gone', () => {
  const report = create();
  ids = ['A1'];
  report();
  expect(timesNone).toBe(0);
  ids = [];
  report();
  expect(timesNone).toBe(1);
  ids = ['A1'];
  report();
  fire('pagehide');
  expect(timesNone).toBe(2);
});

test('reports nothing after its signal has aborted', () => {
  const report = create();
  life.abort();
  ids = ['A1'];
  report();
  expect(sent).toEqual([]);
});

test('repeats a report once that was lost with the background, and then with the next change', async () => {
  background.isStopped = true;
  const report = create();
  ids = ['ONE'];
  report();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  background.isStopped = false;
  report();
  await vi.advanceTimersByTimeAsync(5_000);
  report();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual(sent[0]);
});

test('reports again that the IDs are gone if that was lost', async () => {
  const report = create();
  ids = ['ONE'];
  report();
  background.isStopped = true;
  await vi.advanceTimersByTimeAsync(5_000);
  ids = [];
  report();
  background.isStopped = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.map(({ hasIds }) => hasIds)).toEqual([true, false, false]);
});
